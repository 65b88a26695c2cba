/// Detects that bars appear or disappear, which changes the system's inset during a scroll.
struct SystemInsetMonitor: Equatable, Sendable {
  private var inset: SidePair?
  private(set) var time: Double?

  /// Handles a flush; returns `true` if the system's inset has changed within ``RefreshTiming/barsComeToRest``.
  mutating func isMoving(_ scroll: ScrollMetrics, at now: Double) -> Bool {
    // Without a window the safe area may be 0 or that of the last one.
    let live = scroll.isInWindow ? scroll.systemInset : nil
    if let inset, let live, inset != live { time = now }
    inset = live
    return isMoving(at: now)
  }

  /// Returns `true` if the last flush has seen bars that have not come to rest.
  func isMoving(at now: Double) -> Bool { time.map { now - $0 < RefreshTiming.barsComeToRest } ?? false }
}
