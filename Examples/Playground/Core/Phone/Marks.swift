import RefreshAnimators

/// A record of the sessions, for the page's report and for the animator of 2012.
struct Marks {
  /// The number of announcements to assistive technologies.
  var announcements = Counts()

  /// The number of haptic feedbacks.
  var feedbacks = Counts()

  /// The start of the present or last refresh, in seconds.
  private(set) var start = -Double.infinity

  /// The visible extent at that time, in points.
  private(set) var startExtent = 0.0

  /// The end of the last refresh, in seconds; infinity while one runs.
  private(set) var end = -Double.infinity

  /// `true` if the list has been at rest since then.
  private(set) var hasBeenHome = true

  /// The pull below which the list counts as at rest, in points.
  private static let home = 5.0

  private var state = RefreshState.idle

  mutating func note(_ side: RefreshStateMachine.SideFrame, at time: Double) {
    let (new, extent) = (side.state, side.visibleExtent)
    if extent <= Self.home { hasBeenHome = true }
    guard new != state else { return }
    if new == .refreshing { (start, startExtent, end, hasBeenHome) = (time, extent, .infinity, false) }
    if state == .refreshing, new != .refreshing { end = time }
    state = new
  }
}

/// A number for each side.
struct Counts {
  var near = 0
  var far = 0

  subscript(side: RefreshStateMachine.AxisSide) -> Int {
    get { side == .near ? near : far }
    set {
      switch side {
      case .near: near = newValue
      case .far: far = newValue
      }
    }
  }
}
