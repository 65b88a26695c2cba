#if REFRESH_ADAPTER
/// Detects an inset that the app read during a session and sets again afterwards.
///
/// The held space is then a permanent part of the app's own inset (report B010). Without the proof of a ``SavedInset`` the
/// framework does not undo that, but logs it.
struct StaleInsetDetector {
  private var held = SidePair()
  private var addedInset = SidePair()

  /// `true` if a session has held space, so that there is an inset to recognize.
  var isArmed: Bool { addedInset != SidePair() }

  /// Records an inset that is written during a session, together with its added inset; those of an opening and a closing
  /// pass.
  mutating func note(_ inset: SidePair, _ machine: RefreshStateMachine) {
    let addedInset = machine.addedInset
    for side in AxisSide.allCases where addedInset[side] != 0 && machine.state(at: side) == .refreshing {
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
