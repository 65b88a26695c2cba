import Foundation

/// Something that a feedback generator was asked for.
public struct HeadlessFeedback: Equatable, Sendable {
  /// The generator's type.
  public let generator: String

  /// What it was asked for: "prepare light", "impact light 0.8", "notification error", "selection".
  public let name: String

  /// Which of the world's generators it was: they are counted from 1 as they are asked for the first time.
  public let number: Int

  /// When it was asked, in seconds of the world's clock.
  public let time: Double
}
