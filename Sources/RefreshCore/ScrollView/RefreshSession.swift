#if REFRESH_ADAPTER
/// A session of a control: from a pull, a tap or a call to the outcome.
///
/// Actions and ``RefreshControl/onBegin`` get the running session, and ``RefreshControl/sessionEvents`` reports all of them.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }
/// }
/// ```
///
/// A closure that only starts the work, and a completion handler that ends the session:
///
/// ```swift
/// tableView.refresh.addFooter(animator: .spinner).onBegin = { [feed] session in
///   feed.loadNextPage { isLast in session.end(isLast ? .noMoreData : .success) }
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

  /// The control of the session; `nil` once it is deallocated.
  ///
  /// ```swift
  /// for await case .began(let session) in RefreshSession.events { print(session.control?.edge ?? .top) }
  /// ```
  public private(set) weak var control: RefreshControl?

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

  private weak var clock: (any FrameClock)?
  private let startTime: Double
  private let startDate = Date()
  private var endTime: Double?
  private var lastProgress: Double?

  init(id: Int, origin: RefreshOrigin, of control: RefreshControl) {
    self.id = id
    self.origin = origin
    self.control = control
    clock = control.attachment?.clock
    startTime = clock?.now ?? 0
  }

  /// The events of the sessions of all controls of the app, from now on.
  ///
  /// Each access creates a new sequence, which ends when its loop does. For a single control, see
  /// ``RefreshControl/sessionEvents``.
  ///
  /// ```swift
  /// for await case .ended(let session, let outcome, _) in RefreshSession.events {
  ///   analytics.log(session.control?.superview?.accessibilityIdentifier, outcome, after: session.duration)
  /// }
  /// ```
  public static var events: AsyncStream<RefreshSessionEvent> { allEvents.makeStream() }

  static let allEvents = Broadcaster<RefreshSessionEvent>()

  /// The time from the start of the session to its end, or until now, in seconds.
  ///
  /// Measured by the clock of the display, which stands still while the device sleeps, or by that of the day once the list is gone.
  ///
  /// ```swift
  /// for await case .ended(let session, _, _) in header.sessionEvents { print("took \(session.duration) s") }
  /// ```
  public var duration: Double { max((endTime ?? now) - startTime, 0) }

  private var now: Double { clock?.now ?? startTime + Date().timeIntervalSince(startDate) }

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
  public func cancel() { end(.cancelled) }

  /// Ends the session; has no effect after the end, so that a late answer cannot end the next session.
  ///
  /// ```swift
  /// header.onBegin = { [feed] session in feed.reload { error in session.end(error == nil ? .success : .failure) } }
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the session; `.success` by default. The action is cancelled if it still runs.
  ///   - message: A sentence for animators that show a message; cut after 2,000 Unicode scalars.
  public func end(_ outcome: RefreshOutcome = .success, message: String? = nil) {
    guard let control, control.sessions.runs(self, in: control) else { return }
    control.end(outcome, message: message)
  }

  /// Tells the control which task does the work of the action, and must not wait for the end of its own session.
  package func noteWorker(_ task: Task<RefreshResult, any Error>) { control?.sessions.runner.worker = task }

  /// Takes the outcome.
  func close(with outcome: RefreshOutcome) {
    lastProgress = control?.sessionProgress
    endTime = now
    self.outcome = outcome
  }
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

  /// The list has settled after the session: the space of the control is closed, or the control stays at the end.
  ///
  /// Not told of a session after which another one began before that.
  case settled(RefreshSession)
}

/// A request to begin a session.
@MainActor
struct SessionRequest {
  let origin: RefreshOrigin
  let reveal: Reveal

  /// `false` if the app does the work itself.
  var runsAction = true

  /// `false` to move the list at once: in the later frame in which it moves, the block of the app is over.
  var isAnimated = UIView.areAnimationsEnabled
}

/// The sessions of a control: the request that waits for a list, the session that runs, and the listeners of all.
@MainActor
final class ControlSessions {
  let states = Broadcaster<RefreshState>()
  let events = Broadcaster<RefreshSessionEvent>()

  /// The ends of sessions, and of requests that were dropped before their session began.
  let ends = Broadcaster<(id: Int, outcome: RefreshOutcome)>()

  let runner = ActionRunner()

  /// The error of the last failed session; `nil` from the start of a session to its failure.
  private(set) var error: (any Error)?

  /// The message of the last session, while it is shown.
  private(set) var message: String?

  /// `true` if there is nothing left to load; used while the control is in no scroll view.
  var isExhausted = false

  /// The recording at the removal from the last scroll view.
  var lastRecording: String?

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

  /// The last session, until the list has settled after it.
  private(set) var unsettled: RefreshSession?

  /// `false` while the app requests a session whose work it does itself.
  private var runsAction = true

  /// `true` from the request of a session without an animation until its space is open.
  private(set) var movesAtOnce = false

  // A control that is deallocated with its list ends its session too; no loop of the app runs before the next turn.
  deinit {
    guard let current else { return }
    let events = events
    inNextTurn {
      current.close(with: .cancelled)
      events.send(.ended(current, .cancelled, nil))
      RefreshSession.allEvents.send(.ended(current, .cancelled, nil))
    }
  }

