#if REFRESH_ADAPTER
/// A session of a control: from a pull, a tap or a call to the outcome.
///
/// Actions get the running session, and ``RefreshControl/sessionEvents`` reports all of them.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }
/// }
/// ```
@MainActor
public final class RefreshSession: Identifiable {
  /// The number of the session in its control, from 1.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   print("refresh \(session.id) begins")
  ///   try await feed.reload()
  /// }
  /// ```
  public nonisolated let id: Int

  /// The origin of the session.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   try await feed.reload(isUserInitiated: session.origin == .finger)
  /// }
  /// ```
  public nonisolated let origin: RefreshOrigin

  /// The outcome of the session; `nil` while it runs.
  ///
  /// ```swift
  /// for await case .began(let session) in header.sessionEvents {
  ///   await header.settled()
  ///   print(session.outcome ?? .cancelled)
  /// }
  /// ```
  public private(set) var outcome: RefreshOutcome?

  /// `false` if the app does the work of the session itself.
  var runsAction = true

  private weak var control: RefreshControl?
  private var lastProgress: Double?

  init(id: Int, origin: RefreshOrigin, of control: RefreshControl) {
    self.id = id
    self.origin = origin
    self.control = control
  }

  /// The completed fraction of the work, from 0 to 1; `nil` while it is not known.
  ///
  /// Shown like ``RefreshControl/sessionProgress``, with the same limits. After the end, setting it has no effect.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   try await feed.reload { session.progress = $0 }
  /// }
  /// ```
  public var progress: Double? {
    get { outcome == nil ? control?.sessionProgress : lastProgress }
    set { if outcome == nil { control?.sessionProgress = newValue } }
  }

  /// Cancels the action and ends the session with `cancelled`; has no effect after the end.
  ///
  /// ```swift
  /// for await case .began(let session) in header.sessionEvents where editor.hasUnsavedChanges { session.cancel() }
  /// ```
  public func cancel() { if outcome == nil { control?.end(.cancelled) } }

  func end(_ outcome: RefreshOutcome) {
    lastProgress = control?.sessionProgress
    self.outcome = outcome
  }
}

/// The error of a session that took longer than ``RefreshControl/timeout``.
///
/// ```swift
/// header.timeout = 30
/// header.failureText = { error in
///   guard let timeout = error as? RefreshTimeout else { return error.localizedDescription }
///   return "No answer within \(Int(timeout.seconds)) s"
/// }
/// #expect(header.failureText(RefreshTimeout(seconds: 30)) == "No answer within 30 s")
/// ```
public struct RefreshTimeout: Error, Equatable {
  /// The timeout in seconds.
  public let seconds: Double

  /// Creates an error, for the tests of an app.
  public init(seconds: Double) { self.seconds = seconds }
}

/// An event of a session.
///
/// ```swift
/// for await event in control.sessionEvents {
///   if case .ended(let session, let outcome, let error) = event { log(session.origin, outcome, error) }
/// }
/// ```
///
/// A screen that waits with an animation of its own until the list is at rest:
///
/// ```swift
/// for await event in header.sessionEvents {
///   switch event {
///   case .began: label.alpha = 0.5
///   case .ended(_, let outcome, _): label.text = outcome == .failure ? "Not updated" : nil
///   case .settled: label.alpha = 1
///   }
/// }
/// ```
public enum RefreshSessionEvent: Sendable {
  /// A session began.
  case began(RefreshSession)

  /// A session ended; the error is the one its action threw, or a ``RefreshTimeout``.
  case ended(RefreshSession, RefreshOutcome, (any Error)?)

