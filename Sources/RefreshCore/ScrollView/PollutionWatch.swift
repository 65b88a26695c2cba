#if REFRESH_ADAPTER
/// Notices an inset that was read while a session held its space, and is set again after it.
///
/// The space is then part of the app's own inset for good. That cannot be undone from here, but it can be said.
struct PollutionWatch {
  private var held = Ends()
  private var share = Ends()

  /// Whether a session has held space, so that there is something to recognize.
  var isArmed: Bool { share != Ends() }

  /// Remembers an inset that was written with a share in it.
  mutating func note(_ inset: Ends, share: Ends) {
    for end in RefreshStateMachine.End.allCases where share[end] != 0 {
      held[end] = inset[end]
      self.share[end] = share[end]
    }
  }

  /// Whether an inset that was set without a session is one that a session has left; true once for each session.
  mutating func recognizes(_ inset: Ends, scale: Double) -> Bool {
    for end in RefreshStateMachine.End.allCases where share[end] != 0 {
      guard abs(inset[end] - held[end]) <= 0.5 / scale else { continue }
      share[end] = 0
      return true
    }
    return false
  }
}
#endif
