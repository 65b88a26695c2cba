#if REFRESH_ADAPTER
/// Makes the fonts of texts, and measures texts as the labels that show them.
///
/// For the main thread only, like all drawing. Fonts and sizes are kept, so that drawing a frame again measures nothing (report B120).
/// The protocol is of no actor, because pure code has none: the conformance checks that the caller is on the main thread.
@MainActor
final class LabelMeasure: @preconcurrency TextMeasuring {
  private lazy var label = UILabel(frame: .zero)
  private var traits: UITraitCollection?
  private var styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font] = [:]
  private var fonts: [(style: Drawing.TextStyle, font: UIFont)] = []
  private(set) var sizes: [(text: String, style: Drawing.TextStyle, width: Double, lines: Int, size: Drawing.Size)] = []

  /// The place after the last answer, where the search for the next one begins: a drawing asks in the order of the one before.
  private var nextPlace = 0

  /// The number of sizes after which all are forgotten; a session has about a dozen texts.
  private static let mostSizes = 128

  /// Measures with the fonts of a style from now on.
  func use(_ styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font]) {
    self.styleFonts = styleFonts
    forget()
  }

  /// Measures with these traits from now on.
  ///
  /// - Returns: `true` if texts may look different from before.
  func follow(_ traits: UITraitCollection) -> Bool {
    // A trait collection never changes.
    guard traits !== self.traits else { return false }
    let (former, scale) = (self.traits, max(traits.displayScale, 1))
    self.traits = traits
    guard
      former?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || former?.hasBoldText != traits.hasBoldText || label.contentScaleFactor != scale
    else { return false }
    label.contentScaleFactor = scale
    forget()
    return true
  }

  private func forget() {
    fonts.removeAll()
    sizes.removeAll()
  }

  private func measure(_ text: String, _ style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    label.numberOfLines = lines
    label.attributedText = NSAttributedString(
      text.cutToVisible, font: font(of: style), style: style, alignment: .left, color: nil)
    let room = width.isFinite ? CGFloat(max(width, 0)) : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return Drawing.Size(width: min(Double(size.width), width), height: Double(size.height))
  }

  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    for step in sizes.indices {
      let index = (nextPlace + step) % sizes.count
      let known = sizes[index]
      // Bytes are compared, because equal characters may be set differently.
      guard known.width == width, known.lines == lines, known.style == style, known.text.utf8.elementsEqual(text.utf8)
      else { continue }
      nextPlace = index + 1
      return known.size
    }
    if sizes.count >= Self.mostSizes { sizes.removeAll(keepingCapacity: true) }
    let size = measure(text, style, width: width, lines: lines)
    sizes.append((text, style, width, lines, size))
    return size
  }
}

/// The fonts.
extension LabelMeasure {
  /// The smallest difference between two system font weights: medium is 0.23, semibold 0.3.
  private static let weightStep: CGFloat = 0.07

  /// The font of a style.
  func font(of style: Drawing.TextStyle) -> UIFont {
    for known in fonts where known.style == style { return known.font }
    // A text that grows with the pull has another scale in each frame.
    if fonts.count >= Self.mostSizes { fonts.removeAll(keepingCapacity: true) }
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

extension NSAttributedString {
  /// Creates a text as labels show it.
  ///
  /// The direction of a paragraph is that of its first strong character instead of that of the layout. A label
  /// truncates with "…" only if the paragraph style says so, and does so for any number of lines.
  convenience init(
    _ string: String, font: UIFont, style: Drawing.TextStyle, alignment: NSTextAlignment, color: UIColor?
  ) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.baseWritingDirection = .natural
    paragraph.lineBreakMode = .byTruncatingTail
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
    if let color { attributes[.foregroundColor] = color }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    self.init(string: string, attributes: attributes)
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
