#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport

extension HeadlessSwitches {
  /// `true` for the long run.
  static let isThorough = ProcessInfo.processInfo.environment["REFRESHKIT_THOROUGH"] == "1"

  /// The settings of each scenario: all pairs, and in the long run all triples and a hundred random ones.
  static let everySetting: [HeadlessSwitches] = {
    guard isThorough else { return allPairs() }
    var random = SeededGenerator(seed: 37)
    return allTriples() + (0..<100).map { _ in .random(using: &random) }
  }()

  /// The settings of a scenario with cases, which count as one more switch.
  ///
  /// Every pair of settings occurs, and each case with every setting. In the long run each case runs with all settings.
  static func everySetting<Case: Sendable>(with cases: [Case]) -> [(HeadlessSwitches, Case)] {
    guard !isThorough else { return cases.flatMap { one in everySetting.map { ($0, one) } } }
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
