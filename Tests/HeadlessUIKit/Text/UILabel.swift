import Foundation

/// A view that shows a text.
///
/// Breaks lines at spaces only, and shows nothing: the log has its writes.
@MainActor
open class UILabel: UIView {
  private var content: NSAttributedString?
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownColor = UIColor.label

  /// The words.
  open var text: String? {
    get { content?.string }
    set { show(newValue.map { NSAttributedString(string: $0) }, as: "text") }
  }

  /// The words with their fonts, colours and paragraph styles.
  open var attributedText: NSAttributedString? {
    get { content }
    set { show(newValue, as: "attributedText") }
  }

  /// The font of words that have none of their own; the system's at 17 points by default.
  open var font: UIFont! {
    get { ownFont }
    set { ownFont = newValue ?? UIFont.systemFont(ofSize: 17) }
  }

  /// The colour of words that have none of their own.
  open var textColor: UIColor! {
    get { ownColor }
    set { ownColor = newValue ?? UIColor.label }
  }

  /// Where the lines stand in the width.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to what does not fit; the tail is cut off by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The most lines; 0 for as many as there are.
  ///
  /// 1 by default.
  open var numberOfLines = 1

  /// Whether the font follows the text size that the reader chooses.
  open var adjustsFontForContentSizeCategory = false

  /// Where the natural size breaks lines, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a label with a frame, in points of the view above.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the text on as few lines as possible.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(
      CGSize(
        width: preferredMaxLayoutWidth == 0 ? .greatestFiniteMagnitude : preferredMaxLayoutWidth,
        height: .greatestFiniteMagnitude))
  }

  /// Returns the size of the text with lines that are as wide as a size, up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content, content.length > 0 else { return .zero }
    let font = content.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? ownFont
    let lines = LabelLines(content.string, font: font, width: size.width)
    let count = numberOfLines == 0 ? lines.widths.count : min(numberOfLines, lines.widths.count)
    // What is cut off fills its line.
    let widest = count < lines.widths.count ? min(size.width, lines.total) : lines.widths.max() ?? 0
    let height = min(CGFloat(count) * font.lineHeight, size.height)
    return CGSize(width: roundedUp(min(widest, size.width)), height: roundedUp(height))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  private func show(_ new: NSAttributedString?, as property: String) {
    content = new
    world.log.record(.write, headlessName, property, [], new?.string ?? "")
  }
}

/// A text, broken into lines at spaces.
private struct LabelLines {
  /// The width of each line, in points.
  private(set) var widths: [CGFloat] = []

  /// The width of all words in one line, in points.
  private(set) var total: CGFloat = 0

  init(_ text: String, font: UIFont, width: CGFloat) {
    let space = font.advance(of: " ")
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.reduce(0) { $0 + font.advance(of: $1) }
      total += total == 0 ? length : space + length
      if let last = widths.last, last + space + length <= width {
        widths[widths.count - 1] = last + space + length
      } else {
        widths.append(length)
      }
    }
  }
}
