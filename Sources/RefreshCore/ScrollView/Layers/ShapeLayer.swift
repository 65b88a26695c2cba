#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A filled or a stroked path.
final class ShapeLayer: CAShapeLayer {
  private var loop = LayerLoop()

  func fill(_ path: CGPath, with color: CGColor) {
    self.path = path
    fillColor = color
    strokeColor = nil
    loop.remove(from: self)
  }

  /// Strokes a path; a loop of the stroke's length may be around it.
  func stroke(
    _ path: CGPath, _ stroke: Drawing.Stroke, with color: CGColor, length: Drawing.Motion?, motionStart: Double
  ) {
    self.path = path
    fillColor = nil
    strokeColor = color
    lineWidth = CGFloat(stroke.width)
    lineCap = stroke.cap == .round ? .round : .butt
    lineJoin = .round
    strokeStart = CGFloat(stroke.start)
    strokeEnd = CGFloat(stroke.end)
    guard let length else { return loop.remove(from: self) }
    let (middle, half) = ((stroke.start + stroke.end) / 2, (stroke.end - stroke.start) / 2)
    loop.run(length, motionStart, base: [middle, half], on: self) { value in
      [("strokeStart", middle - half * value), ("strokeEnd", middle + half * value)]
    }
  }

  /// Lets the next drawing start the loop anew, in phase.
  func forgetLoop() { loop.remove(from: self) }
}

#endif
