import Foundation

/// A call of a feedback generator.
public struct HeadlessFeedback: Equatable, Sendable {
  /// The type of the generator.
  public let generator: String

  /// The call: "prepare light", "impact light 0.8", "notification error", "selection".
  public let name: String

  /// The number of the generator in the world, counted from 1 in the order of first calls.
  public let number: Int

  /// The time of the call, in seconds of the world's clock.
  public let time: Double
}
