import Foundation

/// A text that scrolls: a scroll view as long as its lines.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  private let lines = UILabel(frame: .zero)

  /// The space above and below the text, in points (the default of `textContainerInset`, observed).
  private static let margin: CGFloat = 8

  /// The text.
  open var text: String! {
    get { lines.text ?? "" }
    set {
      lines.text = newValue
      markForLayout()
    }
  }

  /// The font of the text.
  open var font: UIFont? {
    get { lines.font }
    set {
      lines.font = newValue
      markForLayout()
    }
  }

  /// The selection.
  open var selectedTextRange: UITextRange?

  /// `true` if the user may change the text; `true` by default.
  open var isEditable = true

  /// Creates a text view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    lines.numberOfLines = 0
  }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    lines.numberOfLines = 0
  }

  override func prepareLayout() {
    // UIKit measures the text again when the width between the insets has changed.
    let width = max(layer.bounds.width - adjusted.left - adjusted.right, 1)
    let height = lines.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 2 * Self.margin
    if storedSize != CGSize(width: width, height: height) { contentSize = CGSize(width: width, height: height) }
    super.prepareLayout()
  }
}
