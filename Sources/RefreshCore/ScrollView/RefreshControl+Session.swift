#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// `true` while a session runs.
  ///
  /// ```swift
  /// saveButton.isEnabled = !header.isRefreshing
  /// ```
  public var isRefreshing: Bool { refreshState == .refreshing }

  /// `true` if the scroll view of the control can be pulled.
  package var isPullable: Bool {
    guard let scrollView = superview as? UIScrollView else { return false }
    return scrollView.bounces && scrollView.isScrollEnabled && isEnabled && !isHidden
  }

  /// The states of the control: the present one, then each change, until the control is deallocated.
  ///
  /// Each access creates a new sequence. `idle` is sent when the list has settled.
  ///
  /// ```swift
  /// for await state in header.refreshStates { label.isHidden = state != .armed }
  /// ```
  public var refreshStates: AsyncStream<RefreshState> { states.makeStream(from: refreshState) }

  /// The events of the control's sessions, from now on until the control is deallocated.
  ///
  /// Each access creates a new sequence. Every session has one `began` and one `ended`; `settled` follows when the list is at
  /// rest, unless another session begins before.
  ///
  /// ```swift
  /// for await event in control.sessionEvents {
  ///   if case .ended(let session, let outcome, let error) = event { log(session.origin, outcome, error) }
  /// }
  /// ```
  public var sessionEvents: AsyncStream<RefreshSessionEvent> { sessions.events.makeStream() }

  /// Waits until no session runs and the space of the last one is closed.
  ///
  /// A snapshot that is applied then moves no rows. Returns at once if there is no session, and when the task of the caller is
  /// cancelled or the control has lost its list.
  ///
  /// ```swift
  /// header.end(.success)
  /// await header.settled()
  /// tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  /// ```
  public func settled() async {
    for await state in refreshStates where state != .refreshing && state != .ending { return }
  }

  /// Begins a session, like `UIRefreshControl`, and starts the action if there is one.
  ///
  /// The list moves only if it rests within a viewport length of the control. The rules of ``RefreshControl`` hold. During a
  /// session ``whenBusy`` applies; before the control is in a scroll view, the session begins when it is added to one.
  ///
  /// ```swift
  /// header.beginRefreshing()  // on a key, or when the screen appears
  /// ```
  public func beginRefreshing() { begin(.program, .ifNear) }

  /// Begins a session and returns the result of the request.
  ///
  /// ```swift
  /// if header.begin(reveals: false) == .refused(.disabled) { label.text = "Refreshing is switched off" }
  /// ```
  ///
  /// - Parameters:
  ///   - reveals: `true` to scroll the list to the control, from any position. `true` by default.
  ///   - origin: The origin that the session reports, such as `.keyboard` in the action of a key command; `.program` by default.
  ///   - runsAction: `false` to show work that the app is doing already; it ends the session with ``endRefreshing()`` or
  ///     ``end(_:message:)``. `true` by default.
  /// - Returns: The result: started, joined, queued or refused.
  @discardableResult
  public func begin(
    reveals: Bool = true, origin: RefreshOrigin = .program, runsAction: Bool = true
  ) -> RefreshRequestResult {
    begin(PendingBegin(origin: origin, reveal: reveals ? .always : .never, runsAction: runsAction))
  }

  /// Refreshes the list, or joins the session that runs, and waits for its end.
  ///
  /// ```swift
  /// let outcome = await header.refresh()
  /// ```
  ///
  /// - Parameter reveals: `true` to scroll the list to the control, from any position. `true` by default.
  /// - Returns: The outcome of the session; `.cancelled` if none can begin, if its list goes, if ``end(_:message:)`` takes back a
  ///   request that waits for a list, or if the task of the caller is cancelled, which takes back the request or cancels the
  ///   session of this call.
  @discardableResult
  public func refresh(reveals: Bool = true) async -> RefreshOutcome {
    let ends = sessions.ends.makeStream()
    let isFirst = pendingBegin == nil
    let result = begin(reveals: reveals)
    if case .refused = result { return .cancelled }
    let id = sessions.lastID + (result == .queued ? 1 : 0)
    let dropCount = sessions.dropCount
    for await end in ends where end.id == id { return end.outcome }
    // The task of the caller was cancelled. In the same turn the app may have replaced the request by another.
    let isQueued = result == .queued && isFirst && dropCount == sessions.dropCount
    guard isQueued || result == .started else { return .cancelled }
    if id > sessions.lastID {
      takeBackBegin()
    } else if sessions.current?.id == id {
      sessions.current?.cancel()
    }
    return .cancelled
  }

  /// Ends the session with success; has no effect without a session.
  ///
  /// ```swift
  /// feed.reload { [weak header] in header?.endRefreshing() }
  /// ```
  public func endRefreshing() { end(.success) }

  /// Ends the session; has no effect without a session.
  ///
  /// After the end of a session, further calls have no effect, except that ``RefreshOutcome/noMoreData`` is still
  /// accepted while the control shows the outcome.
  ///
  /// ```swift
  /// header.end(.failure, message: "The server is busy")
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the session. The action is cancelled if it still runs.
  ///   - message: A sentence for animators that show a message; cut after 2,000 Unicode scalars.
  public func end(_ outcome: RefreshOutcome, message: String? = nil) {
    // An end also takes back a begin that still waits for a scroll view (report B014).
    takeBackBegin()
    if isRefreshing { self.message = message?.cutToVisible }
    guard let attachment, acceptsEnd(outcome, in: attachment.machine.state(at: side)) else { return }
    attachment.send(.ended(side, outcome))
  }

  /// Takes back a begin that still waits for a scroll view.
  private func takeBackBegin() {
    guard pendingBegin != nil else { return }
    pendingBegin = nil
    sessions.dropRequest()
  }

  /// Returns `true` if an end has an effect in a state.
  private func acceptsEnd(_ outcome: RefreshOutcome, in state: RefreshState) -> Bool {
    // A plain end after "no more data" does not revoke it: the load would go on for ever (report B065).
    state == .refreshing || (state == .ending && role == .loadMore && outcome == .noMoreData)
  }

  @discardableResult
  func begin(_ origin: RefreshOrigin, _ reveal: RefreshReveal) -> RefreshRequestResult {
    begin(PendingBegin(origin: origin, reveal: reveal, runsAction: true))
  }

  @discardableResult
  func begin(_ request: PendingBegin) -> RefreshRequestResult {
    let previous = skipsAction
    skipsAction = !request.runsAction
    defer { skipsAction = previous }
    guard let attachment, let answer = attachment.send(.began(side, request.origin, request.reveal)) else {
      pendingBegin = request
      return .queued
    }
    return answer
  }
}

