#if REFRESH_ADAPTER
/// A request to begin a session.
struct SessionRequest {
  let origin: RefreshOrigin
  let reveal: RefreshReveal

  /// `false` if the app does the work itself.
  let runsAction: Bool

  init(_ origin: RefreshOrigin, _ reveal: RefreshReveal, runsAction: Bool = true) {
    self.origin = origin
    self.reveal = reveal
    self.runsAction = runsAction
  }
}

/// The sessions of a control: the request that waits for a list, the session that runs, and the listeners of all.
@MainActor
final class ControlSessions {
  /// The end of a session, or of a request that was dropped before its session began.
  struct End: Sendable {
    let id: Int
    let outcome: RefreshOutcome
  }

  let states = Broadcaster<RefreshState>()
  let events = Broadcaster<RefreshSessionEvent>()

  /// The ends, for those who wait for a session that may never begin.
  let ends = Broadcaster<End>()

  let runner = ActionRunner()

  /// The request that waits until the control is in a scroll view.
  private(set) var pending: SessionRequest?

  /// The running session.
  private(set) var current: RefreshSession?

  /// The number of the last session in its control; 0 before the first.
  private(set) var lastID = 0

  /// The number of requests that were dropped before their session began.
  private(set) var dropCount = 0

  /// The number of the running session in the machine, where another control may have had sessions before.
  private var number: UInt32 = 0
  private var isSettled = true

  /// `false` while the app requests a session whose work it does itself.
  private var runsAction = true

  // A control that is deallocated with its list ends its session too; no loop of the app runs before the next turn.
  deinit {
    guard let current else { return }
    let events = events
    inNextTurn {
      current.end(.cancelled)
      events.send(.ended(current, .cancelled, nil))
    }
  }

  /// Returns `true` if a session runs, and its number in the machine is another one.
  func isOver(_ number: UInt32) -> Bool { current != nil && number != self.number }

  func begin(_ number: UInt32, from origin: RefreshOrigin, of control: RefreshControl) {
    lastID += 1
    self.number = number
    isSettled = false
    let session = RefreshSession(id: lastID, origin: origin, of: control)
    session.runsAction = runsAction
    current = session
    events.send(.began(session))
  }

  func end(_ outcome: RefreshOutcome, _ error: (any Error)?) {
    guard let session = current else { return }
    current = nil
    session.end(outcome)
    events.send(.ended(session, outcome, error))
    ends.send(End(id: session.id, outcome: outcome))
  }

  /// Passes a request on; without an answer, it waits for a scroll view.
  func send(_ request: SessionRequest, by send: (SessionRequest) -> RefreshRequestResult?) -> RefreshRequestResult {
    let outer = runsAction
    runsAction = request.runsAction
    defer { runsAction = outer }
    guard let answer = send(request) else {
      pending = request
      return .queued
    }
    return answer
  }

  /// Passes the request that has waited on, in a scroll view.
  func sendPending(by send: (SessionRequest) -> RefreshRequestResult) {
    guard let request = pending else { return }
    pending = nil
    if case .refused = send(request) { dropRequest() }
  }

  /// Takes back the request that still waits.
  func takeBack() {
    guard pending != nil else { return }
    pending = nil
    dropRequest()
  }

  /// Ends a request: its session will not begin.
  private func dropRequest() {
    dropCount += 1
    ends.send(End(id: lastID + 1, outcome: .cancelled))
  }

  func settle() {
    guard !isSettled, current == nil else { return }
    isSettled = true
    events.send(.settled)
  }
}

#endif
