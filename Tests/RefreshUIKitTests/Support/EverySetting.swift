#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport

extension HeadlessSwitches {
  /// Whether the long run was asked for.
  static let isThorough = ProcessInfo.processInfo.environment["REFRESHKIT_THOROUGH"] == "1"

  /// The settings that each scenario runs under: every pair, and in the long run every triple and a hundred at random.
  static let everySetting: [HeadlessSwitches] = {
    guard isThorough else { return allPairs() }
    var random = SeededGenerator(seed: 37)
    return allTriples() + (0..<100).map { _ in .random(using: &random) }
  }()
}
#endif
