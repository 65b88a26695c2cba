#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A filled or a stroked path; unchanged properties are not written.
final class ShapeLayer: CAShapeLayer {
  private var loop = LayerLoop()

  func fill(_ path: CGPath, with color: CGColor) {
    self.path = path
    if fillColor != color { fillColor = color }
    if strokeColor != nil { strokeColor = nil }
    loop.remove(from: self)
  }

  /// Strokes a path; a loop around it may change the length or the end of the stroke.
  func stroke(
    _ path: CGPath, _ stroke: Drawing.Stroke, with color: CGColor, loop motion: Drawing.Motion?, motionStart: Double
  ) {
    self.path = path
    if fillColor != nil { fillColor = nil }
    if strokeColor != color { strokeColor = color }
    let (width, start, end) = (CGFloat(stroke.width), CGFloat(stroke.start), CGFloat(stroke.end))
    if lineWidth != width { lineWidth = width }
    if strokeStart != start { strokeStart = start }
    if strokeEnd != end { strokeEnd = end }
    let cap: CAShapeLayerLineCap = stroke.cap == .round ? .round : .butt
    if lineCap != cap { lineCap = cap }
    if lineJoin != .round { lineJoin = .round }
    show(stroke.dash)
    guard let motion else { return loop.remove(from: self) }
    loop.run(motion, motionStart, base: [stroke.start, stroke.end], on: self) { stroke.ends(at: $0, motion.property) }
  }

  private func show(_ dash: Drawing.Stroke.Dash?) {
    if dash != nil || lineDashPattern != nil {
      let pattern = dash.map { [NSNumber(value: $0.on), NSNumber(value: $0.off)] }
      if lineDashPattern != pattern { lineDashPattern = pattern }
    }
    let phase = CGFloat(dash?.phase ?? 0)
    if lineDashPhase != phase { lineDashPhase = phase }
  }

  /// Allows the next drawing to restart the loop, in phase.
  func forgetLoop() { loop.remove(from: self) }
}

extension Drawing.Stroke {
  /// The layer properties of the stroke's start and end for a value of a loop.
  fileprivate func ends(at value: Double, _ property: Drawing.Motion.Property) -> [(String, Double)] {
    guard property == .strokeLength else { return [("strokeEnd", start + (end - start) * value)] }
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return [("strokeStart", middle - half * value), ("strokeEnd", middle + half * value)]
  }
}

#endif
