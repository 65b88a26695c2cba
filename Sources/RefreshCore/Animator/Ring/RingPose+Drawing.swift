extension RingPose {
  /// The radius of the ring's line, in units.
  private static let radius = 11.0

  /// The width of the ring's line and of the mark's, in units.
  static let lineWidth = 3.0
  private static let markWidth = 2.4

  /// Seconds in which the chase turns once.
  private static let chasePeriod = 1.4

  /// The shortest and the longest arc of the chase, as parts of a turn: 40° and 40° + 2 · 114.6°.
  ///
  /// 114.6° is two radians: the amplitude at which each end comes to rest once a turn while the other one runs.
  private static let chaseRange = (least: 40.0 / 360, most: (40 + 2 * 114.6) / 360)

  /// The arc that fades to and fro, as a part of a turn, and how it does.
  private static let fadeLength = 0.75
  private static let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 0.4)

  func draw(into drawing: inout Drawing) {
    arc(.tint, opacity: trackOpacity, from: 0, to: 1, into: &drawing)
    line(.tint, into: &drawing)
    drawing.group(opacity: failure) { line(.failure, into: &$0) }
    guard verdict > 0, let mark else { return }
    let color: Drawing.Paint = failure > 0 ? .failure : .tint
    let place = Drawing.Transform.scale(scale).followed(by: .translation(x: center.x, y: center.y))
    let penWidth = Self.markWidth / Self.lineWidth * width
    mark.draw(pen, width: penWidth, paint: color.opacity(verdict), transform: place, into: &drawing)
  }

  /// The pulled arc and, over it, the working ring, which is opaque before its loop begins.
  private func line(_ color: Drawing.Paint, into drawing: inout Drawing) {
    arc(color, opacity: pulledOpacity, from: 0, to: pulled, into: &drawing)
    guard handOver > 0 else { return arc(color, opacity: workOpacity, from: 0, to: 1, into: &drawing) }
    switch work {
    case .fraction(let done):
      arc(color, opacity: 1, from: 0, to: Easing.lerp(1, done, handOver), into: &drawing)
    case .fade:
      drawing.group(motion: Self.fade) { arc(color, opacity: 1, from: 0, to: Self.fadeLength, into: &$0) }
      arc(color, opacity: 1 - handOver, from: 0, to: 1, into: &drawing)
    case .chase:
      chase(color, into: &drawing)
    }
  }

  /// Two loops in each other: the circle turns, and of its line more or less is drawn about the point that leads.
  private func chase(_ color: Drawing.Paint, into drawing: inout Drawing) {
    let length = Drawing.Wave.cosine(
      from: Easing.lerp(1, Self.chaseRange.least, handOver), to: Easing.lerp(1, Self.chaseRange.most, handOver))
    drawing.group(motion: .spin(period: Self.chasePeriod), around: center) {
      $0.group(motion: Drawing.Motion(.strokeLength, length, period: Self.chasePeriod)) {
        $0.stroke(color, Drawing.Stroke(width: width)) {
          $0.circle(center: center, radius: Self.radius * scale, from: 90 * Drawing.degree)
        }
      }
    }
  }

  private func arc(
    _ color: Drawing.Paint, opacity: Double, from start: Double, to end: Double, into drawing: inout Drawing
  ) {
    guard opacity > 0, start < end else { return }
    drawing.stroke(color.opacity(opacity), Drawing.Stroke(width: width, from: start, to: end)) {
      $0.circle(center: center, radius: Self.radius * scale)
    }
  }
}
