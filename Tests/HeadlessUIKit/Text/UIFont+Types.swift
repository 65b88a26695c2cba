import Foundation

extension UIFont {
  /// The role of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The light weight.
    public static let light = Weight(-0.4)

    /// The weight of body text.
    public static let regular = Weight(0)

    /// Slightly heavier than regular.
    public static let medium = Weight(0.23)

    /// Between medium and bold.
    public static let semibold = Weight(0.3)

    /// Bold.
    public static let bold = Weight(0.4)

    /// Heavier than bold.
    public static let heavy = Weight(0.56)
  }
}

/// Scales fonts and lengths with the text size of the user.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Scales like body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales like a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font scaled for the text size of the user from the standard size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for the text size of a trait collection from the standard size.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a length scaled for the text size of the user, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the text size of a trait collection, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? HeadlessScope.world.traits).preferredContentSizeCategory
    return value * TextStyleTable.pointSize(of: style, category) / TextStyleTable.pointSize(of: style, .large)
  }
}
