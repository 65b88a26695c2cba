import Foundation

/// The accessibility settings of the user, set by a test.
public struct HeadlessAccessibility: Equatable, Sendable {
  /// Reduce Motion.
  public var isReduceMotionEnabled = false

  /// Cross-fades instead of slides.
  public var prefersCrossFadeTransitions = false

  /// Reduce Transparency.
  public var isReduceTransparencyEnabled = false

  /// Increase Contrast.
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

/// A notification posted to assistive technologies.
public struct HeadlessAnnouncement: Equatable, Sendable {
  /// The kind of notification.
  public let notification: UIAccessibility.Notification

  /// The announced sentence, if any.
  public let text: String?

  /// The time of the post, in seconds of the world's clock.
  public let time: Double
}
