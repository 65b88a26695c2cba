import Foundation

/// The traits of a world's screen; tests change them with `HeadlessWorld.setTraits(_:)`.
public struct HeadlessTraits: Equatable, Sendable {
  /// The appearance: light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light

  /// The layout direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The number of pixels per point.
  public var displayScale: CGFloat = 3

  /// The contrast setting.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// The bold text setting.
  public var legibilityWeight = UILegibilityWeight.regular

  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// The width of the screen.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact

  /// The height of the screen.
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular

  static let unspecified = HeadlessTraits(
    userInterfaceStyle: .unspecified,
    layoutDirection: .unspecified,
    preferredContentSizeCategory: .unspecified,
    displayScale: 0,
    accessibilityContrast: .unspecified,
    legibilityWeight: .unspecified,
    userInterfaceIdiom: .unspecified,
    horizontalSizeClass: .unspecified,
    verticalSizeClass: .unspecified
  )
}

/// An appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// A layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// A bold text setting.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Regular text.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// A width or a height of a screen.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// As across a phone.
  case compact = 1
  /// As along a phone, and of a tablet.
  case regular = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac, with the Mac interface.
  case mac = 5
  /// A headset.
  case vision = 6
}
