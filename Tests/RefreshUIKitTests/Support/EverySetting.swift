#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport

extension HeadlessSwitches {
  /// The settings that each scenario runs under, the defaults first.
  ///
  /// The quick run takes two more that a seed picks from every pair, the full one every pair, and the thorough one every
  /// triple and a hundred at random.
  static let everySetting: [HeadlessSwitches] = {
    var random = SeededGenerator(seed: 37)
    switch SweepWidth.current {
    case .quick: return [HeadlessSwitches()] + allPairs().dropFirst().shuffled(using: &random).prefix(2)
    case .full: return allPairs()
    case .thorough: return allTriples() + (0..<100).map { _ in .random(using: &random) }
    }
  }()

  /// The settings for a scenario that has cases of its own, as if the case were one more switch.
  ///
  /// In the quick run each case has the default setting, and each other setting one case. In the full one every pair of
  /// settings occurs, and each case with every setting of a switch. In the thorough one each case has all settings.
  static func everySetting<Case: Sendable>(with cases: [Case]) -> [(HeadlessSwitches, Case)] {
    switch SweepWidth.current {
    case .quick:
      let others = everySetting.dropFirst().enumerated().map { ($1, cases[($0 + 1) % cases.count]) }
      return cases.map { (everySetting[0], $0) } + others
    case .full: return pairs(with: cases)
    case .thorough: return cases.flatMap { one in everySetting.map { ($0, one) } }
    }
  }

  private static func pairs<Case: Sendable>(with cases: [Case]) -> [(HeadlessSwitches, Case)] {
    var unused = Set(everySetting.indices)
    var result: [(HeadlessSwitches, Case)] = []
    for (number, one) in cases.enumerated() {
      let rows = covering(from: number * 7 % everySetting.count)
      unused.subtract(rows)
      result += rows.map { (everySetting[$0], one) }
    }
    let rest = unused.sorted().enumerated().map { (everySetting[$1], cases[$0 % cases.count]) }
    return result + rest
  }

  /// The rows from one on that have a setting which none before them had: together they have each.
  private static func covering(from first: Int) -> [Int] {
    var missing = Set(
      dimensions.indices.flatMap { switchNumber in
        dimensions[switchNumber].settings.indices.map { [switchNumber, $0] }
      })
    return everySetting.indices.compactMap { step in
      let row = (first + step) % everySetting.count
      let settings = everySetting[row].indices.enumerated().map { [$0, $1] }
      guard !missing.isDisjoint(with: settings) else { return nil }
      missing.subtract(settings)
      return row
    }
  }
}
#endif
