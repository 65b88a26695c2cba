#if REFRESH_ADAPTER
extension View {
  /// Adds a control that refreshes the list of this view.
  ///
  /// Put it on the `List`, the `Form` or the `ScrollView` itself.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(.gum) { try await feed.reload() }
  /// ```
  ///
  /// A redraw, a push, another tab, a cover and a list that another one replaces never cancel the work; the removal of the
  /// modifier and another identity of it do. A later session runs the closure of the last redraw. `.disabled` keeps pulls from
  /// beginning a session, and ends none. An action of `.refreshable` around the view is not used by the list any more.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work. The session ends when it returns, with `.failure` if it throws, and with `.cancelled` if it throws
  ///     `CancellationError` or was cancelled.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, action: @escaping @MainActor () async throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, done: { _ in try await action() }) }

  /// Adds a control that refreshes the list of this view by an action with a session.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .refreshHeader(.ring) { session in try await feed.reload { session.progress = $0 } }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work, as for an action without a session.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, action: @escaping @MainActor (RefreshSession) async throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, done: action) }

  /// Adds a control that refreshes the list of this view by an action with a session and a result.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(.arrow) { session in
  ///     let count = try await feed.reload()
  ///     return .success("\(count) new posts")
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - result: The type of the result, to be left out.
  ///   - action: The work. Its result is the outcome and the message of the session.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, returning result: RefreshResult.Type = RefreshResult.self,
    action: @escaping @MainActor (RefreshSession) async throws -> RefreshResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, action: action) }

  /// Adds a control that refreshes the list of this view by an action with a result.
  ///
  /// ```swift
  /// List(pager.items) { PostRow($0) }
  ///   .refreshHeader(.arrow) { try await pager.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - result: The type of the result, to be left out.
  ///   - action: The work. Its result is the outcome and the message of the session.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, returning result: RefreshResult.Type = RefreshResult.self,
    action: @escaping @MainActor () async throws -> RefreshResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, action: { _ in try await action() }) }

  /// Adds a control that runs the action of `.refreshable`.
  ///
  /// Put it before `.refreshable`, which stays as it is:
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(.gum)
  ///   .refreshable { await feed.reload() }
  /// ```
  ///
  /// The action runs in a task of its own, which no redraw cancels. Without an action around the view there is no control, and the
  /// log says so.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, action: nil) }

  /// Adds a control whose sessions are a state of the app.
  ///
  /// ```swift
  /// List(model.posts) { PostRow($0) }
  ///   .refreshHeader(.gum, isRefreshing: $model.isLoading)
  /// ```
  ///
  /// A pull sets the value to `true`, and the app begins its work; if the value does not stay `true`, the session ends. A change of
  /// the value by the app begins or ends the session.
  /// A session that ends in another way, by a timeout or a call, sets the value to `false`.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - isRefreshing: `true` while the app works.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, isRefreshing: Binding<Bool>, edge: RefreshEdge = .top,
    trigger: RefreshTrigger? = nil, proxy: RefreshProxy? = nil, configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, action: nil, isRefreshing) }

  /// Adds a control that shows a view of SwiftUI.
  ///
  /// In beta until a device has shown it.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .refreshHeader(height: 60) { update in
  ///     SunView(progress: update.progress)
  ///   } action: { session in
  ///     try await feed.reload()
  ///   }
  /// ```
  ///
  /// The view has the environment of this place: appearance, text size and the app's own values. It is evaluated once a frame while
  /// something changes, without implicit animations; animate loops with a `TimelineView`. It takes no touches, and is hidden from
  /// VoiceOver, which reads the control.
  ///
  /// - Parameters:
  ///   - height: The space of a session, in points; `nil`, the default, for the ideal height of the view.
  ///   - showsOutcomes: `true` if the view draws `update.outcome`; `false`, the default, for a cross in place of it after a failure.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; `.onRelease` by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - indicator: The view for an update.
  ///   - action: The work, as for a control with an animator.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader<Indicator: View>(
    height: Double? = nil, showsOutcomes: Bool = false, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor (RefreshSession) async throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.view(height, showsOutcomes, indicator), edge, trigger, proxy, configure, done: action) }

  /// Adds a control that shows a view of SwiftUI, by an action with a session and a result.
  ///
  /// In beta until a device has shown it.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(height: 60) { update in
  ///     SunView(progress: update.progress)
  ///   } action: { session in
  ///     let count = try await feed.reload { session.progress = $0 }
  ///     return .success("\(count) new posts")
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - height: The space of a session, in points, as for an action without a result.
  ///   - showsOutcomes: `true` if the view draws `update.outcome`; `false` by default.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; `.onRelease` by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - result: The type of the result, to be left out.
  ///   - indicator: The view for an update.
  ///   - action: The work. Its result is the outcome and the message of the session.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader<Indicator: View>(
    height: Double? = nil, showsOutcomes: Bool = false, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, returning result: RefreshResult.Type = RefreshResult.self,
    @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor (RefreshSession) async throws -> RefreshResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.view(height, showsOutcomes, indicator), edge, trigger, proxy, configure, action: action) }

  /// Adds a control that shows a view of SwiftUI, by an action without a session.
  ///
  /// In beta until a device has shown it.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(height: 60) { update in
  ///     SunView(progress: update.progress)
  ///   } action: {
  ///     try await feed.reload()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - height: The space of a session, in points, as for an action with a session.
  ///   - showsOutcomes: `true` if the view draws `update.outcome`; `false` by default.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; `.onRelease` by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - indicator: The view for an update.
  ///   - action: The work, as for a control with an animator.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader<Indicator: View>(
    height: Double? = nil, showsOutcomes: Bool = false, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor () async throws -> Void, configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    header(.view(height, showsOutcomes, indicator), edge, trigger, proxy, configure, done: { _ in try await action() })
  }

  /// Adds a control that shows a view of SwiftUI, by an action with a result.
  ///
  /// In beta until a device has shown it.
  ///
  /// ```swift
  /// List(pager.items) { PostRow($0) }
  ///   .refreshHeader(height: 60) { update in
  ///     SunView(progress: update.progress)
  ///   } action: {
  ///     try await pager.reload()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - height: The space of a session, in points, as for an action with a session.
  ///   - showsOutcomes: `true` if the view draws `update.outcome`; `false` by default.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; `.onRelease` by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - result: The type of the result, to be left out.
  ///   - indicator: The view for an update.
  ///   - action: The work. Its result is the outcome and the message of the session.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @preconcurrency public func refreshHeader<Indicator: View>(
    height: Double? = nil, showsOutcomes: Bool = false, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, returning result: RefreshResult.Type = RefreshResult.self,
    @ViewBuilder indicator: @escaping @MainActor (RefreshUpdate) -> Indicator,
    action: @escaping @MainActor () async throws -> RefreshResult,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View {
    header(.view(height, showsOutcomes, indicator), edge, trigger, proxy, configure) { _ in try await action() }
  }

  /// Adds a control whose action is synchronous; deprecated by the rules of `RefreshControl`.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control; by default that of the style.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the animator by default.
  ///   - proxy: A handle of the app to the control; none by default.
  ///   - action: The work.
  ///   - configure: Called once, when the control has been made, for all its other properties.
  /// - Returns: The view with the control.
  @available(*, deprecated, message: "the refresh ends at once, with this call: await the work, or use isRefreshing:")
  @preconcurrency public func refreshHeader(
    _ animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    proxy: RefreshProxy? = nil, action: @escaping @MainActor () throws -> Void,
    configure: (@MainActor (RefreshControl) -> Void)? = nil
  ) -> some View { header(.animator(animator), edge, trigger, proxy, configure, done: { _ in try action() }) }

  private func header(
    _ look: RefreshSetup.Look, _ edge: RefreshEdge, _ trigger: RefreshTrigger?, _ proxy: RefreshProxy?,
    _ configure: (@MainActor (RefreshControl) -> Void)?, action: ActionOwner.Action?, _ state: Binding<Bool>? = nil
  ) -> some View {
    let setup = RefreshSetup(
      look: look, role: .refresh, edge: edge, trigger: trigger, action: action, isStateDriven: state != nil,
      proxy: proxy, configure: configure)
    return modifier(RefreshModifier(setup: setup, isRefreshing: state ?? .constant(false)))
  }

  private func header(
    _ look: RefreshSetup.Look, _ edge: RefreshEdge, _ trigger: RefreshTrigger?, _ proxy: RefreshProxy?,
    _ configure: (@MainActor (RefreshControl) -> Void)?, done action: @escaping ActionOwner.Effort
  ) -> some View { header(look, edge, trigger, proxy, configure, action: ActionOwner.succeeding(action)) }
}
#endif
