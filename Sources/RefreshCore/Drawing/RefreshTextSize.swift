/// The twelve text sizes of Dynamic Type.
///
/// An animator leaves room for its texts; a test tries every size:
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   let size = surroundings.textSize
///   let extent = size.lineHeight(of: .footnote) + size.pointSize(of: .footnote)
///   return RefreshMetrics(heldExtent: size.isAccessibilitySize ? 1.5 * extent : extent)
/// }
/// for textSize in RefreshTextSize.allCases {
///   #expect(metrics(in: RefreshSurroundings(textSize: textSize)).heldExtent > 0)
/// }
/// ```
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
  /// The largest size that is not an accessibility size.
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

  /// `true` for the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// `true` if the first size is smaller than the second.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension RefreshTextSize {
  /// The point size of a text: Apple's Human Interface Guidelines, *Dynamic Type sizes*.
  public func pointSize(of size: Drawing.TextStyle.Size) -> Double { metrics(of: size).letters }

  /// The line height of a text in points, from the same table.
  public func lineHeight(of size: Drawing.TextStyle.Size) -> Double { metrics(of: size).line }

  private func metrics(of size: Drawing.TextStyle.Size) -> (letters: Double, line: Double) {
    switch size {
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    }
  }

  private var subheadline: (letters: Double, line: Double) {
    switch self {
    case .extraSmall: (12, 16)
    case .small: (13, 18)
    case .medium: (14, 19)
    case .large: (15, 20)
    case .extraLarge: (17, 22)
    case .extraExtraLarge: (19, 24)
    case .extraExtraExtraLarge: (21, 28)
    case .accessibilityMedium: (25, 31)
    case .accessibilityLarge: (30, 37)
    case .accessibilityExtraLarge: (36, 43)
    case .accessibilityExtraExtraLarge: (42, 50)
    case .accessibilityExtraExtraExtraLarge: (49, 58)
    }
  }

  private var footnote: (letters: Double, line: Double) {
    switch self {
    case .extraSmall, .small, .medium: (12, 16)
    case .large: (13, 18)
    case .extraLarge: (15, 20)
    case .extraExtraLarge: (17, 22)
    case .extraExtraExtraLarge: (19, 24)
    case .accessibilityMedium: (23, 29)
    case .accessibilityLarge: (27, 33)
    case .accessibilityExtraLarge: (33, 40)
    case .accessibilityExtraExtraLarge: (38, 46)
    case .accessibilityExtraExtraExtraLarge: (44, 52)
    }
  }

  private var caption: (letters: Double, line: Double) {
    switch self {
    case .extraSmall, .small, .medium: (11, 13)
    case .large: (12, 16)
    case .extraLarge: (14, 19)
    case .extraExtraLarge: (16, 21)
    case .extraExtraExtraLarge: (18, 23)
    case .accessibilityMedium: (22, 28)
    case .accessibilityLarge: (26, 32)
    case .accessibilityExtraLarge: (32, 39)
    case .accessibilityExtraExtraLarge: (37, 44)
    case .accessibilityExtraExtraExtraLarge: (43, 51)
    }
  }
}