  /// Publishes the state of the machine after an event.
  func publish(
    _ published: RefreshStateMachine.SideFrame, after event: RefreshStateMachine.Event, of control: RefreshControl
  ) {
    control.log.noteSlowness(of: control)
    if published.state != .refreshing || event == .ticked && isOpen(published, control) { movesAtOnce = false }
    let (state, outcome) = (published.state, published.outcome)
    if isMessageOver(in: state, after: outcome, of: control) { show(nil, in: control) }
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
    defer { if isBegun { control.automatic.noteStart() } }
    guard state != control.refreshState else { return }
    if control.isRefreshing { noteEnd(outcome, of: control, from: published.origin) }
    // The store, or the text of a failure, may have removed the control or begun anew, which was published since.
    guard control.sideFrame?.state == state else { return }
    // A listener that asks for the state has to find the new one (report B015).
    control.refreshState = state
    states.send(state)
    guard state.isAtRest else { return }
    control.haptics.rest()
    guard current == nil, let session = unsettled else { return }
    unsettled = nil
    tell(.settled(session))
  }

  /// `true` if the list no longer moves to a session: its space is there, or the session adds none.
  private func isOpen(_ published: RefreshStateMachine.SideFrame, _ control: RefreshControl) -> Bool {
    let addsSpace = published.placement != .floating && control.backingInUse == .own
    return !published.isSettling && (published.addedInset != 0 || !addsSpace)
  }

  /// `true` if the message of the last session is out of date.
  ///
  /// The message of a failed load stays until the result of the next load is known.
  private func isMessageOver(
    in state: RefreshState, after outcome: RefreshOutcome?, of control: RefreshControl
  ) -> Bool {
    switch (control.role, state) {
    case (.refresh, _): state == .idle || state == .refreshing
    case (.loadMore, .idle): outcome != .failure
    // Said by the app or by a refresh, and not by a load.
    case (.loadMore, .noMoreData): outcome == .failure || [.idle, .pulling, .armed].contains(control.refreshState)
    case (.loadMore, _): false
    }
  }

  /// Records the time of a successful refresh, and plays its haptic if the user has begun it and sees it.
  private func noteEnd(_ outcome: RefreshOutcome?, of control: RefreshControl, from origin: RefreshOrigin) {
    let isRefreshed = control.role == .refresh && (outcome == .success || outcome == .noMoreData)
    if isRefreshed { control.refreshes.note { control.words.lastRefresh($0) } }
    if isRefreshed || outcome == .success, origin == .finger, control.stage.isShown { control.haptics.play(.succeeded) }
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
  func startAction(_ number: UInt32, of control: RefreshControl) {
    guard let session = current, session.runsAction else { return }
    let (action, side) = (control.action, control.side)
    runner.start { [weak self, weak control] in
      self?.tellOfBegin(session, control, hasAction: action != nil)
      return session.outcome == nil ? try await action?(session) : nil
    } onEnd: { [weak self, weak control] result, error in
      guard let self, let control, let driver = control.attachment else { return }
      // The late result of an old session must not end the present one.
      guard driver.frames[side].session == number else { return }
      runner.forget()
      if driver.frames[side].isActionRunning { note(error, message: result.message, of: control) }
      driver.send(.actionFinished(session: number, side, result.outcome))
    }
  }

  /// Calls the app that starts the work of a session; it may set its closure in the turn of the begin.
  private func tellOfBegin(_ session: RefreshSession, _ control: RefreshControl?, hasAction: Bool) {
    guard let control else { return }
    if control.onBegin == nil, !hasAction, !isHeard(session, of: control) { control.log.say(.unheard) }
    control.onBegin?(session)
  }

  /// `true` if a session runs that has not ended in the machine either: a restart cancels the work of the old one first.
  func runs(_ session: RefreshSession, in control: RefreshControl) -> Bool {
    guard current === session, let frame = control.sideFrame else { return false }
    return frame.state == .refreshing && frame.session == number
  }

  /// `true` if the app knows of a session without work.
  private func isHeard(_ session: RefreshSession, of control: RefreshControl) -> Bool {
    if events.isHeard || states.isHeard || control.onUpdate != nil { return true }
    return switch session.origin {
    case .program: true
    case .scroll: false
    case .finger, .assistive, .firstAppearance, .staleData, .keyboard: control.allControlEvents.contains(.valueChanged)
    }
  }

  private func tell(_ event: RefreshSessionEvent) {
    events.send(event)
    RefreshSession.allEvents.send(event)
  }

  private func begin(_ number: UInt32, from origin: RefreshOrigin, of control: RefreshControl) {
    lastID += 1
    self.number = number
    let session = RefreshSession(id: lastID, origin: origin, of: control)
    session.runsAction = runsAction
    (current, unsettled) = (session, session)
    error = nil
    tell(.began(session))
    control.sessionProgress = nil
  }

  private func end(_ outcome: RefreshOutcome, _ error: (any Error)?) {
    guard let session = current else { return }
    current = nil
    session.close(with: outcome)
    tell(.ended(session, outcome, error))
    ends.send((session.id, outcome))
  }

  /// Passes a request on; without an answer, it waits for a scroll view.
  func send(_ request: SessionRequest, by send: (SessionRequest) -> RefreshRequestResult?) -> RefreshRequestResult {
    let outer = (runsAction, movesAtOnce)
    runsAction = request.runsAction
    movesAtOnce = !request.isAnimated
    defer { runsAction = outer.0 }
    let answer = send(request)
    if answer != .started { movesAtOnce = outer.1 }
    // In the last update before a removal, the machine has no control any more.
    if answer == nil || answer == .queued { pending = request }
    return answer ?? .queued
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
    ends.send((lastID + 1, .cancelled))
  }
}
#endif
