#if REFRESH_ADAPTER
/// Notices an inset that was read while a session held its space, and is set again after it.
///
/// The space is then part of the app's own inset for good. That cannot be undone from here, but it can be said.
struct StaleInsetDetector {
  private var held = SidePair()
  private var addedInset = SidePair()

  /// Whether a session has held space, so that there is something to recognize.
  var isArmed: Bool { addedInset != SidePair() }

  /// Remembers an inset that was written with a share in it.
  mutating func note(_ inset: SidePair, addedInset: SidePair) {
    for side in AxisSide.allCases where addedInset[side] != 0 {
      held[side] = inset[side]
      self.addedInset[side] = addedInset[side]
    }
  }

  /// Whether an inset that was set without a session is one that a session has left; true once for each session.
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
