import RefreshAnimators

/// What is remembered of sessions beside what the machine knows.
struct Marks {
  /// How often assistive technologies were to be told something.
  var announcements = Counts()

  /// How often the fingertip was to be told something.
  var feedbacks = Counts()

  /// When the present or last refresh began, in seconds.
  private(set) var start = -Double.infinity

  /// How much was uncovered then, in points.
  private(set) var startExtent = 0.0

  /// When the last refresh ended, in seconds; infinity while one runs.
  private(set) var end = -Double.infinity

  /// Whether the list has been home since then.
  private(set) var hasBeenHome = true

  /// A pull that is less counts as home, in points.
  private static let home = 5.0

  private var state = RefreshState.idle

  mutating func note(
    _ machine: RefreshStateMachine, at time: Double, extent: Double, side place: AxisSide
  ) {
    let new = machine.state(at: place)
    if extent <= Self.home { hasBeenHome = true }
    guard new != state else { return }
    if new == .refreshing { (start, startExtent, end, hasBeenHome) = (time, extent, .infinity, false) }
    if state == .refreshing, new != .refreshing { end = time }
    state = new
  }
}

/// A number for each end.
struct Counts {
  var near = 0
  var far = 0

  subscript(side: AxisSide) -> Int {
    get { side == .near ? near : far }
    set {
      switch side {
      case .near: near = newValue
      case .far: far = newValue
      }
    }
  }
}
