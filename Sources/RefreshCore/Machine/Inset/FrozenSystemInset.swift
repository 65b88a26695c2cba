import ScrollPhysics

/// Keeps the system's part of the rest offset free of what a pull adds to it.
///
/// A bar grows with a pull in two ways. A collapsed one is pulled out: that is no pull of the control, whether the safe area
/// grows before or after the offset. One that has its full height may stretch with the overscroll: measured against it, a pull
/// would never reach the trigger. The heights that it has without a pull tell the two apart.
struct FrozenSystemInset: Equatable, Sendable {
  /// An overscroll that the bar has not followed.
  struct Lag: Equatable, Sendable {
    let system: Double
    let since: Double

    /// `true` if the bar had the time to follow and did not: the overscroll is a pull.
    var isOver = false
  }

  /// The inset in the present overscroll of each side.
  private var near: Double?
  private var far: Double?
  private var viewport = 0.0

  /// The largest near inset, and the last one at rest, of those that no pull can have changed; `nil` before the first.
  private var largest: Double?
  private var resting = 0.0
  private var lag: Lag?

  /// `true` if the bar may still follow an overscroll, so that a frame has to decide.
  var isWaiting: Bool { lag?.isOver == false }

  /// Records a reading after a layout pass: before it, the offset and the safe area may not belong together.
  mutating func read(_ scroll: ScrollMetrics, at time: Double) {
    if viewport != scroll.viewport || !scroll.isInWindow {
      self = FrozenSystemInset()
      viewport = scroll.viewport
    }
    learn(scroll)
    wait(scroll, at: time)
    let system = value(in: scroll)
    near = isMoved(scroll) && isPastNear(scroll, system.near) && !isWaiting ? system.near : nil
    far = isMoved(scroll) && isPastFar(scroll, system) ? system.far : nil
  }

  /// Returns the system's inset from which a pull is measured.
  func value(in scroll: ScrollMetrics) -> SidePair {
    let live = scroll.systemInset
    guard isMoved(scroll), viewport == scroll.viewport else { return live }
    var system = SidePair(near: nearInset(in: scroll), far: live.far)
    if let near, isPastNear(scroll, near) { system.near = max(system.near, near) }
    if !isPastNear(scroll, system.near) { system.near = max(system.near, live.near) }
    if let far, isPastFar(scroll, SidePair(near: system.near, far: far)) { system.far = far }
    return system
  }

  /// Returns `true` if a pull is measured from the present inset or a larger one, whatever moves the content: no bar has grown
  /// so far that it may count as a stretched one.
  func isSettled(in scroll: ScrollMetrics) -> Bool {
    limit(in: scroll) >= scroll.systemInset.near && value(in: scroll).far >= scroll.systemInset.far
  }

  /// The near inset without the part that stretches with an overscroll, and with the part that the bar has yet to show.
  private func nearInset(in scroll: ScrollMetrics) -> Double {
    let live = scroll.systemInset.near
    let limit = limit(in: scroll)
    guard live < limit else { return limit }
    guard scroll.hasGrowingBar, lag?.isOver != true else { return live }
    return min(max(live, -scroll.offset - scroll.inset.near), limit)
  }

  /// The near inset below the bar at its full height, as far as it is known.
  private func limit(in scroll: ScrollMetrics) -> Double {
    guard let largest else { return scroll.systemInset.near + scroll.barGrowth }
    return max(largest, resting + scroll.barGrowth)
  }

  /// Learns from content that no finger moves, and from content that is scrolled away from the bar.
  private mutating func learn(_ scroll: ScrollMetrics) {
    let live = scroll.systemInset.near
    let isScrolledAway = scroll.offset > -(scroll.inset.near + resting) + scroll.grid.pixel
    guard !isMoved(scroll) || isScrolledAway || largest == nil else { return }
    largest = max(largest ?? live, live)
    resting = live
  }

  private mutating func wait(_ scroll: ScrollMetrics, at time: Double) {
    let live = scroll.systemInset.near
    guard isMoved(scroll), scroll.hasGrowingBar, live < limit(in: scroll), isPastNear(scroll, live) else {
      lag = nil
      return
    }
    guard let lag, lag.system == live else {
      self.lag = Lag(system: live, since: time)
      return
    }
    if time - lag.since >= RefreshTiming.barFollows { self.lag?.isOver = true }
  }

  /// `true` if only a gesture or its momentum may have overscrolled the content: a rotation that leaves it out of range does
  /// not count.
  private func isMoved(_ scroll: ScrollMetrics) -> Bool {
    scroll.isInWindow && (scroll.isTouched || scroll.isDecelerating)
  }

  private func isPastNear(_ scroll: ScrollMetrics, _ system: Double) -> Bool {
    scroll.offset < -(scroll.inset.near + system) - scroll.grid.halfPixel
  }

  private func isPastFar(_ scroll: ScrollMetrics, _ system: SidePair) -> Bool {
    let low = -(scroll.inset.near + system.near)
    let high = max(low, scroll.contentLength + scroll.inset.far + system.far - scroll.viewport)
    return scroll.offset > high + scroll.grid.halfPixel
  }
}
