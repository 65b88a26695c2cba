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
  enum Action: Equatable, Sendable {
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

    /// The length of the content at the start of the session, in points; `nil` if no loaded rows are awaited.
    var lengthBeforeLoad: Double?

    /// `true` if the finger that was down when the session ended is still down.
    var awaitsLift: Bool

    /// `true` if there is nothing left to load afterwards; a later end does not revoke that.
    var leavesNoMoreData: Bool

    /// The effect of a tap when the session began; `nil` for none.
    let tap: RefreshTap?
  }

  /// `true` if a control is attached.
  ///
  /// No comparison: one of two whole phases compares their data too.
  var isPresent: Bool { if case .absent = self { false } else { true } }

  /// The running session, if there is one; `nil` changes nothing.
  var running: Running? {
    get { if case .refreshing(let running) = self { running } else { nil } }
    set { if let newValue { self = .refreshing(newValue) } }
  }

  /// The session that is over, until the list is closed; `nil` changes nothing.
  var ending: Ending? {
    get { if case .ending(let ending) = self { ending } else { nil } }
    set { if let newValue { self = .ending(newValue) } }
  }

  /// `true` without a pull and a session.
  var isAtRest: Bool { state.isAtRest }

  /// `true` if the content is pulled, so that its lift has to be detected.
  var isPulled: Bool { state == .pulling || state == .armed }

  /// `true` if there is nothing left to load, or will not be after the ending.
  var isExhausted: Bool { state == .noMoreData || ending?.leavesNoMoreData == true }

  /// `true` if the action of the session has been started and has not returned.
  var isActionRunning: Bool { running?.action == .running }

  /// Returns `true` if a change is due that only a frame makes.
  func needsFrame(at time: Double) -> Bool {
    guard let ending else { return running?.action == .waiting }
    return ending.awaitsLift || (time >= ending.over && ending.lengthBeforeLoad == nil)
  }

  /// Takes note of a finger that has lifted, or of a touch that was cancelled, without a session: nothing is armed.
  mutating func lift() {
    if state == .armed { self = .pulling }
    ending?.awaitsLift = false
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

/// Allows feedback once per crossing of the trigger, and never twice within a short time.
struct FeedbackGate: Equatable, Sendable {
  private var lastTime: Double?

  /// The last feedback that was allowed.
  private(set) var kind = RefreshFeedback.armed
  private var isCrossingArmed = true
  private var isPrepared = false

  /// The fraction of the trigger distance below which the pull must fall before a second crossing plays feedback.
  private static let hysteresis = 0.92

  /// The fraction of the trigger distance at which the generator is prepared: it needs 50 to 150 ms, about the time for
  /// the second half of a pull.
  private static let preparation = 0.5

  /// The shortest time between two taps, in seconds: in less, they are perceived as a rattle.
  private static let shortestGap = 0.12

  /// Follows the pull of a drag; returns `true` if the generator has to be prepared.
  mutating func follow(pull: Double, trigger: Double) -> Bool {
    if pull < Self.hysteresis * trigger { isCrossingArmed = true }
    guard !isPrepared, pull >= Self.preparation * trigger else { return false }
    isPrepared = true
    return true
  }

  /// Resets the gate after a drag.
  mutating func rest() {
    isPrepared = false
    isCrossingArmed = true
  }

  /// Returns `true` if a crossing of the trigger plays feedback.
  mutating func cross(_ kind: RefreshFeedback, at time: Double) -> Bool {
    guard isCrossingArmed else { return false }
    isCrossingArmed = false
    return play(kind, at: time)
  }

  /// Returns `true` if feedback is played.
  mutating func play(_ kind: RefreshFeedback, at time: Double) -> Bool {
    if let lastTime, time - lastTime < Self.shortestGap { return false }
    lastTime = time
    self.kind = kind
    return true
  }
}
