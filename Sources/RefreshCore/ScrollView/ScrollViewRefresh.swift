#if REFRESH_ADAPTER
/// The refresh controls of a scroll view.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
/// tableView.refresh.addFooter(animator: .spinner) { [feed] in try await feed.loadNextPage() ? .more : .end }
/// tableView.refresh.header?.beginRefreshing()
/// ```
///
/// The controls of a list, and their removal:
///
/// ```swift
/// tableView.refresh.footer?.hasMoreData = true
/// tableView.refresh[.top]?.isEnabled = false
/// tableView.refresh.removeHeader()
/// tableView.refresh.removeFooter()
/// ```
///
/// During a session the scroll view's own inset includes the held space; this one is that of the app:
///
/// ```swift
/// tableView.refresh.contentInset.bottom = keyboardHeight
/// ```
///
/// For a log of what the framework decides, and why:
///
/// ```swift
/// tableView.refresh.onDecision = { print($0.event, $0.effects) }
/// ```
@MainActor
public struct ScrollViewRefresh {
  let scrollView: UIScrollView

  /// The control that refreshes the list, at any edge.
  public var header: RefreshControl? { control { $0.role == .refresh } }

  /// The control that loads more, at any edge.
  public var footer: RefreshControl? { control { $0.role == .loadMore } }

  /// The control at an edge.
  public subscript(edge: RefreshEdge) -> RefreshControl? { control { $0.edge == edge } }

  private func control(_ isMeant: (RefreshControl) -> Bool) -> RefreshControl? {
    for case let control as RefreshControl in scrollView.subviews.reversed() where isMeant(control) { return control }
    return nil
  }

  /// The app's own content inset, without the added inset of the framework.
  ///
  /// During a session, the `contentInset` of the scroll view includes the held space; a value that is read then and set
  /// later would include it permanently. This property is exact, so `+=` is safe. Setting it updates the scroll view at
  /// once.
  ///
  /// A side that is not finite, which UIKit refuses, keeps its value, and the others are clamped to -100 000...100 000; the log
  /// says so once.
  public var contentInset: UIEdgeInsets {
    get {
      var insets = scrollView.contentInset
      for axis in ScrollAxis.allCases {
        guard let controller = RefreshHost.existing(in: scrollView)?.controller(along: axis) else { continue }
        insets = axis.replacing(controller.clientInset(in: scrollView), in: insets)
      }
      return insets
    }
    nonmutating set {
      let newValue = usable(newValue)
      var rest = newValue
      for axis in ScrollAxis.allCases {
        guard let controller = RefreshHost.existing(in: scrollView)?.controller(along: axis) else { continue }
        controller.setClientInset(axis.of(newValue))
        // The machine has just written this axis, with its added inset.
        rest = axis.replacing(axis.of(scrollView.contentInset), in: rest)
      }
      if rest != scrollView.contentInset { scrollView.contentInset = rest }
    }
  }

  private func usable(_ given: UIEdgeInsets) -> UIEdgeInsets {
    let present = contentInset
    let usable = UIEdgeInsets(
      top: NumberLimits.inset(given.top, else: present.top), left: NumberLimits.inset(given.left, else: present.left),
      bottom: NumberLimits.inset(given.bottom, else: present.bottom),
      right: NumberLimits.inset(given.right, else: present.right))
    // NaN is no value, not even its own.
    if usable != given { control { _ in true }?.log.say(.clampedSetting) }
    return usable
  }

