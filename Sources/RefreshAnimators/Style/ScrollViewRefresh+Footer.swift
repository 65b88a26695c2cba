#if REFRESH_ADAPTER
import RefreshCore

extension ScrollViewRefresh {
  /// Adds a control that loads more, drawn by the animator of the style or as a spinner; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addFooter { [feed] in try await feed.loadNextPage() ? .more : .end }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - action: The work; returns `.end` if there is nothing left to load, as for a control with an animator.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    edge: RefreshEdge = .bottom, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshControl {
    addFooter(animator: AutomaticAnimator(fallback: SpinnerAnimator()), edge: edge, trigger: trigger, action: action)
  }

  /// Adds a control that loads more by an action with a session, drawn by the animator of the style or as a spinner.
  ///
  /// ```swift
  /// tableView.refresh.addFooter { [feed] session in try await feed.loadNextPage() ? .more : .end }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - action: The work; returns `.end` if there is nothing left to load, as for a control with an animator.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    edge: RefreshEdge = .bottom, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor (RefreshSession) async throws -> LoadMoreResult
  ) -> RefreshControl {
    addFooter(animator: AutomaticAnimator(fallback: SpinnerAnimator()), edge: edge, trigger: trigger, action: action)
  }

  /// Adds a control that loads more by work that something else ends, drawn by the animator of the style or as a spinner.
  ///
  /// ```swift
  /// tableView.refresh.addFooter().onBegin = { [feed] session in
  ///   feed.loadNextPage { isLast in session.end(isLast ? .noMoreData : .success) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  /// - Returns: The control, whose `onBegin` starts the work.
  @discardableResult
  public func addFooter(
    edge: RefreshEdge = .bottom, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1))
  ) -> RefreshControl {
    addFooter(animator: AutomaticAnimator(fallback: SpinnerAnimator()), edge: edge, trigger: trigger)
  }
}

#endif
