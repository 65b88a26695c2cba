extension RingPose {
  /// The radius of the ring's line, in units.
  static let radius = 11.0

  /// The width of the ring's line and of the mark's, in units.
  static let lineWidth = 3.0
  private static let markWidth = 2.4

  func draw(into drawing: inout Drawing) {
    arc(.tint, opacity: trackOpacity, from: 0, to: 1, into: &drawing)
    line(.tint, into: &drawing)
    drawing.group(opacity: failure) { line(.failure, into: &$0) }
    drawReload(into: &drawing)
    guard outcomeFraction > 0, let mark else { return }
    let color: Drawing.Paint = failure > 0 ? .failure : .tint
    let place = Drawing.Transform.scale(scale).followed(by: .translation(x: center.x, y: center.y))
    let penWidth = Self.markWidth / Self.lineWidth * width
    mark.draw(pen, width: penWidth, paint: color.opacity(outcomeFraction), transform: place, into: &drawing)
  }

  /// The pulled arc and, over it, the working ring, which is opaque before its loop begins.
  private func line(_ color: Drawing.Paint, into drawing: inout Drawing) {
    arc(color, opacity: pulledOpacity, from: 0, to: pulled, into: &drawing)
    guard handOver > 0 else { return arc(color, opacity: workOpacity, from: 0, to: 1, into: &drawing) }
    switch work {
    case .fraction(let done):
      arc(color, opacity: 1, from: 0, to: Easing.lerp(1, done, handOver), into: &drawing)
    case .fade:
      ring.drawFading(handOver, color, into: &drawing)
    case .chase:
      ring.draw(handOver, color, into: &drawing)
    }
  }

  private var ring: ChasingRing { ChasingRing(center: center, radius: Self.radius * scale, width: width) }

  private func arc(
    _ color: Drawing.Paint, opacity: Double, from start: Double, to end: Double, into drawing: inout Drawing
  ) {
    guard opacity > 0, start < end else { return }
    drawing.stroke(color.opacity(opacity), Drawing.Stroke(width: width, from: start, to: end)) {
      $0.circle(center: center, radius: Self.radius * scale)
    }
  }
}
