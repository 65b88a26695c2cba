/// The twelve text sizes that a reader can choose.
public enum RefreshTextSize: UInt8, CaseIterable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than medium.
  case small
  /// One step below the default.
  case medium
  /// The system's default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest that is no accessibility size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// Whether the first size is smaller than the second.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
