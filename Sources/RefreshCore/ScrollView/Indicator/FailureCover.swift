#if REFRESH_ADAPTER
/// Draws the sign of a failure in place of what an indicator shows that draws no outcome.
struct FailureCover: RefreshAnimator {
  /// The animator whose drawing gives way; `nil` for a view.
  let animator: (any RefreshAnimator)?

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard let badge = OutcomeBadge(failureOf: update) else { animator?.draw(update, into: &drawing); return }
    drawing.group(opacity: badge.opacityBelow) { animator?.draw(update, into: &$0) }
    let room = min(update.visibleExtent, update.heldExtent)
    let scale = min(update.surroundings.indicatorScale, room / OutcomeBadge.diameter)
    let strokeScale = update.surroundings.strokeScale
    badge.draw(.failure, strokeScale: strokeScale, scale: scale, centeredAt: update.center, into: &drawing)
  }
}

extension RefreshUpdate {
  /// Replaces the smoothed values by their targets.
  mutating func settle(to targets: Fractions) {
    (armedFraction, activityFraction, outcomeFraction) = (targets.armed, targets.activity, targets.outcome)
    velocity = 0
    if sessionProgress != nil { sessionProgress = targets.work }
    if targets.outcome == 1 { timeSinceEnd = RefreshTiming.ticksAfterEnd }
  }
}
#endif
