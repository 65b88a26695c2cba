#if REFRESH_ADAPTER
extension RefreshControl {
  /// `true` while a session runs.
  ///
  /// ```swift
  /// saveButton.isEnabled = !header.isRefreshing
  /// ```
  public var isRefreshing: Bool { refreshState == .refreshing }

  /// The states of the control: the present one, then each change, until the control is deallocated.
  ///
  /// Each access creates a new sequence. `idle` is sent when the list has settled.
  ///
  /// ```swift
  /// for await state in header.refreshStates { label.isHidden = state != .armed }
  /// ```
  public var refreshStates: AsyncStream<RefreshState> { sessions.states.makeStream(from: refreshState) }

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
  /// A snapshot that is applied then moves no rows. Returns at once if there is no session, when the task of the caller is
  /// cancelled or the control has lost its list, when a session ends without a window, and in the action of the session itself, which
  /// ends before it; the log says so. A child task of that action, which it awaits, waits for ever: only the action's own task is
  /// recognized.
  ///
  /// ```swift
  /// header.end(.success)
  /// await header.settled()
  /// tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  /// ```
  public func settled() async {
    if sessions.runner.isCaller { return log.say(.awaitsItself) }
    // A finger may catch the list before its space is closed. Without a window, the rows of a load may be awaited for ever.
    let isOver = { (state: RefreshState) in state.isAtRest || state == .ending && self.window == nil }
    for await state in refreshStates where isOver(state) || sessions.unsettled == nil { return }
  }

  /// Begins a session, like `UIRefreshControl`, and starts the action if there is one.
  ///
  /// The list moves only if it rests within a viewport length of the control. The rules of ``RefreshControl`` hold. During a
  /// session ``whenBusy`` applies; before the control is in a scroll view, the session begins when it is added to one.
  ///
  /// ```swift
  /// header.beginRefreshing()  // on a key, or when the screen appears
  /// ```
  public func beginRefreshing() { begin(SessionRequest(origin: .program, reveal: .ifNear)) }

  /// Begins a session and returns the result of the request.
  ///
  /// ```swift
  /// if header.begin(reveals: false) == .refused(.disabled) { label.text = "Refreshing is switched off" }
  /// ```
  ///
  /// - Parameters:
  ///   - reveals: `true` to scroll the list to the control, from any position. `true` by default.
  ///   - animated: `false` to move the list at once, for a screen that is restored. `true` by default; also `false` in
  ///     `UIView.performWithoutAnimation`.
  ///   - origin: The origin that the session reports, such as `.keyboard` in the action of a key command; `.program` by default.
  ///   - runsAction: `false` to show work that the app is doing already; it ends the session with ``endRefreshing()`` or
  ///     ``end(_:message:)``. `true` by default.
  /// - Returns: The result: started, joined, queued or refused.
  @discardableResult
  public func begin(
    reveals: Bool = true, animated: Bool = true, origin: RefreshOrigin = .program, runsAction: Bool = true
  ) -> RefreshRequestResult {
    let isAnimated = animated && UIView.areAnimationsEnabled
    let reveal: Reveal = reveals ? .always : .never
    return begin(SessionRequest(origin: origin, reveal: reveal, runsAction: runsAction, isAnimated: isAnimated))
  }

  /// Refreshes the list, or joins the session that runs, and waits for its end.
  ///
  /// ```swift
  /// let outcome = await header.refresh()
  /// ```
  ///
  /// - Parameter reveals: `true` to scroll the list to the control, from any position. `true` by default.
  /// - Returns: The outcome of the session; `.cancelled` in the action of the session itself, which ends before it, and in that of a
  ///   load which the refresh ends, if none can begin, if its list goes, if ``end(_:message:)`` takes back a request that waits for a
  ///   list, or if the task of the caller is cancelled, which takes back the request or cancels the session of this call.
  @discardableResult
  public func refresh(reveals: Bool = true) async -> RefreshOutcome {
    if sessions.runner.isCaller {
      log.say(.awaitsItself)
      return .cancelled
    }
    // A debounced search often goes on after its cancellation: a begin would cancel the load of another.
    if Task.isCancelled { return .cancelled }
    let ends = sessions.ends.makeStream()
    let isFirst = sessions.pending == nil
    let result = begin(reveals: reveals)
    if case .refused = result { return .cancelled }
    // The caller is the action of a load that its refresh has just cancelled: the refresh goes on without it.
    if Task.isCancelled { return .cancelled }
    let id = sessions.lastID + (result == .queued ? 1 : 0)
    let dropCount = sessions.dropCount
    for await end in ends where end.id == id { return end.outcome }
    // The task of the caller was cancelled. In the same turn the app may have replaced the request by another.
    let isQueued = result == .queued && isFirst && dropCount == sessions.dropCount
    guard isQueued || result == .started else { return .cancelled }
    if id > sessions.lastID {
      sessions.takeBack()
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
    sessions.takeBack()
    if isRefreshing { sessions.show(message, in: self) }
    let state = sideFrame?.state
    // A plain end after "no more data" does not revoke it: the load would go on for ever (report B065).
    let isLastPage = state == .ending && role == .loadMore && outcome == .noMoreData
    if state == .refreshing || isLastPage { attachment?.send(.ended(side, outcome)) }
  }

  /// Asks the app about a touch that begins to pull the control.
  func askAboutPull() {
    // Below a bar that grows, the pull of a frame may be the first. One that is closed meanwhile is asked about anew.
    guard shouldBegin != nil || !isOpen, let attachment, let frame = sideFrame, frame.awaitsPull,
      let touch = frame.pullingTouch.map({ isOpen ? $0 : ~$0 }), sessions.askedTouch != touch
    else { return }
    sessions.askedTouch = touch
    // The app may have removed the control in the call, or begun a session.
    let isAllowed = isOpen && shouldBegin?() ?? true
    if !isAllowed, self.attachment === attachment { ignoreTouch(in: [.idle, .pulling]) }
  }

  /// Ignores the touch that is down, as does a control that is disabled and enabled again, if no session has come of it.
  func ignoreTouch(in states: [RefreshState]) {
    guard let state = sideFrame?.state, states.contains(state) else { return }
    attachment?.send(.enabled(side, false))
    attachment?.send(.enabled(side, isEnabled))
  }

  @discardableResult
  func begin(_ request: SessionRequest) -> RefreshRequestResult {
    sessions.send(request) { attachment?.send(.began(side, $0.origin, $0.reveal)) }
  }
}

extension RefreshStateMachine.SideFrame {
  fileprivate var awaitsPull: Bool { state == .idle || state == .pulling }
}
#endif
