#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport

/// Draws scripts: what a user, an app and a system come to do to one list.
struct ScriptWriter {
  private static let actCount = 40
  private static let footerTriggers: [RefreshTrigger?] = [
    nil, .onReachingEnd(within: .viewports(1)), .onRelease, .whilePulling, .onTap, .manual,
  ]

  /// The switches that draw from a generator of their own: they came later, and a seed keeps its acts.
  private static let laterSwitches: Set<String> = ["grabbedOverscroll", "animatedScrollFlag"]

  private var random: SeededGenerator
  private var later: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    later = SeededGenerator(seed: ~seed)
  }

  /// A script of forty acts.
  mutating func script() -> PropertyScript {
    var script = PropertyScript()
    script.switches = HeadlessSwitches.dimensions.map { setting(of: $0) }
    script.length = chance(3) ? 300 : 3000
    script.headerTrigger = chance(2) ? .onRelease : .whilePulling
    script.footerTrigger = one(of: Self.footerTriggers)
    for _ in 0..<Self.actCount { script.acts.append(act()) }
    return script
  }

  private mutating func setting(of dimension: HeadlessSwitches.Dimension) -> Int {
    guard Self.laterSwitches.contains(dimension.name) else {
      return Int.random(in: dimension.settings.indices, using: &random)
    }
    return Int.random(in: dimension.settings.indices, using: &later)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  private mutating func act() -> Act {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: touch()
    case 4, 5: .wait(for: number(0...0.8))
    case 6, 7: call()
    default: disturbance()
    }
  }

  private mutating func touch() -> Act {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: .pull(to: number(-20...160))
    case 3: .pullEnd(to: number(-20...160))
    case 4: .flick(by: number(100...500))
    case 5, 6: .flick(by: number(-500 ... -100))
    case 7, 8: .lift
    case 9: .hold(for: number(0...0.3))
    case 10: .cancel
    default: chance(2) ? .tap : .tapFooter
    }
  }

  private mutating func call() -> Act {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: .endRefresh(one(of: Act.Ending.allCases))
    case 3, 4: .endLoad(one(of: Act.Ending.allCases))
    case 5: .endByCall(one(of: Act.Role.allCases))
    case 6: .begin(reveals: chance(2))
    default: .beginLoad
    }
  }

  private mutating func disturbance() -> Act {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: .setInset(.bottom, to: number(0...340))
    case 1: .setInset(.top, to: number(0...60))
    case 2: .tellInset(one(of: Act.Side.allCases), to: number(0...60))
    case 3: .disable(one(of: Act.Role.allCases))
    case 4: .hide(one(of: Act.Role.allCases))
    case 5: .setMore(chance(2))
    case 6, 7: .grow(by: number(20...1500))
    case 8: .setLength(one(of: [0, 200, 700, 1000, 3000]))
    case 9, 10: .scroll(to: number(-100...3000))
    case 11: .leaveWindow(for: number(0...0.3))
    case 12: .rotate
    default: .background(for: 0.2)
    }
  }
}
#endif
