#if REFRESH_ADAPTER
/// Measures texts as the labels that show them.
///
/// For the main thread only, like all drawing. Sizes are kept, so that drawing a frame again measures nothing (report B120).
/// The protocol is of no actor, because pure code has none: the conformance checks that the caller is on the main thread.
@MainActor
final class LabelMeasure: @preconcurrency TextMeasuring {
  let fonts = TextFonts()

  private lazy var label = UILabel(frame: .zero)
  private var traits: UITraitCollection?
  private var sizes: [TextSize] = []

  /// The place after the last answer, where the search for the next one begins: a drawing asks in the order of the one before.
  private var nextPlace = 0

  /// The number of sizes after which all are forgotten; a session has about a dozen texts.
  private static let mostSizes = 128

  var keptSizeCount: Int { sizes.count }

  /// Measures with the fonts of a style from now on.
  func use(_ styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font]) {
    fonts.use(styleFonts)
    sizes.removeAll()
  }

  /// Measures with these traits from now on.
  ///
  /// - Returns: `true` if texts may look different from before.
  func follow(_ traits: UITraitCollection) -> Bool {
    // A trait collection never changes.
    guard traits !== self.traits else { return false }
    self.traits = traits
    let scale = max(traits.displayScale, 1)
    guard fonts.follow(traits) || label.contentScaleFactor != scale else { return false }
    label.contentScaleFactor = scale
    sizes.removeAll()
    return true
  }

  /// A text that was measured, with its size.
  private struct TextSize {
    let text: String
    let style: Drawing.TextStyle
    let width: Double
    let lines: Int
    var size = Drawing.Size(width: 0, height: 0)

    /// Returns `true` if two texts have the same size; bytes are compared, because equal characters may be set differently.
    func isOfSameText(as other: TextSize) -> Bool {
      width == other.width && lines == other.lines && style == other.style && text.utf8.elementsEqual(other.text.utf8)
    }
  }

  private func measure(_ asked: TextSize) -> Drawing.Size {
    label.numberOfLines = asked.lines
    label.attributedText = NSAttributedString(
      asked.text.cutToVisible, font: fonts.font(of: asked.style), style: asked.style, alignment: .left, color: nil)
    let room = asked.width.isFinite ? CGFloat(max(asked.width, 0)) : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return Drawing.Size(width: min(Double(size.width), asked.width), height: Double(size.height))
  }

  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    var measured = TextSize(text: text, style: style, width: width, lines: lines)
    for step in sizes.indices {
      let index = (nextPlace + step) % sizes.count
      guard sizes[index].isOfSameText(as: measured) else { continue }
      nextPlace = index + 1
      return sizes[index].size
    }
    if sizes.count >= Self.mostSizes { sizes.removeAll(keepingCapacity: true) }
    measured.size = measure(measured)
    sizes.append(measured)
    return measured.size
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
#endif
