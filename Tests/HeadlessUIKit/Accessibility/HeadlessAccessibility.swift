import Foundation

/// The reader's settings for accessibility, as a test sets them.
public struct HeadlessAccessibility: Equatable, Sendable {
  /// Less motion.
  public var isReduceMotionEnabled = false

  /// Fades instead of slides.
  public var prefersCrossFadeTransitions = false

  /// Less transparency.
  public var isReduceTransparencyEnabled = false

  /// More contrast.
  public var isDarkerSystemColorsEnabled = false

  /// Bold text.
  public var isBoldTextEnabled = false

  /// Button shapes.
  public var buttonShapesEnabled = false

  /// VoiceOver.
  public var isVoiceOverRunning = false

  /// Switch Control.
  public var isSwitchControlRunning = false
}

/// Something that was posted to assistive technology.
public struct HeadlessAnnouncement: Equatable, Sendable {
  /// What kind of thing it is.
  public let notification: UIAccessibility.Notification

  /// The sentence, if there is one.
  public let text: String?

  /// When it was posted, in seconds of the world's clock.
  public let time: Double
}
