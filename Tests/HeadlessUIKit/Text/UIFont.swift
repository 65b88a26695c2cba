import Foundation

/// A font with a size and a weight.
///
/// The stand-in has one typeface. The line height is that of the system's text styles for the point size, and
/// ``advance(of:)`` defines the width of every letter.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The point size of the letters.
  public let pointSize: CGFloat

  /// The descriptor of the font.
  public let fontDescriptor: UIFontDescriptor

  let weight: UIFont.Weight
  let hasMonospacedDigits: Bool

  private init(_ pointSize: CGFloat, _ weight: UIFont.Weight, hasMonospacedDigits: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    fontDescriptor = UIFontDescriptor(pointSize: pointSize, weight: weight)
  }

  /// Returns the font of a text style for the text size of the user.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the text size and the bold text setting of a trait collection.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? HeadlessScope.world.traits
    let isBold = traits.legibilityWeight == .bold
    let size = TextStyleTable.pointSize(of: style, traits.preferredContentSizeCategory)
    return UIFont(size, style == .headline || isBold ? .semibold : .regular)
  }

  /// Returns the system font with a point size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, .regular)
  }

  /// Returns the system font with a point size and a weight.
  ///
  /// It is not known if the real font becomes heavier for users with bold text; that of the stand-in does not.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontSize, weight)
  }

  /// Returns the bold system font with a point size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, .semibold)
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontSize, weight, hasMonospacedDigits: true)
  }

  /// Creates the font of a descriptor; its own point size for a size of 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? pointSize : descriptor.pointSize, descriptor.weight)
  }

  /// Returns the font with another point size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, weight, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The line height, in points.
  public var lineHeight: CGFloat {
    TextStyleTable.lineHeight(of: pointSize)
  }

  /// Returns `true` if size, weight and digits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && hasMonospacedDigits == other.hasMonospacedDigits
  }

  /// The width of a letter, in points.
  ///
  /// 0.55 of the point size, the full size from the first ideograph on, and a twentieth more for medium and heavier
  /// weights.
  func advance(of letter: Character) -> CGFloat {
    let isIdeograph = letter.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    return pointSize * (isIdeograph ? 1 : 0.55) * (weight.rawValue > 0 ? 1.05 : 1)
  }
}

/// The attributes of a font.
open class UIFontDescriptor: NSObject {
  /// The point size of the letters.
  public let pointSize: CGFloat

  let weight: UIFont.Weight

  /// The traits of the face; bold from semibold on.
  open var symbolicTraits: SymbolicTraits { weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : [] }

  /// Returns the descriptor of the face with these traits; `nil` if there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    guard isBold != self.symbolicTraits.contains(.traitBold) else { return self }
    return UIFontDescriptor(pointSize: pointSize, weight: isBold ? .bold : .regular)
  }

  init(pointSize: CGFloat, weight: UIFont.Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns an attribute of the descriptor; the stand-in has only the weight trait.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    guard anAttribute == .traits else { return nil }
    return [UIFontDescriptor.TraitKey.weight: NSNumber(value: Double(weight.rawValue))]
  }

  /// The traits of a face.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A bold face.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the name of an attribute.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the key of a trait.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight of the letters.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}
