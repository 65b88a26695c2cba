import RefreshCore

extension SpinnerPose {
  /// The part of a spoke in which it fades in, so that its round ends do not appear at once.
  private static let onset = 0.2

  /// The opacity of a spoke of no length, as a part of a full one's.
  private static let leastOpacity = 0.25

  /// Units of the spinner per unit of the badge: 26 of the spinner's 28 across, since a closed line looks larger.
  private static let badgeScale = 1.3

  /// Draws the spokes, or the outcome that they make room for.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(opacity: opacity) { drawSpokes(paint, into: &$0) }
    guard let badge else { return }
    let place = Drawing.Transform.scale(Self.badgeScale * scale)
      .followed(by: .translation(x: spokes.center.x, y: spokes.center.y))
    badge.draw(paint, strokeScale: strokeScale, at: place, into: &drawing)
  }

  /// The spokes with the light going round as far as it is seen: it grows out of full ones, so its start is not seen.
  private func drawSpokes(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    if light > 0 {
      spokes.drawLit(floor: Easing.lerp(1, floor, light), into: &drawing) { drawUncovered($0, paint, into: &$1) }
    } else {
      for index in 0..<Spokes.count { drawUncovered(index, paint, into: &drawing) }
    }
  }

  private func drawUncovered(_ index: Int, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let length = length(of: index)
    guard length > 0 else { return }
    let opacity = Easing.lerp(Self.leastOpacity, fullOpacity, length) * Easing.clamp(length / Self.onset)
    var shown = spokes
    if !isStill { shown.outer = Easing.lerp(spokes.inner, spokes.outer, length) }
    shown.draw(index, paint.opacity(opacity), into: &drawing)
  }
}