extension RefreshControl {
  func startAction(session number: UInt32, at time: Double) {
    lastError = nil
    sessionProgress = nil
    guard let action, let session = sessions.current, session.runsAction else { return }
    actionStart = time
    let side = side
    runner.start({ try await action(session) }) { [weak self] result, error in
      self?.finish(number, side, result, error)
    }
  }

  func cancelAction() {
    actionStart = nil
    runner.cancel()
  }

  private func finish(_ session: UInt32, _ side: AxisSide, _ result: RefreshResult, _ error: (any Error)?) {
    // The late result of an old session must not end the present one.
    guard let attachment, attachment.machine.session(at: side) == session else { return }
    noticeSlowness(at: attachment.now)
    actionStart = nil
    if attachment.machine.isActionRunning(at: side) {
      lastError = error
      message = (result.message ?? failureMessage(error))?.cutToVisible
    }
    attachment.send(.actionFinished(session: session, side, result.outcome))
  }

  private func failureMessage(_ error: (any Error)?) -> String? {
    error.flatMap(failureText)
  }

  /// Records the error and the message of a session that has taken too long.
  func timedOut() {
    let error = RefreshTimeout(seconds: timeout ?? 0)
    lastError = error
    message = failureMessage(error)?.cutToVisible
  }
}

/// A request to begin a session, which waits until the control is in a scroll view.
struct PendingBegin {
  let origin: RefreshOrigin
  let reveal: RefreshReveal

  /// `false` if the app does the work itself.
  let runsAction: Bool
}

/// Publishes the sessions of a control.
@MainActor
final class SessionPublisher {
  /// The end of a session, or of a request that was dropped before its session began.
  struct End: Sendable {
    let id: Int
    let outcome: RefreshOutcome
  }

  let events = Broadcaster<RefreshSessionEvent>()

  /// The ends, for those who wait for a session that may never begin.
  let ends = Broadcaster<End>()

  /// The running session.
  private(set) var current: RefreshSession?

  /// The number of the last session in its control; 0 before the first.
  private(set) var lastID = 0

  /// The number of requests that were dropped before their session began.
  private(set) var dropCount = 0

  /// The number of the running session in the machine, where another control may have had sessions before.
  private var number: UInt32 = 0
  private var isSettled = true

  nonisolated init() {}

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
    session.runsAction = !control.skipsAction
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

  /// Ends the request that waited for a scroll view: its session will not begin.
  func dropRequest() {
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
