#if REFRESH_ADAPTER
extension View {
  /// Adds a control that loads more at the end of the list of this view.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshFooter(.spinner) { try await feed.loadNext() ? .more : .end }
  /// ```
  ///
  /// What holds for the work of ``refreshHeader(_:edge:trigger:proxy:action:configure:)-(_,_,_,_,()->_,_)`` holds here.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work; returns `.end` if there is nothing left to load.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency
  public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), proxy: RefreshProxy? = nil,
    action: @escaping @MainActor () async throws -> LoadMoreResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    footer(.animator(animator), edge, trigger, nil, proxy, configure) { _ in
      RefreshResult(try await action().outcome)
    }
  }

  /// Adds a control that loads more while there is more, at the end of the list of this view.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshFooter(.spinner, hasMore: feed.hasMore) { try await feed.loadNext() }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - hasMore: `false` if there is nothing left to load. A change during a load is applied at its end, and does not end it.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency
  public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), hasMore: Bool, proxy: RefreshProxy? = nil,
    action: @escaping @MainActor () async throws -> Void, configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    footer(.animator(animator), edge, trigger, hasMore, proxy, configure) { _ in
      try await action()
      return .success
    }
  }

  private func footer(
    _ look: RefreshSetup.Look, _ edge: RefreshEdge, _ trigger: RefreshTrigger, _ hasMore: Bool?, _ proxy: RefreshProxy?,
    _ configure: (@MainActor (RefreshControl) -> Void)?, action: @escaping ActionOwner.Action
  ) -> some View {
    let setup = RefreshSetup(
      look: look, role: .loadMore, edge: edge, trigger: trigger, action: action, hasMore: hasMore, proxy: proxy,
      configure: configure)
    return modifier(RefreshModifier(setup: setup))
  }
}
#endif
