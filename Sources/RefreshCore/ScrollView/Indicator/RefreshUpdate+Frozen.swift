#if REFRESH_ADAPTER
extension RefreshUpdate {
  /// Replaces the smoothed values by their targets.
  mutating func settle(to targets: IndicatorState.Targets) {
    armedFraction = targets.armedFraction
    activityFraction = targets.activityFraction
    outcomeFraction = targets.outcomeFraction
    velocity = 0
    if sessionProgress != nil { sessionProgress = targets.fraction }
    if targets.outcomeFraction == 1 { timeSinceEnd = RefreshTiming.ticksAfterEnd }
  }
}
#endif
