#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The fonts of texts for the traits of a moment, each made once.
@MainActor
final class TextFonts {
  private var look: Look?
  private var fonts: [Key: UIFont] = [:]

  /// The least distance of two of the system's weights: medium is 0.23, semibold 0.3.
  private static let weightStep: CGFloat = 0.07

  /// What the fonts depend on besides the style.
  private struct Look: Equatable {
    let textSize: UIContentSizeCategory
    let isBold: Bool
    let traits: UITraitCollection

    /// Of the traits only size and boldness count.
    static func == (first: Look, second: Look) -> Bool {
      first.textSize == second.textSize && first.isBold == second.isBold
    }
  }

  private struct Key: Hashable {
    let size: Drawing.TextStyle.Size
    let weight: Drawing.TextStyle.Weight
    let hasTabularDigits: Bool
    let scale: Double
  }

  /// Makes fonts for these traits from now on.
  ///
  /// - Returns: Whether fonts are others than before.
  func follow(_ traits: UITraitCollection) -> Bool {
    let new = Look(
      textSize: traits.preferredContentSizeCategory, isBold: traits.legibilityWeight == .bold, traits: traits)
    guard new != look else { return false }
    look = new
    fonts.removeAll()
    return true
  }

  /// The font of a style.
  func font(of style: Drawing.TextStyle) -> UIFont {
    let key = Key(
      size: style.size, weight: style.weight, hasTabularDigits: style.hasTabularDigits, scale: style.scale)
    if let font = fonts[key] { return font }
    let font = makeFont(of: style)
    fonts[key] = font
    return font
  }

  private func makeFont(of style: Drawing.TextStyle) -> UIFont {
    let preferred = UIFont.preferredFont(forTextStyle: style.size.textStyle, compatibleWith: look?.traits)
    let size = preferred.pointSize * CGFloat(style.scale)
    let font = systemFont(size, style.weight.fontWeight, hasTabularDigits: style.hasTabularDigits)
    // Whether the system's font gets heavier by itself for readers who asked for bold text is not documented.
    let isHeavier = font.weight > style.weight.fontWeight.rawValue + Self.weightStep / 2
    guard look?.isBold == true, !isHeavier else { return font }
    return systemFont(size, style.weight.boldFontWeight, hasTabularDigits: style.hasTabularDigits)
  }

  private func systemFont(_ size: CGFloat, _ weight: UIFont.Weight, hasTabularDigits: Bool) -> UIFont {
    hasTabularDigits
      ? UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight) : UIFont.systemFont(ofSize: size, weight: weight)
  }
}

extension UIFont {
  /// How heavy the font is, on the scale of `UIFont.Weight`.
  fileprivate var weight: CGFloat {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }
}

extension Drawing.TextStyle.Size {
  fileprivate var textStyle: UIFont.TextStyle {
    switch self {
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption1
    }
  }
}

extension Drawing.TextStyle.Weight {
  var fontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    }
  }

  /// The weight for readers who asked for bold text: about as much heavier as the system's text styles get.
  fileprivate var boldFontWeight: UIFont.Weight {
    switch self {
    case .regular: .semibold
    case .medium, .semibold: .bold
    }
  }
}

#endif
