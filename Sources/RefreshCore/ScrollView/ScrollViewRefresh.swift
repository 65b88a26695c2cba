#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The refresh controls of a scroll view.
@MainActor
public struct ScrollViewRefresh {
  let scrollView: UIScrollView

  /// The control that refreshes the list, at whatever edge it stands.
  public var header: RefreshControl? { control { $0.role == .refresh } }

  /// The control that loads more, at whatever edge it stands.
  public var footer: RefreshControl? { control { $0.role == .loadMore } }

  /// The control at an edge.
  public subscript(edge: RefreshEdge) -> RefreshControl? { control { $0.edge == edge } }

  private func control(_ isMeant: (RefreshControl) -> Bool) -> RefreshControl? {
    scrollView.subviews.lazy.compactMap { $0 as? RefreshControl }.first(where: isMeant)
  }

  /// The client's own content inset, without the framework's share.
  ///
  /// While a session runs the scroll view's `contentInset` contains the space that is held; a value that is read from
  /// it then, and set later, carries that space along. This one is exact, so that `+=` is too. Setting it goes to the
  /// scroll view at once.
  public var contentInset: UIEdgeInsets {
    get { replaceEachAxis { $0.machine.clientInset(in: $1) } }
    nonmutating set {
      var rest = newValue
      for axis in ScrollAxis.allCases {
        guard let controller = RefreshHost.existing(in: scrollView)?.controller(along: axis) else { continue }
        controller.send(.clientDidSetInset(axis.of(newValue)))
        rest = axis.replacing(axis.of(scrollView.contentInset), in: rest)
      }
      if rest != scrollView.contentInset { scrollView.contentInset = rest }
    }
  }

  /// Told of everything that the machines of this scroll view hear and decide, for a log; `nil` by default.
  ///
  /// Kept as long as the scroll view has a control. Called in the stack of the event, before anything but a cancel
  /// is carried out. It is for looking on: it must not call a control, nor move the scroll view.
  public var onDecision: (@MainActor (RefreshDecision) -> Void)? {
    get { RefreshHost.existing(in: scrollView)?.onDecision }
    nonmutating set { RefreshHost.existing(in: scrollView)?.onDecision = newValue }
  }

  /// Adds a control that refreshes the list; it replaces one at the same edge.
  ///
  /// - Parameters:
  ///   - animator: Draws the control.
  ///   - edge: The edge at which it stands; `.top` by default.
  ///   - trigger: What makes a pull begin a session; what the animator prefers by default.
  ///   - action: The work. The session ends when it returns, with `.failure` if it throws, with `.cancelled` if it
  ///     throws `CancellationError` or was cancelled. It is cancelled when the control is removed, replaced or dropped,
  ///     so capture what it needs, not the view that holds the list: `{ [feed] in try await feed.reload() }`.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    animator: some RefreshAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl {
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger, action: action)
  }

  /// Adds a control whose action does not wait for its work: this overload is here to say so.
  ///
  /// - Parameters:
  ///   - animator: Draws the control.
  ///   - edge: The edge at which it stands; `.top` by default.
  ///   - trigger: What makes a pull begin a session; what the animator prefers by default.
  ///   - action: The work. The session ends when it returns, which is at once.
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
    animator: some RefreshAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () -> Void
  ) -> RefreshControl {
    add(RefreshControl(animator: animator, edge: edge), trigger: trigger) { action() }
  }

  func add(
    _ control: RefreshControl, trigger: RefreshTrigger?, action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl {
    add(control, trigger: trigger) {
      try await action()
      return .success
    }
  }

  func add(
    _ control: RefreshControl, trigger: RefreshTrigger?,
    outcome: @escaping @MainActor () async throws -> RefreshOutcome
  ) -> RefreshControl {
    control.trigger = trigger
    control.action = outcome
    scrollView.insertSubview(control, at: 0)
    return control
  }

  /// Removes the control that refreshes the list; its session is cancelled and its space given back at once.
  public func removeHeader() { header?.removeFromSuperview() }

  private func replaceEachAxis(_ client: (RefreshController, ScrollMetrics) -> SidePair) -> UIEdgeInsets {
    var insets = scrollView.contentInset
    for axis in ScrollAxis.allCases {
      guard let controller = RefreshHost.existing(in: scrollView)?.controller(along: axis) else { continue }
      let reading = ScrollMetrics(scrollView, along: axis, asksForHeaders: false)
      insets = axis.replacing(client(controller, reading), in: insets)
    }
    return insets
  }
}

#endif
