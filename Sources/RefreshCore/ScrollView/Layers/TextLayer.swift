#if REFRESH_ADAPTER
import ScrollPhysics

/// A text, rendered by a label whose layer is a sublayer of this one.
///
/// The label belongs to no view: as a layer it can be in a group that fades, moves, loops or is clipped, and VoiceOver
/// reads the control. A label wraps, truncates and aligns text in every script, and redraws it for another scale. It
/// inherits nothing from a view, so its font and its colour are set explicitly.
final class TextLayer: CALayer {
  /// The label; `nil` in the copies that Core Animation makes.
  private let label: UILabel?

  /// The last content of the label: the text, in no place and of no size, with its looks.
  private var content: (text: Drawing.Text, font: UIFont, color: CGColor)?

  init(_ label: UILabel) {
    self.label = label
    super.init()
  }

  override init(layer: Any) {
    label = nil
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text; unchanged properties are not written.
  @MainActor
  func show(_ text: Drawing.Text, font: UIFont, color: CGColor, in frame: CGRect, scale: CGFloat) {
    guard let label else { return }
    if label.layer.superlayer !== self { addSublayer(label.layer) }
    if label.contentScaleFactor != scale { label.contentScaleFactor = scale }
    if label.frame != frame { label.frame = frame }
    var words = text
    (words.origin, words.size) = (.zero, Drawing.Size(width: 0, height: 0))
    if let content, content == (words, font, color) { return }
    content = (words, font, color)
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

extension Drawing.Text {
  /// Places the label of the text.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - offset: The offset from the text's coordinates to the pixels of the screen, in points; `nil` if the text moves
  ///     or is rotated or scaled: then it is not aligned to pixels.
  /// - Returns: The frame of the label, in whole pixels, so that its bitmap is not stretched.
  func labelFrame(scale: CGFloat, offset: CGPoint?) -> CGRect {
    let box = CGRect(x: origin.x, y: origin.y, width: self.size.width, height: self.size.height)
    let size = CGSize(width: box.width.wholePixels(scale), height: box.height.wholePixels(scale))
    let x =
      switch alignment {
      case .left: box.minX
      case .center: box.midX - size.width / 2
      case .right: box.maxX - size.width
      }
    return CGRect(origin: CGPoint(x: x, y: box.midY - size.height / 2), size: size).onPixels(scale, offset)
  }
}

extension CGRect {
  /// The rectangle with its origin on a pixel; unchanged without an offset to the pixels of the screen.
  func onPixels(_ scale: CGFloat, _ offset: CGPoint?) -> CGRect {
    guard let offset else { return self }
    let grid = PixelGrid(scale: Double(scale))
    let x = CGFloat(grid.rounded(Double(minX + offset.x))) - offset.x
    let y = CGFloat(grid.rounded(Double(minY + offset.y))) - offset.y
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension CGFloat {
  /// The length rounded up to whole pixels.
  func wholePixels(_ scale: CGFloat) -> CGFloat { CGFloat(PixelGrid(scale: Double(scale)).roundedUp(Double(self))) }
}
#endif
