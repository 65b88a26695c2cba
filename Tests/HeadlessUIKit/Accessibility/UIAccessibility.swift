import Foundation

/// What assistive technology is told, and what the reader asked for.
public enum UIAccessibility {
  /// Something that assistive technology can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A sentence is to be read out.
    public static let announcement = Notification(rawValue: 1008)

    /// Parts of the screen became others.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// The screen became another one.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A scroll has ended.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology something; the world keeps it in `announcements`.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let world = HeadlessWorld.current
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    world.announcements.append(HeadlessAnnouncement(notification: notification, text: text, time: world.now))
    world.log.record(.announcement, "UIAccessibility", "\(notification.rawValue)", [], text ?? "")
  }

  /// Whether less motion was asked for.
  @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }

  /// Whether fades were asked for instead of slides.
  @MainActor public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

  /// Whether less transparency was asked for.
  @MainActor public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }

  /// Whether more contrast was asked for.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }

  /// Whether bold text was asked for.
  @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }

  /// Whether button shapes were asked for.
  @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

  /// Whether VoiceOver is on.
  @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

  /// Whether Switch Control is on.
  @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

  /// `isReduceMotionEnabled` became another value.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")

  /// `isReduceTransparencyEnabled` became another value.
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")

  /// `isDarkerSystemColorsEnabled` became another value.
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")

  /// `isBoldTextEnabled` became another value.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")

  /// `buttonShapesEnabled` became another value.
  public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")

  /// `isVoiceOverRunning` became another value.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")

  /// `isSwitchControlRunning` became another value.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")

  @MainActor private static var settings: HeadlessAccessibility { HeadlessWorld.current.accessibility }

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
}
