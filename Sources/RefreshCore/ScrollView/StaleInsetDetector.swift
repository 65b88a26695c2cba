#if REFRESH_ADAPTER
/// Detects an inset that the app read during a session and sets again afterwards.
///
/// The held space is then a permanent part of the app's own inset (report B010). The framework cannot undo that, but it
/// can log it.
struct StaleInsetDetector {
  private var held = SidePair()
  private var addedInset = SidePair()

  /// `true` if a session has held space, so that there is an inset to recognize.
  var isArmed: Bool { addedInset != SidePair() }

  /// Records an inset that was written together with its added inset.
  mutating func note(_ inset: SidePair, addedInset: SidePair) {
    for side in AxisSide.allCases where addedInset[side] != 0 {
      held[side] = inset[side]
      self.addedInset[side] = addedInset[side]
    }
  }

  /// `true` if an inset that is set without a session is one recorded during a session; once for each session.
  mutating func recognizes(_ inset: SidePair, scale: Double) -> Bool {
    for side in AxisSide.allCases where addedInset[side] != 0 {
      guard abs(inset[side] - held[side]) <= 0.5 / scale else { continue }
      addedInset[side] = 0
      return true
    }
    return false
  }
}
#endif
