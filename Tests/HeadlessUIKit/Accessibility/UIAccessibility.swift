import Foundation

/// Notifications for assistive technologies, and the accessibility settings of the user.
public struct UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Announces a sentence.
    public static let announcement = Notification(rawValue: 1008)

    /// Parts of the screen have changed.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// The screen has been replaced.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A scroll has ended.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification; the world records it in `announcements`.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let world = HeadlessWorld.current
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    world.announcements.append(HeadlessAnnouncement(notification: notification, text: text, time: world.now))
    world.log.record(.announcement, "UIAccessibility", "\(notification.rawValue)", [], text ?? "")
  }

  /// `true` if the user turned on Reduce Motion.
  @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }

  /// `true` if the user prefers cross-fades to slides.
  @MainActor public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

  /// `true` if the user turned on Reduce Transparency.
  @MainActor public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }

  /// `true` if the user turned on Increase Contrast.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }

  /// `true` if the user turned on bold text.
  @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }

  /// `true` if the user turned on button shapes.
  @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

  /// `true` while VoiceOver is running.
  @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

  /// `true` while Switch Control is running.
  @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

  /// Posted when `isReduceMotionEnabled` changes.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")

  /// Posted when `isReduceTransparencyEnabled` changes.
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")

  /// Posted when `isDarkerSystemColorsEnabled` changes.
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")

  /// Posted when `isBoldTextEnabled` changes.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")

  /// Posted when `buttonShapesEnabled` changes.
  public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")

  /// Posted when `isSwitchControlRunning` changes.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")

  /// Posted when `isVoiceOverRunning` changes.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")

  @MainActor private static var settings: HeadlessAccessibility { HeadlessWorld.current.accessibility }

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
}
