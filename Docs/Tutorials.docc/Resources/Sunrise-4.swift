import RefreshAnimators

struct Sunrise: RefreshAnimator {
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 64, triggerDistance: 96)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let scale = min(1, min(update.visibleExtent, update.heldExtent) / 60)
    let place = Drawing.Transform.scale(scale).followed(by: .translation(x: update.center.x, y: update.center.y))
    drawing.fill {
      $0.transform = place
      $0.circle(center: .zero, radius: 12 * max(update.armedFraction, min(update.progress, 1)))
    }
    drawRays(update, at: place, scale, into: &drawing)
  }

  private func drawRays(
    _ update: RefreshUpdate, at place: Drawing.Transform, _ scale: Double, into drawing: inout Drawing
  ) {
    let length = 6 * update.armedFraction
    guard length > 0 else { return }
    for ray in 0..<8 {
      drawing.stroke(.tint, Drawing.Stroke(width: scale * min(2.5 * update.surroundings.strokeScale, length))) {
        $0.transform = .rotation(Double(ray) * 45 * Drawing.degree).followed(by: place)
        $0.move(to: .init(x: 17, y: 0))
        $0.line(to: .init(x: 17 + length, y: 0))
      }
    }
  }
}
