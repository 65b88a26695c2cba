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
  mutating func make(_ index: Int, frameRate: Double) {
    var settings = PlaygroundSettings()
    for slot in Slot.allCases { settings[slot] = slots[slot.rawValue] }
    let world = World(settings, frameRate: frameRate == 120 ? 120 : 60)
    if index < worlds.count { worlds[index] = world } else { worlds.append(world) }
  }

  mutating func change(_ index: Int, _ body: (inout World) -> Void) {
    guard worlds.indices.contains(index) else { return }
    body(&worlds[index])
  }

  mutating func read(_ index: Int) {
    guard worlds.indices.contains(index) else { return }
    report.read(worlds[index])
  }

  mutating func draw(_ index: Int, loadsMore: Bool) {
    guard worlds.indices.contains(index) else { return }
    let world = worlds[index]
    painter.draw(world, at: loadsMore ? world.loadEnd : world.refreshEnd)
  }

  mutating func fingerprint(_ index: Int) -> UInt64 {
    guard worlds.indices.contains(index) else { return 0 }
    return Fingerprint(of: worlds[index], drawnBy: &painter).value
  }
}