  /// Called with each event and decision of the machines of this scroll view, for logging; `nil` by default.
  ///
  /// Kept as long as the scroll view has a control. Called synchronously for the event, before its effects, except a
  /// cancellation. It should neither call a control nor move the scroll view: decisions that it causes itself are not reported,
  /// and a loop through it goes on once per turn of the run loop.
  public var onDecision: (@MainActor (RefreshDecision) -> Void)? {
    get { RefreshHost.existing(in: scrollView)?.onDecision }
    nonmutating set { RefreshHost.existing(in: scrollView)?.onDecision = newValue }
  }

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
  ) -> RefreshControl {
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger, action: action)
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
    message: """
      the refresh ends when this action returns, which is at once: await the work, or add no action and call \
      endRefreshing()
      """
  )
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () -> Void
  ) -> RefreshControl {
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger, action: { action() })
  }

  func add(
    _ control: RefreshControl, trigger: RefreshTrigger?, action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl {
    add(control, trigger: trigger) { _ in
      try await action()
      return .success
    }
  }

  func add(
    _ control: RefreshControl, trigger: RefreshTrigger?,
    result: @escaping @MainActor (RefreshSession) async throws -> RefreshResult
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
}

extension ScrollViewRefresh {
  /// Adds a control that refreshes the list and shows a view; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(view: FramesView(pulling: drops, refreshing: splash)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view that shows the state of the control.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the view by default.
  ///   - action: The work, as for a control with an animator.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    view: some RefreshViewAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl {
    add(RefreshControl(view: view, edge: edge), trigger: trigger, action: action)
  }

  /// Adds a control whose action is synchronous; deprecated by the rules of ``RefreshControl``.
  ///
  /// - Parameters:
  ///   - view: The view that shows the state of the control.
  ///   - edge: The edge of the control; `.top` by default.
  ///   - trigger: The gesture that begins a session; the preferred trigger of the view by default.
  ///   - action: The work.
  /// - Returns: The control.
  @available(
    *, deprecated,
    message: """
      the refresh ends when this action returns, which is at once: await the work, or add no action and call \
      endRefreshing()
      """
  )
  @discardableResult @preconcurrency
  public func addHeader(
    view: some RefreshViewAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () -> Void
  ) -> RefreshControl {
    add(RefreshControl(view: view, edge: edge), trigger: trigger, action: { action() })
  }
}

extension ScrollViewRefresh {
  /// Adds a control that loads more at the end of the list; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(animator: .spinner) { [feed] in
  ///   try await feed.loadNextPage() ? .more : .end
  /// }
  /// ```
  ///
  /// It loads once for each gesture that comes near the end, and again only after the list has grown or another gesture
  /// begins. A failed load remains visible and waits for a tap.
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
  ) -> RefreshControl {
    let control = RefreshControl(animator, for: .loadMore, edge: edge)
    return add(control, trigger: trigger) { _ in RefreshResult(try await action().outcome) }
  }

  /// Adds a control that loads more and shows a view; replaces the control at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(view: FramesView(pulling: [], refreshing: splash)) { [feed] in
  ///   try await feed.loadNextPage() ? .more : .end
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view that shows the state of the control. `RefreshUpdate.stays` and `tap` say if it remains visible
  ///     and accepts a tap. A tap anywhere in the uncovered area counts.
  ///   - edge: The edge of the control; `.bottom` by default.
  ///   - trigger: The gesture that begins a load; by default scrolling to within one viewport of the end.
  ///   - action: The work; returns `.end` if there is nothing left to load, as for a control with an animator.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    view: some RefreshViewAnimator, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshControl {
    let control = RefreshControl(RingAnimator(), for: .loadMore, edge: edge)
    control.host(view)
    return add(control, trigger: trigger) { _ in RefreshResult(try await action().outcome) }
  }

  /// Removes the control that loads more; cancels its session and removes its space at once, or with the motion that runs.
  public func removeFooter() { footer?.removeFromSuperview() }
}

extension ScrollViewRefresh {
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
  ) -> RefreshControl {
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger) { session in
      try await action(session)
      return .success
    }
  }

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
  ///   - action: The work, as for an action without a session. Its result is the outcome and the message of the session.
  /// - Returns: The control.
  @_disfavoredOverload
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator = .automatic, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor (RefreshSession) async throws -> RefreshResult
  ) -> RefreshControl {
    // Disfavoured, because the compiler looks for the `return` of a closure of several statements only after it has chosen
    // the overload: without this, a closure that returns nothing would be ambiguous.
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger, result: action)
  }

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
    let control = RefreshControl(animator, for: .loadMore, edge: edge)
    return add(control, trigger: trigger) { RefreshResult(try await action($0).outcome) }
  }
}

extension LoadMoreResult {
  /// The session outcome of the result.
  fileprivate var outcome: RefreshOutcome {
    switch self {
    case .more: .success
    case .end: .noMoreData
    }
  }
}

extension UIScrollView {
  /// The refresh controls of this scroll view.
  ///
  /// A subclass with a *property* of this name does not compile; a method of this name is possible.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// ```
  public var refresh: ScrollViewRefresh { ScrollViewRefresh(scrollView: self) }
}

