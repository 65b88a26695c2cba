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
  }
}
