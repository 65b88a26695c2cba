#if REFRESH_ADAPTER
/// Measures texts as the labels that show them.
///
/// For the main thread only, like all drawing. Sizes are cached, so that drawing a frame again measures nothing (report
/// B120), and looks nothing up: it asks the questions of the frame before, in the same order.
@MainActor
final class LabelMeasure {
  let fonts = TextFonts()

  private lazy var label = UILabel(frame: .zero)
  private var traits: UITraitCollection?
  private var sizes: [(key: Key, size: Drawing.Size)] = []

  /// The questions of the present and the previous drawing, in their order.
  private var questions: [Question] = []

  /// The number of questions of the present drawing so far.
  private var asked = 0

  /// The number of sizes after which the cache is emptied; a session has about a dozen texts.
  private static let mostSizes = 128

  var keptSizeCount: Int { sizes.count }

  /// Measures with the fonts of a style from now on.
  func use(_ styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font]) {
    fonts.use(styleFonts)
    forgetSizes()
  }

  /// Begins a drawing, which is expected to ask what the previous one asked.
  func beginDrawing() { asked = 0 }

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
    forgetSizes()
    return true
  }

  private func forgetSizes() {
    sizes.removeAll()
    questions.removeAll()
  }

  private func answer(_ question: Question) -> Drawing.Size {
    knownSize(of: question.text, style: question.style, width: question.width, lines: question.lines)
  }

  private func knownSize(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    let key = Key(text: text.cutToVisible, font: fonts.font(of: style), width: width, lines: lines)
    for known in sizes where known.key == key { return known.size }
    if sizes.count >= Self.mostSizes { sizes.removeAll(keepingCapacity: true) }
    let size = measure(key, style)
    sizes.append((key, size))
    return size
  }

  private func measure(_ key: Key, _ style: Drawing.TextStyle) -> Drawing.Size {
    label.numberOfLines = key.lines
    label.attributedText = NSAttributedString(key.text, font: key.font, style: style, alignment: .left, color: nil)
    let room = key.width.isFinite ? CGFloat(max(key.width, 0)) : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return Drawing.Size(width: min(Double(size.width), key.width), height: Double(size.height))
  }

  /// A question of a drawing, with its answer.
  private struct Question {
    let text: String
    let style: Drawing.TextStyle
    let width: Double
    let lines: Int
    var size = Drawing.Size(width: 0, height: 0)

    /// Returns `true` if two questions have the same answer.
    func isSame(as other: Question) -> Bool {
      width == other.width && lines == other.lines && style == other.style
        && text.utf8.elementsEqual(other.text.utf8)
    }
  }

  /// The key of a cached size; texts are compared byte by byte, because equal characters may be set differently.
  private struct Key: Equatable {
    let text: String
    let font: UIFont
    let width: Double
    let lines: Int

    static func == (first: Key, second: Key) -> Bool {
      first.width == second.width && first.lines == second.lines && first.font == second.font
        && first.text.utf8.elementsEqual(second.text.utf8)
    }
  }
}

// The protocol is of no actor, because pure code has none: the conformance checks that the caller is on the main thread.
extension LabelMeasure: @preconcurrency TextMeasuring {
  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    var question = Question(text: text, style: style, width: width, lines: lines)
    defer { asked += 1 }
    if asked < questions.count, questions[asked].isSame(as: question) { return questions[asked].size }
    question.size = answer(question)
    if asked < questions.count {
      questions[asked] = question
    } else if asked < Self.mostSizes {
      questions.append(question)
    }
    return question.size
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
