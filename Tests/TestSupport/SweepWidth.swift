import Foundation

/// The width of a test run's sweeps: settings of the stand-in, random scripts, long scenes.
///
/// The environment variable `REFRESHKIT_WIDTH` names it, and nothing else is read: `quick`, `full` or `thorough`. A test
/// runs at every width; only its cases become fewer.
public enum SweepWidth: String, CaseIterable, Sendable {
  /// The default setting, a seeded one, and a few of the other cases; the width of a plain `swift test`.
  case quick

  /// Every pair of settings; the width of `make check`.
  case full

  /// Every triple of settings, and more random scripts; the width of `make check-all`.
  case thorough

  /// The width of this run.
  public static let current: SweepWidth = {
    guard let name = ProcessInfo.processInfo.environment["REFRESHKIT_WIDTH"], !name.isEmpty else { return .quick }
    guard let width = SweepWidth(rawValue: name) else {
      preconditionFailure("REFRESHKIT_WIDTH is '\(name)', but the widths are quick, full and thorough")
    }
    return width
  }()

  /// The value for the width of this run.
  public static func choose<Value>(quick: Value, full: Value, thorough: Value) -> Value {
    switch current {
    case .quick: quick
    case .full: full
    case .thorough: thorough
    }
  }

  /// The cases of a test: in the quick run only every `step`th one, beginning with the first.
  public static func cases<Case>(_ all: [Case], quickStep step: Int) -> [Case] {
    guard current == .quick else { return all }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
