#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A path filled with a colour whose opacity changes along a line.
final class FadeLayer: CAGradientLayer {
  private let outline = CAShapeLayer()

  /// Shows a fade inside a path; the layer covers a rectangle.
  func show(_ fade: Drawing.Fade, in path: CGPath, covering rectangle: CGRect, colors: DrawingColors) {
    frame = rectangle
    startPoint = unit(fade.start, in: rectangle)
    endPoint = unit(fade.end, in: rectangle)
    self.colors = [
      colors.color(fade.color, opacity: fade.startOpacity), colors.color(fade.color, opacity: fade.endOpacity),
    ]
    outline.path = path
    outline.position = CGPoint(x: -rectangle.minX, y: -rectangle.minY)
    outline.fillColor = UIColor.black.cgColor
    if mask !== outline { mask = outline }
  }

  private func unit(_ point: Drawing.Point, in rectangle: CGRect) -> CGPoint {
    CGPoint(
      x: (CGFloat(point.x) - rectangle.minX) / max(rectangle.width, 1),
      y: (CGFloat(point.y) - rectangle.minY) / max(rectangle.height, 1))
  }
}

#endif
