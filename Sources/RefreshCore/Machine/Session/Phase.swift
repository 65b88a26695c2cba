/// The phase of a control, with exactly the data that exists during it.
enum Phase: Equatable, Sendable {
  /// The state before a control is attached and after it is removed.
  case absent

  /// The state without a pull or a session.
  case idle

  /// The state while the content is pulled, not far enough.
  case pulling

  /// The state in which releasing begins a session.
  case armed

  /// The state while a session runs.
  case refreshing(Running)

  /// The state from the end of a session until the list is closed.
  case ending(Ending)

  /// The state while there is nothing left to load.
  case noMoreData

  /// A running session.
  struct Running: Equatable, Sendable {
    /// The time of the start, in seconds.
    let start: Double

    /// The time at which the indicator becomes active, in seconds.
    let activityStart: Double

    /// The effect of a tap when the session began; `nil` for none.
    let tap: RefreshTap?

    var action: Action
  }

  /// The action of a running session.
  enum Action: UInt8, Equatable, Sendable {
    /// The action still has to be started: a session that a finger begins starts it outside the handling of the lift.
    case waiting

    /// The action has been started and has not returned.
    case running

    /// The action has returned, and the session is about to end.
    case returned
  }

  /// A session that is over.
  struct Ending: Equatable, Sendable {
    /// The time at which the outcome has been shown and the list may close, in seconds.
    var over: Double

    /// `true` if the finger that was down when the session ended is still down.
    var awaitsLift: Bool

    /// The length of the content at the start of the session, in points; `nil` if no loaded rows are awaited.
    var lengthBeforeLoad: Double?

    /// `true` if there is nothing left to load afterwards; a later end does not revoke that.
    var leavesNoMoreData: Bool

    /// The effect of a tap when the session began; `nil` for none.
    let tap: RefreshTap?
  }

  /// `true` if a control is attached.
  ///
  /// No comparison: one of two whole phases compares their data too.
  var isPresent: Bool {
    if case .absent = self { return false }
    return true
  }

  /// The public state.
  var state: RefreshState {
    switch self {
    case .absent, .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .refreshing: .refreshing
    case .ending: .ending
    case .noMoreData: .noMoreData
    }
  }
}
