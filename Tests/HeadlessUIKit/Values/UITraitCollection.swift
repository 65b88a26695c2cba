import Foundation

/// What a view is told of its surroundings.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The direction of the language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// The size of the text.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The pixels of a point.
  public let displayScale: CGFloat

  /// Whether more contrast was asked for.
  public let accessibilityContrast: UIAccessibilityContrast

  /// Whether bold text was asked for.
  public let legibilityWeight: UILegibilityWeight

  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(_ values: HeadlessTraits) {
    userInterfaceStyle = values.userInterfaceStyle
    layoutDirection = values.layoutDirection
    preferredContentSizeCategory = values.preferredContentSizeCategory
    displayScale = values.displayScale
    accessibilityContrast = values.accessibilityContrast
    legibilityWeight = values.legibilityWeight
    userInterfaceIdiom = values.userInterfaceIdiom
  }

  /// Creates traits of an appearance, and nothing else said.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = HeadlessTraits.unspecified
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  /// Creates traits of a scale, and nothing else said.
  public convenience init(displayScale: CGFloat) {
    var values = HeadlessTraits.unspecified
    values.displayScale = displayScale
    self.init(values)
  }

  /// Creates traits of a text size, and nothing else said.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = HeadlessTraits.unspecified
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// Creates traits of a direction, and nothing else said.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = HeadlessTraits.unspecified
    values.layoutDirection = layoutDirection
    self.init(values)
  }

  /// Creates traits of a contrast, and nothing else said.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = HeadlessTraits.unspecified
    values.accessibilityContrast = accessibilityContrast
    self.init(values)
  }

  /// The traits of the code that runs now: those of the screen.
  public static var current: UITraitCollection {
    HeadlessScope.world.traits
  }

  /// Returns whether colours may look different from those under other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Returns whether all values are equal.
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
      userInterfaceIdiom: userInterfaceIdiom
    )
  }
}
