import RefreshAnimators

/// The phones and buffers behind the calls of the page.
struct Host {
  /// The phones that the page has made, by their numbers.
  private(set) var phones: [PhoneSimulation] = []

  /// The buffer for the settings of the next phone: a number for each slot.
  let slots: UnsafeMutablePointer<Double>

  /// The texts of a language that the page gives.
  private var room = FlatBuffer<UInt8>(capacity: 1024)

  private(set) var report = PhoneReport()
  var painter = Painter()

  init() {
    slots = .allocate(capacity: Slot.allCases.count)
    for slot in Slot.allCases { (slots + slot.rawValue).initialize(to: slot.standard) }
  }

  /// Makes room for so many bytes; returns their address.
  mutating func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8> {
    room.free()
    room = FlatBuffer(capacity: max(count, 1))
    return room.start
  }

  /// Keeps the texts in the room for the language of a number; returns `false` if they are not its texts.
  func keepTexts(_ language: Int32, count: Int) -> Bool {
    guard let language = RefreshLanguage(rawValue: UInt8(clamping: language)) else { return false }
    return RefreshTexts.keep(UnsafeBufferPointer(start: room.start, count: count), for: language)
  }

  /// Creates a phone from the settings in the slots; replaces that of the index, or appends it.
  mutating func make(_ index: Int32, frameRate: Double) {
    var settings = PlaygroundSettings()
    for slot in Slot.allCases { settings[slot] = slots[slot.rawValue] }
    let phone = PhoneSimulation(settings, frameRate: PhoneSimulation.frameRate(nearest: frameRate))
    if phones.indices.contains(Int(index)) { phones[Int(index)] = phone } else { phones.append(phone) }
  }

  /// The phone of a number; `nil` if none has it.
  func phone(_ index: Int32) -> PhoneSimulation? {
    phones.indices.contains(Int(index)) ? phones[Int(index)] : nil
  }

  mutating func read(_ index: Int32) {
    if let phone = phone(index) { report.read(phone) }
  }

  /// Draws the header of a phone, its footer, or the gauge of a swipe.
  mutating func draw(_ index: Int32, _ part: Int32) {
    guard let phone = phone(index) else { return }
    if part == 2 { return painter.drawGauge(phone) }
    painter.draw(phone, at: part == 1 ? phone.loadSide : phone.refreshSide)
  }

  mutating func fingerprint(_ index: Int32) -> UInt64 {
    guard let phone = phone(index) else { return 0 }
    return Fingerprint(of: phone, drawnBy: &painter).value
  }
}
