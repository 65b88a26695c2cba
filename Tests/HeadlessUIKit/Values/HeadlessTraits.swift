import Foundation

/// The traits of a world's screen, which a test changes with `HeadlessWorld.setTraits(_:)`.
public struct HeadlessTraits: Equatable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light

  /// The direction of the language.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// The size of the text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The pixels of a point.
  public var displayScale: CGFloat = 3

  /// Whether more contrast was asked for.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// Whether bold text was asked for.
  public var legibilityWeight = UILegibilityWeight.regular

  /// What kind of device it is.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  static let unspecified = HeadlessTraits(
    userInterfaceStyle: .unspecified,
    layoutDirection: .unspecified,
    preferredContentSizeCategory: .unspecified,
    displayScale: 0,
    accessibilityContrast: .unspecified,
    legibilityWeight: .unspecified,
    userInterfaceIdiom: .unspecified
  )
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction of a language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether more contrast was asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It was not.
  case normal = 0
  /// It was.
  case high = 1
}

/// Whether bold text was asked for.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It was not.
  case regular = 0
  /// It was.
  case bold = 1
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac, with the look of the Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
