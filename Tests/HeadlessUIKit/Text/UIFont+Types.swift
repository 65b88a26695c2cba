import Foundation

extension UIFont {
  /// The role of a text, which decides its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A title in running text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// A title below another.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// A remark.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// A text under a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }

  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 for running text.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let light = Weight(-0.4)

    /// As running text.
    public static let regular = Weight(0)

    /// A little heavier.
    public static let medium = Weight(0.23)

    /// Between medium and bold.
    public static let semibold = Weight(0.3)

    /// Bold.
    public static let bold = Weight(0.4)

    /// Heavier than bold.
    public static let heavy = Weight(0.56)
  }
}

/// Follows the text size that the reader chose.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Follows it as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Follows it as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font in the size that the reader wants, made for the standard size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font in the size that traits ask for, made for the standard size.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a distance as large as the reader wants it, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a distance as large as traits ask for, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? HeadlessScope.world.traits).preferredContentSizeCategory
    return value * TextStyleTable.pointSize(of: style, category) / TextStyleTable.pointSize(of: style, .large)
  }
}
