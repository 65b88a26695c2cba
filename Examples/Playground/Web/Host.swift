import RefreshAnimators

/// What the page's calls work on.
struct Host {
  /// The worlds that the page has made, by their numbers.
  private(set) var worlds: [World] = []

  /// Where the page writes the settings of the next world: a number for each slot.
  let slots: UnsafeMutablePointer<Double>

  private(set) var report = WorldReport()
  var painter = Painter()

  init() {
    slots = .allocate(capacity: Slot.allCases.count)
    for slot in Slot.allCases { (slots + slot.rawValue).initialize(to: slot.standard) }
  }

  /// Makes a world of the settings in the slots in the place of another, or in the next free one.
  mutating func make(_ index: Int32, frameRate: Double) {
    var settings = PlaygroundSettings()
    for slot in Slot.allCases { settings[slot] = slots[slot.rawValue] }
    let world = World(settings, frameRate: frameRate == 120 ? 120 : 60)
    if worlds.indices.contains(Int(index)) { worlds[Int(index)] = world } else { worlds.append(world) }
  }

  /// The world of a number; `nil` if none has it.
  func world(_ index: Int32) -> World? {
    worlds.indices.contains(Int(index)) ? worlds[Int(index)] : nil
  }

  mutating func read(_ index: Int32) {
    if let world = world(index) { report.read(world) }
  }

  mutating func draw(_ index: Int32, loadsMore: Bool) {
    guard let world = world(index) else { return }
    painter.draw(world, at: loadsMore ? world.loadSide : world.refreshSide)
  }

  mutating func fingerprint(_ index: Int32) -> UInt64 {
    guard let world = world(index) else { return 0 }
    return Fingerprint(of: world, drawnBy: &painter).value
  }
}
