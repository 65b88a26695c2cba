#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A path filled with a colour whose opacity changes along a line; unchanged properties are not written.
final class FadeLayer: CAGradientLayer {
  private let outline = CAShapeLayer()
  private var start = LayerInk()
  private var end = LayerInk()
  private var covered: CGRect?

  override init() {
    super.init()
    outline.fillColor = UIColor.black.cgColor
    mask = outline
  }

  override init(layer: Any) { super.init(layer: layer) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a fade inside a path; the layer covers a rectangle.
  func show(_ fade: Drawing.Fade, in path: CGPath, covering rectangle: CGRect, colors: DrawingColors) {
    if rectangle != covered {
      covered = rectangle
      frame = rectangle
      outline.position = CGPoint(x: -rectangle.minX, y: -rectangle.minY)
    }
    let (from, to) = (unit(fade.start, in: rectangle), unit(fade.end, in: rectangle))
    if startPoint != from { startPoint = from }
    if endPoint != to { endPoint = to }
    show(fade, in: colors)
    outline.path = path
  }

  private func show(_ fade: Drawing.Fade, in colors: DrawingColors) {
    let first = start.change(to: fade.color, opacity: fade.startOpacity, in: colors)
    let last = end.change(to: fade.color, opacity: fade.endOpacity, in: colors)
    guard first != nil || last != nil else { return }
    self.colors = [
      first ?? colors.color(fade.color, opacity: fade.startOpacity),
      last ?? colors.color(fade.color, opacity: fade.endOpacity),
    ]
  }

  private func unit(_ point: Drawing.Point, in rectangle: CGRect) -> CGPoint {
    CGPoint(
      x: (CGFloat(point.x) - rectangle.minX) / max(rectangle.width, 1),
      y: (CGFloat(point.y) - rectangle.minY) / max(rectangle.height, 1))
  }
}

#endif
