import Foundation

/// The environment of a view.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The appearance: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// The text size.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The number of pixels per point.
  public let displayScale: CGFloat

  /// The contrast setting.
  public let accessibilityContrast: UIAccessibilityContrast

  /// The bold text setting.
  public let legibilityWeight: UILegibilityWeight

  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The width of the screen.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The height of the screen.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(_ values: HeadlessTraits) {
    userInterfaceStyle = values.userInterfaceStyle
    layoutDirection = values.layoutDirection
    preferredContentSizeCategory = values.preferredContentSizeCategory
    displayScale = values.displayScale
    accessibilityContrast = values.accessibilityContrast
    legibilityWeight = values.legibilityWeight
    userInterfaceIdiom = values.userInterfaceIdiom
    horizontalSizeClass = values.horizontalSizeClass
    verticalSizeClass = values.verticalSizeClass
  }

  /// Creates a trait collection with an appearance only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = HeadlessTraits.unspecified
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  /// Creates a trait collection with a scale only.
  public convenience init(displayScale: CGFloat) {
    var values = HeadlessTraits.unspecified
    values.displayScale = displayScale
    self.init(values)
  }

  /// Creates a trait collection with a text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = HeadlessTraits.unspecified
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// Creates a trait collection with a layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = HeadlessTraits.unspecified
    values.layoutDirection = layoutDirection
    self.init(values)
  }

  /// Creates a trait collection with a contrast setting only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = HeadlessTraits.unspecified
    values.accessibilityContrast = accessibilityContrast
    self.init(values)
  }

  /// The current traits: those of the screen.
  public static var current: UITraitCollection {
    HeadlessScope.world.traits
  }

  /// Returns `true` if colours may differ between the trait collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Returns `true` if all values are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  var values: HeadlessTraits {
    HeadlessTraits(
      userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory,
      displayScale: displayScale,
      accessibilityContrast: accessibilityContrast,
      legibilityWeight: legibilityWeight,
      userInterfaceIdiom: userInterfaceIdiom,
      horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass
    )
  }
}
