import Foundation

/// A size and a weight of letters.
///
/// The stand-in has one typeface. A line is as high as the system's text styles have it for the size of the letters,
/// and every letter is as wide as ``advance(of:)`` says.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The size of the letters, in points.
  public let pointSize: CGFloat

  /// What the font was made from.
  public let fontDescriptor: UIFontDescriptor

  let weight: UIFont.Weight
  let hasMonospacedDigits: Bool

  private init(_ pointSize: CGFloat, _ weight: UIFont.Weight, hasMonospacedDigits: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    fontDescriptor = UIFontDescriptor(pointSize: pointSize, weight: weight)
  }

  /// Returns the font of a text style, as large as the reader wants text.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, as large and as bold as some traits say.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? HeadlessScope.world.traits
    let isBold = traits.legibilityWeight == .bold
    let size = TextStyleTable.pointSize(of: style, traits.preferredContentSizeCategory)
    return UIFont(size, style == .headline || isBold ? .semibold : .regular)
  }

  /// Returns the system's font in a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, .regular)
  }

  /// Returns the system's font in a size, in points, and a weight.
  ///
  /// Whether the real one is heavier for readers who asked for bold text is not known; the stand-in's is not.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontSize, weight)
  }

  /// Returns the system's bold font in a size, in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, .semibold)
  }

  /// Returns the system's font with digits that are as wide as each other.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontSize, weight, hasMonospacedDigits: true)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, weight, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat {
    TextStyleTable.lineHeight(of: pointSize)
  }

  /// Returns whether size, weight and digits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && hasMonospacedDigits == other.hasMonospacedDigits
  }

  /// The width of a letter, in points: 0.55 of the size, the whole size from the first ideograph on, and a twentieth
  /// more for medium weight and above.
  func advance(of letter: Character) -> CGFloat {
    let isIdeograph = letter.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    return pointSize * (isIdeograph ? 1 : 0.55) * (weight.rawValue > 0 ? 1.05 : 1)
  }
}

/// What a font is made from.
open class UIFontDescriptor: NSObject {
  /// The size of the letters, in points.
  public let pointSize: CGFloat

  private let weight: UIFont.Weight

  init(pointSize: CGFloat, weight: UIFont.Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns a part of the description; the stand-in has the traits only, and of them the weight.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    guard anAttribute == .traits else { return nil }
    return [UIFontDescriptor.TraitKey.weight: NSNumber(value: Double(weight.rawValue))]
  }

  /// A part of a description.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a part from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a trait from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How heavy the letters are.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}
