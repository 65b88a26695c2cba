extension RingPose {
  /// Where the reload symbol's line starts and ends, in radians clockwise from the right: from above it to the top.
  private static let line = (start: -38 * Drawing.degree, end: 270 * Drawing.degree)

  /// The head of its arrow at the top of the line: half of its base, and how far it reaches ahead and behind, in units.
  private static let head = (halfBase: 5.0, ahead: 7.5, behind: 1.25)

  /// How much of the corners of the head is rounded, in units.
  private static let corner = 1.2

  /// Draws what a footer shows that waits for a tap: the ring as a reload symbol, clockwise in every language.
  func drawReload(into drawing: inout Drawing) {
    guard reload > 0 else { return }
    let place = Drawing.Transform.scale(scale).followed(by: .translation(x: center.x, y: center.y))
    drawing.group(opacity: reload) {
      $0.stroke(.tint, Drawing.Stroke(width: width)) {
        $0.arc(center: center, radius: Self.radius * scale, from: Self.line.start, to: Self.line.end)
      }
      $0.fill(.tint) { Self.head(&$0, place) }
      $0.stroke(.tint, Drawing.Stroke(width: Self.corner * scale)) { Self.head(&$0, place) }
    }
  }

  private static func head(_ path: inout Drawing.Path, _ place: Drawing.Transform) {
    path.transform = place
    path.move(to: .init(x: head.ahead, y: -radius))
    path.line(to: .init(x: -head.behind, y: -radius - head.halfBase))
    path.line(to: .init(x: -head.behind, y: -radius + head.halfBase))
    path.close()
  }
}
