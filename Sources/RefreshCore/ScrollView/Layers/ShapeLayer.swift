#if REFRESH_ADAPTER
/// A filled or a stroked path; unchanged properties are not written.
final class ShapeLayer: CAShapeLayer {
  private var loop = LayerLoop()
  private var ink = LayerInk()

  /// The stroke; `nil` while the layer is filled.
  private var stroke: Drawing.Stroke?

  func fill(_ path: CGPath, with color: Drawing.Color, opacity: Double, in colors: DrawingColors) {
    self.path = path
    if stroke != nil {
      stroke = nil
      strokeColor = nil
      ink = LayerInk()
    }
    if let color = ink.change(to: color, opacity: opacity, in: colors) { fillColor = color }
    loop.remove(from: self)
  }

  /// Strokes a path; a loop around it may change the length of the stroke.
  func stroke(_ path: CGPath, _ stroke: Drawing.Stroke, loop motion: Drawing.Motion?, motionStart: Double) {
    self.path = path
    if self.stroke == nil {
      fillColor = nil
      ink = LayerInk()
    }
    if self.stroke != stroke {
      self.stroke = stroke
      follow(stroke)
    }
    guard let motion else { return loop.remove(from: self) }
    guard loop.begin(motion, motionStart, base: (stroke.start, stroke.end), on: self) else { return }
    let ends = motion.wave.corners.map { stroke.ends(at: $0.value) }
    loop.add(ends.map(\.start), of: "strokeStart", to: self)
    loop.add(ends.map(\.end), of: "strokeEnd", to: self)
  }

  /// Colours the stroke.
  func color(_ paint: (color: Drawing.Color, opacity: Double), in colors: DrawingColors) {
    if let color = ink.change(to: paint.color, opacity: paint.opacity, in: colors) { strokeColor = color }
  }

  private func follow(_ stroke: Drawing.Stroke) {
    let (width, start, end) = (CGFloat(stroke.width), CGFloat(stroke.start), CGFloat(stroke.end))
    if lineWidth != width { lineWidth = width }
    if strokeStart != start { strokeStart = start }
    if strokeEnd != end { strokeEnd = end }
    let cap: CAShapeLayerLineCap = stroke.cap == .round ? .round : .butt
    if lineCap != cap { lineCap = cap }
    if lineJoin != .round { lineJoin = .round }
  }

  /// Allows the next drawing to restart the loop, in phase.
  func forgetLoop() { loop.remove(from: self) }
}

extension Drawing.Stroke {
  /// The layer properties of the stroke's start and end for a value of a loop of its length.
  fileprivate func ends(at value: Double) -> (start: Double, end: Double) {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return (middle - half * value, middle + half * value)
  }
}

extension CAShapeLayer {
  /// Fills by the even-odd or the non-zero rule; an unchanged one is not written.
  func followRule(_ isEvenOdd: Bool) {
    let rule: CAShapeLayerFillRule = isEvenOdd ? .evenOdd : .nonZero
    if fillRule != rule { fillRule = rule }
  }
}

/// The shadow of a path, without the path; unchanged properties are not written.
final class ShadowLayer: CALayer {
  private var shown: Drawing.Shadow?

  func show(_ shadow: Drawing.Shadow, of path: CGPath) {
    shadowPath = path
    guard shadow != shown else { return }
    shown = shadow
    shadowColor = UIColor.black.cgColor
    shadowOpacity = Float(shadow.opacity)
    shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    shadowRadius = CGFloat(shadow.blur)
  }
}
#endif
