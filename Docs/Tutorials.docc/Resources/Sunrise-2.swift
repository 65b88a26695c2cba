import RefreshAnimators

struct Sunrise: RefreshAnimator {
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 64, triggerDistance: 96)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    drawing.fill {
      $0.circle(center: update.center, radius: 12 * max(update.armedFraction, min(update.progress, 1)))
    }
  }
}
