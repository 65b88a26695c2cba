#if REFRESH_ADAPTER
extension View {
  /// Adds a control that loads more at the end of the list of this view.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshFooter(.spinner) { try await feed.loadNext() ? .more : .end }
  /// ```
  ///
  /// As with a header, no redraw cancels the work, and the removal of the modifier does.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work; returns `.end` if there is nothing left to load.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), proxy: RefreshProxy? = nil,
    action: @escaping @MainActor () async throws -> LoadMoreResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { footer(.animator(animator), edge, trigger, nil, proxy, configure, load { _ in try await action() }) }

  /// Adds a control that loads more by an action with a session, at the end of the list of this view.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshFooter(.ring) { session in
  ///     try await feed.loadNext { session.progress = $0 } ? .more : .end
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work; returns `.end` if there is nothing left to load.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), proxy: RefreshProxy? = nil,
    action: @escaping @MainActor (RefreshSession) async throws -> LoadMoreResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { footer(.animator(animator), edge, trigger, nil, proxy, configure, load(action)) }

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
  ///   - hasMore: `false` if there is nothing left to load. A change during a load is applied at its end, and does not end it; a
  ///     refresh of the list does not change it.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), hasMore: Bool, proxy: RefreshProxy? = nil,
    action: @escaping @MainActor () async throws -> Void, configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    footer(
      .animator(animator), edge, trigger, hasMore, proxy, configure, ActionOwner.succeeding { _ in try await action() })
  }

  /// Adds a control that loads more while there is more, by an action with a session.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshFooter(.ring, hasMore: feed.hasMore) { session in
  ///     try await feed.loadNext { session.progress = $0 }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - hasMore: `false` if there is nothing left to load, as for an action without a session.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), hasMore: Bool, proxy: RefreshProxy? = nil,
    action: @escaping @MainActor (RefreshSession) async throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    footer(.animator(animator), edge, trigger, hasMore, proxy, configure, ActionOwner.succeeding(action))
  }

  /// Adds a control that shows a view of SwiftUI and loads more.
  ///
  /// In beta until a device has shown it. What holds for the view of a header holds here.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .refreshFooter(height: 44) { update in
  ///     SunView(progress: update.progress)
  ///   } action: { session in
  ///     try await feed.loadNext() ? .more : .end
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - height: The height of the row, in points; `nil`, the default, for the ideal height of the view.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - indicator: The view for an update.
  ///   - action: The work; returns `.end` if there is nothing left to load.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter<Indicator: View>(
    height: Double? = nil, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), proxy: RefreshProxy? = nil,
    @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor (RefreshSession) async throws -> LoadMoreResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { footer(.view(height, false, indicator), edge, trigger, nil, proxy, configure, load(action)) }

  /// Adds a control that shows a view of SwiftUI and loads more while there is more.
  ///
  /// In beta until a device has shown it. What holds for the view of a header holds here.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .refreshFooter(height: 44, hasMore: feed.hasMore) { update in
  ///     SunView(progress: update.progress)
  ///   } action: { session in
  ///     try await feed.loadNext { session.progress = $0 }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - height: The height of the row, in points; `nil`, the default, for the ideal height of the view.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - hasMore: `false` if there is nothing left to load, as for a control with an animator.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - indicator: The view for an update.
  ///   - action: The work.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshFooter<Indicator: View>(
    height: Double? = nil, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)), hasMore: Bool, proxy: RefreshProxy? = nil,
    @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor (RefreshSession) async throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    footer(.view(height, false, indicator), edge, trigger, hasMore, proxy, configure, ActionOwner.succeeding(action))
  }

  private func footer(
    _ look: RefreshSetup.Look, _ edge: RefreshEdge, _ trigger: RefreshTrigger, _ hasMore: Bool?, _ proxy: RefreshProxy?,
    _ configure: (@MainActor (RefreshControl) -> Void)?, _ action: @escaping ActionOwner.Action
  ) -> some View {
    let setup = RefreshSetup(
      look: look, role: .loadMore, edge: edge, trigger: trigger, action: action, hasMore: hasMore, proxy: proxy,
      configure: configure)
    return modifier(RefreshModifier(setup: setup))
  }
}

/// The action of work whose result says if there is more.
private func load(_ work: @escaping @MainActor (RefreshSession) async throws -> LoadMoreResult) -> ActionOwner.Action {
  { RefreshResult(try await work($0).outcome) }
}
#endif
