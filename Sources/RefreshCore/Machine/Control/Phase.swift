/// What a control is doing, with exactly the data that exists while it does it.
enum Phase: Equatable, Sendable {
  /// The state before a control is attached and after it is removed.
  case absent

  /// The state while nothing goes on.
  case idle

  /// The state while the content is pulled, not far enough.
  case pulling

  /// The state while letting go would begin a session.
  case armed

  /// The state while a session runs.
  case refreshing(Running)

  /// The state from the end of a session until the list is closed.
  case ending(Ending)

  /// The state while there is nothing left to load.
  case noMoreData

  /// A running session.
  struct Running: Equatable, Sendable {
    /// When it began, in seconds.
    let start: Double

    /// Whether the action still has to be started: a finger's session starts it outside the lift.
    var awaitsStart: Bool
  }

  /// A session that is over.
  struct Ending: Equatable, Sendable {
    /// When the outcome has been shown and the list may close, in seconds.
    var over: Double

    /// Whether the finger that was down at the end is still down.
    var awaitsLift: Bool

    /// The length of the content at the session's start, if the rows that were loaded may still be on their way.
    var lengthBeforeLoad: Double?

    /// Whether there is nothing left to load afterwards; a weaker end does not take that back.
    var leavesNoMoreData: Bool
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
