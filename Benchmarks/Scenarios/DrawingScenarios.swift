import Marks
import RefreshAnimators
import RefreshTesting

/// The animators alone: an update goes in, and its drawing comes out.
@MainActor
enum DrawingScenarios {
  static func run() {
    draw(.gum, "draw/gum")
    draw(.arrow, "draw/arrow")
  }

  private static func draw(_ animator: some RefreshAnimator, _ name: String) {
    let metrics = animator.metrics(in: RefreshSurroundings())
    let pulled = RefreshUpdate(
      state: .pulling, visibleExtent: metrics.triggerDistance * 0.7, heldExtent: metrics.heldExtent,
      triggerDistance: metrics.triggerDistance)
    let refreshing = RefreshUpdate(
      state: .refreshing, visibleExtent: metrics.heldExtent, heldExtent: metrics.heldExtent,
      triggerDistance: metrics.triggerDistance, armedFraction: 1, activityFraction: 1)
    draw(animator, pulled, name + "-pulled")
    draw(animator, refreshing, name + "-refreshing")
  }

  private static func draw(_ animator: some RefreshAnimator, _ update: RefreshUpdate, _ name: String) {
    var drawing = Drawing(measuring: TextEstimate())
    Meter.measure(name, rounds: 100) { animator.redraw(update, in: &drawing) }
  }
}
