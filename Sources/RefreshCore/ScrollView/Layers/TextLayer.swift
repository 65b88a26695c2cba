#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A text, rendered by a label whose layer is a sublayer of this one.
///
/// The label belongs to no view: as a layer it can be in a group that fades, moves, loops or is clipped, and VoiceOver
/// reads the control. A label wraps, truncates and aligns text in every script, and redraws it for another scale. It
/// inherits nothing from a view, so its font and its colour are set explicitly.
final class TextLayer: CALayer {
  /// The label; `nil` in the copies that Core Animation makes.
  private let label: UILabel?
  private var content: Content?

  /// The last content of the label.
  private struct Content: Equatable {
    var text: Drawing.Text
    let font: UIFont
    let color: CGColor
  }

  init(_ label: UILabel) {
    self.label = label
    super.init()
  }

  override init(layer: Any) {
    label = nil
    super.init(layer: layer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a text; unchanged properties are not written.
  @MainActor
  func show(_ text: Drawing.Text, font: UIFont, color: CGColor, in frame: CGRect, scale: CGFloat) {
    guard let label else { return }
    if label.layer.superlayer !== self { addSublayer(label.layer) }
    if label.contentScaleFactor != scale { label.contentScaleFactor = scale }
    if label.frame != frame { label.frame = frame }
    var words = Content(text: text, font: font, color: color)
    words.text.origin = .zero
    words.text.size = Drawing.Size(width: 0, height: 0)
    guard words != content else { return }
    content = words
    label.numberOfLines = text.lines
    label.attributedText = NSAttributedString(
      text.string, font: font, style: text.style, alignment: text.alignment.textAlignment,
      color: UIColor(cgColor: color))
  }
}

extension Drawing.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

#endif
