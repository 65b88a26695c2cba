#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport

extension HeadlessSwitches {
  /// The settings of each scenario, the defaults first.
  ///
  /// The quick run adds a row of all pairs, chosen by a seed. The full run has all pairs, and the thorough run all
  /// triples and a hundred random rows.
  static let everySetting: [HeadlessSwitches] = {
    var random = SeededGenerator(seed: 37)
    switch SweepWidth.current {
    case .quick: return [HeadlessSwitches()] + allPairs().dropFirst().shuffled(using: &random).prefix(1)
    case .full: return allPairs()
    case .thorough: return allTriples() + (0..<100).map { _ in .random(using: &random) }
    }
  }()

  /// The settings of a scenario with cases, which count as one more switch.
  ///
  /// In the quick run each case has the default setting, and the other setting has one case. In the full run every pair of
  /// settings occurs, and each case with every setting of a switch. In the thorough run each case has all settings.
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

  /// The rows from an index on that contain a setting for the first time; together they contain every setting.
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