extension ScrollViewRefresh {
  /// Refreshes the list, or loads more, when VoiceOver scrolls with three fingers past an edge.
  ///
  /// UIKit asks the focused element and its containers to scroll, never a refresh control. Forward the call from the
  /// view controller of the list or from a subclass of the scroll view:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// If the list rests at an edge with a control, scrolling towards that edge begins a session like
  /// ``RefreshControl/begin(reveals:)`` and sends `.valueChanged` like a pull. A control that loads more begins too,
  /// also after a failed load, because VoiceOver's scrolling is not a gesture that reaches the end. A control with the
  /// trigger `.manual` or `.onTap` does not.
  ///
  /// - Parameter direction: The argument of `accessibilityScroll(_:)`. `.up`, with fingers that move down, leads to the
  ///   top, and `.down` to the bottom; `.right`, with fingers that move to the right, leads to the left edge, and
  ///   `.left` to the right one, in both layout directions. `.next` and `.previous` lead to no edge.
  /// - Returns: `true` if a session has begun. `false`, without any effect, away from the edge, while the list moves or
  ///   is touched, during a session, without a control at the edge, if the control is disabled or hidden or has nothing
  ///   left to load, and outside a window.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let (axis, side) = ScrollAxis.target(of: direction) else { return false }
    return RefreshHost.existing(in: scrollView)?.controller(along: axis)?.scrollAssistively(to: side) ?? false
  }
}

extension ScrollViewRefresh {
  /// An action that refreshes the list, for an accessibility element of the app, such as its title or the list's first row.
  ///
  /// Its name is "Refresh" in the language of the header when the action is created. It has an effect wherever the list
  /// stands, sends `.valueChanged`, and does not retain the scroll view.
  ///
  /// ```swift
  /// titleLabel.accessibilityCustomActions = [tableView.refresh.accessibilityAction]
  /// ```
  public var accessibilityAction: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: header?.words.texts.refresh ?? RefreshTexts.standard(for: .ofApp).refresh) {
      [weak scrollView] _ in
      switch scrollView?.refresh.header?.begin(SessionRequest(.assistive, .always)) {
      case .started, .joined: true
      case .queued, .refused, nil: false
      }
    }
  }
}

extension RefreshController {
  /// Begins a session when an assistive technology scrolls to a side; returns `true` if it has begun.
  func scrollAssistively(to side: AxisSide) -> Bool {
    guard let scrollView, let control = control(at: side), control.refreshState == .idle else { return false }
    let frame = presentFrame(at: side)
    guard frame.trigger.isByScrolling, scrollView.isScrollEnabled else { return false }
    let scroll = read(scrollView)
    guard scroll.isInWindow, scroll.isUsable, !scroll.isInMotion else { return false }
    // Anywhere else VoiceOver's scroll is one by a page, which UIKit makes.
    guard frame.pull(at: scroll.offset) >= -scroll.grid.halfPixel else { return false }
    return control.begin(SessionRequest(.assistive, .always)) == .started
  }
}

extension ScrollAxis {
  /// The axis and the side to which a scroll by an assistive technology leads.
  ///
  /// Vertically the direction is that of the scroll bar, horizontally that of the fingers, in both layout directions:
  /// Flutter's engine documents this (`SemanticsObject.mm`), Apple's documentation does not.
  fileprivate static func target(
    of direction: UIAccessibilityScrollDirection
  ) -> (ScrollAxis, AxisSide)? {
    switch direction {
    case .up: (.vertical, .near)
    case .down: (.vertical, .far)
    case .right: (.horizontal, .near)
    case .left: (.horizontal, .far)
    case .next, .previous: nil
    @unknown default: nil
    }
  }
}

extension ScrollMetrics {
  /// `true` if the list is touched or moves.
  fileprivate var isInMotion: Bool { isDragging || isTracking || isDecelerating || isZooming || isScrollAnimating }
}

extension RefreshTrigger {
  /// `true` if scrolling begins a session.
  fileprivate var isByScrolling: Bool {
    switch self {
    case .onRelease, .whilePulling, .onReachingEnd: true
    case .onTap, .manual: false
    }
  }
}
#endif
