#if REFRESH_ADAPTER
/// The fonts of texts for a trait collection, each made once.
@MainActor
final class TextFonts {
  /// The traits on whose text size and bold text the fonts depend.
  private var traits: UITraitCollection?
  private var fonts: [(style: Drawing.TextStyle, font: UIFont)] = []
  private var styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font] = [:]

  /// The smallest difference between two system font weights: medium is 0.23, semibold 0.3.
  private static let weightStep: CGFloat = 0.07

  /// Makes fonts for these traits from now on.
  ///
  /// - Returns: `true` if the fonts changed.
  func follow(_ traits: UITraitCollection) -> Bool {
    guard
      self.traits?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || self.traits?.hasBoldText != traits.hasBoldText
    else { return false }
    self.traits = traits
    fonts.removeAll()
    return true
  }

  /// Uses the fonts of a style from now on.
  func use(_ styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font]) {
    self.styleFonts = styleFonts
    fonts.removeAll()
  }

  /// The font of a style.
  func font(of style: Drawing.TextStyle) -> UIFont {
    for known in fonts where known.style == style { return known.font }
    let font = makeFont(of: style)
    fonts.append((style, font))
    return font
  }

  private func makeFont(of style: Drawing.TextStyle) -> UIFont {
    let styled = styleFonts[style.size] ?? .textStyle(style.size.textStyle)
    let font = styled.font(style.size, compatibleWith: traits)
    let size = font.pointSize * CGFloat(style.scale)
    guard case .font = styled else { return makeSystemFont(size, style) }
    return traits?.hasBoldText == true || style.weight == .semibold ? font.bold(size) : font.withSize(size)
  }

  private func makeSystemFont(_ size: CGFloat, _ style: Drawing.TextStyle) -> UIFont {
    let font = systemFont(size, style.weight.fontWeight, hasTabularDigits: style.hasTabularDigits)
    // It is not documented if the system font becomes heavier by itself for users with bold text.
    let isHeavier = font.weight > style.weight.fontWeight.rawValue + Self.weightStep / 2
    guard traits?.hasBoldText == true, !isHeavier else { return font }
    return systemFont(size, style.weight.boldFontWeight, hasTabularDigits: style.hasTabularDigits)
  }

  private func systemFont(_ size: CGFloat, _ weight: UIFont.Weight, hasTabularDigits: Bool) -> UIFont {
    hasTabularDigits
      ? UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight) : UIFont.systemFont(ofSize: size, weight: weight)
  }
}

extension UITraitCollection {
  fileprivate var hasBoldText: Bool { legibilityWeight == .bold }
}

extension UIFont {
  /// The bold face of the font, or the font itself if it has none, in a point size.
  fileprivate func bold(_ size: CGFloat) -> UIFont {
    let traits = fontDescriptor.symbolicTraits.union(.traitBold)
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? withSize(size)
  }

  /// The weight of the font on the scale of `UIFont.Weight`.
  fileprivate var weight: CGFloat {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
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

  /// The weight for users with bold text: heavier by about as much as the system's text styles become.
  fileprivate var boldFontWeight: UIFont.Weight { self == .regular ? .semibold : .bold }
}
#endif