  /// The list has settled after a session: the space of the control is closed, or the control stays at the end.
  case settled
}

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

  /// The error of the last failed session; `nil` from the start of a session to its failure.
  private(set) var error: (any Error)?

  /// The message of the last session, while it is shown.
  private(set) var message: String?

  /// `true` if there is nothing left to load; used while the control is in no scroll view.
  var isExhausted = false

  /// The recording at the removal from the last scroll view.
  var lastRecording: RefreshRecording?

  /// The number of the last touch about which the app was asked, among those of the list; `nil` before the first.
  var askedTouch: UInt32?

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

  /// Publishes the state of the machine after an event.
  func publish(
    _ published: RefreshStateMachine.SideFrame, after event: RefreshStateMachine.Event, of control: RefreshControl
  ) {
    control.log.noteSlowness(of: control)
    let (state, outcome) = (published.state, published.outcome)
    if isMessageOver(in: state, after: outcome, of: control.role) { show(nil, in: control) }
    if state != .refreshing || current != nil && published.session != number {
      // Only the app and the action end a session with a failure, by a call; the machine itself does so for the timeout.
      if current != nil, outcome == .failure, !event.isCall {
        note(RefreshTimeout(seconds: control.timeout ?? 0), of: control)
      }
      let isReplaced = state == .refreshing
      end(isReplaced ? .cancelled : outcome ?? .cancelled, isReplaced ? nil : error)
    }
    let isBegun = state == .refreshing && current == nil
    if isBegun { begin(published.session, from: published.origin, of: control) }
    // At the end: the clock is the app's, and may change the state in its call.
    defer { if isBegun { control.automatic.noteStart(control.refreshes) } }
    guard state != control.refreshState else { return }
    if control.isRefreshing { noteEnd(outcome, of: control, from: published.origin) }
    // A listener that asks for the state has to find the new one (report B015).
    control.refreshState = state
    if state == .idle || state == .noMoreData { control.haptics.rest() }
    states.send(state)
    if state == .idle || state == .noMoreData { settle() }
  }

  /// `true` if the message of the last session is out of date.
  ///
  /// The message of a failed load stays until the result of the next load is known.
  private func isMessageOver(in state: RefreshState, after outcome: RefreshOutcome?, of role: RefreshRole) -> Bool {
    switch role {
    case .refresh: state == .idle || state == .refreshing
    case .loadMore: state == .idle && outcome != .failure
    }
  }

  /// Records the time of a successful refresh, and plays its haptic if the user has begun it and sees it.
  private func noteEnd(_ outcome: RefreshOutcome?, of control: RefreshControl, from origin: RefreshOrigin) {
    if control.role == .refresh, outcome == .success || outcome == .noMoreData {
      control.refreshes.note { control.words.lastRefresh($0) }
    }
    if outcome == .success, origin == .finger, control.stage.isShown { control.haptics.play(.succeeded) }
  }

  /// Shows a message in the rows of a control, whose animator may want another extent for one.
  func show(_ message: String?, in control: RefreshControl) {
    let isOther = (self.message == nil) != (message == nil)
    self.message = message?.cutToVisible
    if isOther { control.attachment?.configureSoon() }
  }

  /// Records the error of a session, and its message or that of the error.
  private func note(_ error: (any Error)?, message: String? = nil, of control: RefreshControl) {
    self.error = error
    show(message ?? error.flatMap(control.failureText), in: control)
  }

  /// Starts the action of a session of the machine.
  func startAction(_ number: UInt32, of control: RefreshControl, at time: Double) {
    error = nil
    control.sessionProgress = nil
    guard let action = control.action, let session = current, session.runsAction else { return }
    let side = control.side
    runner.start(at: time, { try await action(session) }) { [weak self, weak control] result, error in
      guard let self, let control, let driver = control.attachment else { return }
      // The late result of an old session must not end the present one.
      guard driver.frames[side].session == number else { return }
      control.log.noteSlowness(of: control)
      runner.forget()
      if driver.frames[side].isActionRunning { note(error, message: result.message, of: control) }
      driver.send(.actionFinished(session: number, side, result.outcome))
    }
  }

  private func begin(_ number: UInt32, from origin: RefreshOrigin, of control: RefreshControl) {
    lastID += 1
    self.number = number
    isSettled = false
    let session = RefreshSession(id: lastID, origin: origin, of: control)
    session.runsAction = runsAction
    current = session
    events.send(.began(session))
  }

  private func end(_ outcome: RefreshOutcome, _ error: (any Error)?) {
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

  private func settle() {
    guard !isSettled, current == nil else { return }
    isSettled = true
    events.send(.settled)
  }
}
#endif
