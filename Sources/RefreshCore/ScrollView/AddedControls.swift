#if REFRESH_ADAPTER
/// Adding controls to a list, and removing them.
extension ScrollViewRefresh {
  /// Adds a control that refreshes the list; replaces the control at the same edge.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - action: The work. The session ends when it returns, with `.failure` if it throws, and with `.cancelled` if it
  ///     throws `CancellationError` or was cancelled. It is cancelled when the control is removed, replaced or
  ///     deallocated, so capture what it needs instead of the view that contains the list: `{ [feed] in try await
  ///     feed.reload() }`.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger) { _ in try await action() } }

  /// Adds a control that refreshes the list by work that something else ends; replaces the control at the same edge.
  ///
  /// ```swift
  /// let header = tableView.refresh.addHeader(animator: .gum)
  /// header.onBegin = { [feed] session in
  ///   feed.reload { error in session.end(error == nil ? .success : .failure) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  /// - Returns: The control, whose ``RefreshControl/onBegin`` starts the work.
  @discardableResult
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger, result: nil) }

  /// Adds a control that refreshes the list by an action with a result; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .arrow) { [feed] in .success("\(try await feed.reload()) new posts") }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - result: The type of the result, to be left out.
  ///   - action: The work. Its result is the outcome and the message of the session.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    returning result: RefreshResult.Type = RefreshResult.self,
    action: @escaping @MainActor () async throws -> RefreshResult
  ) -> RefreshControl {
    // Of two that fit, the compiler takes the one with fewer parameters, and looks for the `return` of a closure of several
    // statements only then. `@_disfavoredOverload` would lose the result of `{ try await pager.reload() }`.
    add(RefreshControl(animator: animator, edge: edge), trigger) { _ in try await action() }
  }

  /// Adds a control whose action is synchronous; deprecated by the rules of ``RefreshControl``.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - action: The work.
  /// - Returns: The control.
  @available(
    *, deprecated,
    message: "the refresh ends when this action returns, which is at once: await it, or start the work in onBegin"
  )
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () throws -> Void
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger) { _ in try action() } }

  private func add(
    _ control: RefreshControl, _ trigger: RefreshTrigger?,
    action: @escaping @MainActor (RefreshSession) async throws -> Void
  ) -> RefreshControl {
    add(control, trigger) { session in
      try await action(session)
      return .success
    }
  }

  private func add(
    _ control: RefreshControl, _ trigger: RefreshTrigger?,
    result: (@MainActor (RefreshSession) async throws -> RefreshResult)?
  ) -> RefreshControl {
    control.trigger = trigger
    control.action = result
    // In front, so that a background view does not take its taps, and never the first subview, which is often the one
    // that zooms.
    scrollView.addSubview(control)
    return control
  }

  /// Removes the control that refreshes the list; cancels its session and removes its space at once, or with the motion that runs.
  public func removeHeader() { header?.removeFromSuperview() }

  /// Adds a control that loads more at the end of the list; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(animator: .spinner) { [feed] in
  ///   try await feed.loadNextPage() ? .more : .end
  /// }
  /// ```
  ///
  /// It loads once for each gesture that comes near the end, however much the list grows in it. A failed load remains visible and waits for a tap.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default. A control at `.top` loads earlier content, as in a chat,
  ///     and keeps the visible rows in place.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end, so that a
  ///     user who keeps scrolling never sees the control.
  ///   - action: The work; returns `.end` if there is nothing left to load. The load fails if it throws. A
  ///     `CancellationError` ends the load without reporting a failure, and so does a cancellation by a refresh, by
  ///     removing the control or by ending the session. Capture what it needs instead of the view that contains the
  ///     list.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshControl { addFooter(animator: animator, edge: edge, trigger: trigger) { _ in try await action() } }

  /// Adds a control that loads more by work that something else ends; replaces the control at the same edge.
  ///
  /// ```swift
  /// let footer = tableView.refresh.addFooter(animator: .spinner)
  /// footer.onBegin = { [feed] session in
  ///   feed.loadNextPage { isLast in session.end(isLast ? .noMoreData : .success) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  /// - Returns: The control, whose ``RefreshControl/onBegin`` starts the work.
  @discardableResult
  public func addFooter(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1))
  ) -> RefreshControl { add(RefreshControl(animator, for: .loadMore, edge: edge), trigger, result: nil) }

  /// Removes the control that loads more; cancels its session and removes its space at once, or with the motion that runs.
  public func removeFooter() { footer?.removeFromSuperview() }

  /// Adds a control that refreshes the list by an action with a session; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   try await feed.reload { session.progress = $0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - action: The work, as for an action without a session.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor (RefreshSession) async throws -> Void
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger, action: action) }

  /// Adds a control whose action with a session is synchronous; deprecated by the rules of ``RefreshControl``.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - action: The work.
  /// - Returns: The control.
  @available(
    *, deprecated,
    message: "the refresh ends when this action returns, which is at once: await it, or start the work in onBegin"
  )
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor (RefreshSession) throws -> Void
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger, action: action) }

  /// Adds a control that refreshes the list by an action with a session and a result; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .arrow) { [feed] session in
  ///   let count = try await feed.reload()
  ///   return .success("\(count) new posts")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - result: The type of the result, to be left out.
  ///   - action: The work, as for an action without a session. Its result is the outcome and the message of the session.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    returning result: RefreshResult.Type = RefreshResult.self,
    action: @escaping @MainActor (RefreshSession) async throws -> RefreshResult
  ) -> RefreshControl { add(RefreshControl(animator: animator, edge: edge), trigger, result: action) }

  /// Adds a control that loads more by an action with a session; replaces the control at the same edge.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - action: The work; returns `.end` if there is nothing left to load, as for an action without a session.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor (RefreshSession) async throws -> LoadMoreResult
  ) -> RefreshControl {
    add(RefreshControl(animator, for: .loadMore, edge: edge), trigger) { RefreshResult(try await action($0).outcome) }
  }
}

extension LoadMoreResult {
  /// The session outcome of the result.
  package var outcome: RefreshOutcome {
    switch self {
    case .more: .success
    case .end: .noMoreData
    }
  }
}
#endif
