import Foundation

/// A view that shows a text.
///
/// Wraps only at spaces, and draws nothing; the log records its writes.
@MainActor
open class UILabel: UIView {
  private var content: NSAttributedString?
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownColor = UIColor.label

  /// The text.
  open var text: String? {
    get { content?.string }
    set { show(newValue.map { NSAttributedString(string: $0) }, as: "text") }
  }

  /// The text with its fonts, colours and paragraph styles.
  open var attributedText: NSAttributedString? {
    get { content }
    set { show(newValue, as: "attributedText") }
  }

  /// The font of text without its own; the system font with 17 points by default.
  open var font: UIFont! {
    get { ownFont }
    set { ownFont = newValue ?? UIFont.systemFont(ofSize: 17) }
  }

  /// The colour of text without its own.
  open var textColor: UIColor! {
    get { ownColor }
    set { ownColor = newValue ?? UIColor.label }
  }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural

  /// The treatment of text that does not fit; truncated at the end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The maximum number of lines; 0 for no limit.
  ///
  /// 1 by default.
  open var numberOfLines = 1

  /// `true` if the font follows the text size of the user.
  open var adjustsFontForContentSizeCategory = false

  /// The maximum line width of the intrinsic size, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a label with a frame, in points of its superview.
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

  /// Returns the size of the text with lines of at most a width, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content, content.length > 0 else { return .zero }
    let font = content.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? ownFont
    let lines = LabelLines(content.string, font: font, width: size.width)
    let count = numberOfLines == 0 ? lines.widths.count : min(numberOfLines, lines.widths.count)
    // A truncated text fills its line.
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

/// A text wrapped at spaces.
private struct LabelLines {
  /// The width of each line, in points.
  private(set) var widths: [CGFloat] = []

  /// The width of the whole text in one line, in points.
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
