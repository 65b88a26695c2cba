import RefreshAnimators

struct Sunrise: RefreshAnimator {
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    drawing.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
  }
}
