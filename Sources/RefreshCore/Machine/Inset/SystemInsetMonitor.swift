/// Notices that bars come or go: the system's part of the inset moves with the scroll then.
struct SystemInsetMonitor: Equatable, Sendable {
  private var inset: SidePair?
  private var time = -Double.infinity

  /// Goes on by a flush; answers whether the system's inset has changed a moment ago.
  mutating func isMoving(_ scroll: ScrollMetrics, at now: Double) -> Bool {
    let live = scroll.isInWindow ? scroll.systemInset : nil
    if let inset, let live, inset != live { time = now }
    inset = live
    return now - time < RefreshTiming.barsComeToRest
  }
}
