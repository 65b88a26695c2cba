import Foundation

/// A text size that the user can choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")

  /// Two below the standard.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// One below the standard.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")

  /// The standard.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// One above the standard.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

  /// Two above the standard.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")

  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )

  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Posted when the user chooses another size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// `true` for the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    rawValue.contains("Accessibility")
  }
}
