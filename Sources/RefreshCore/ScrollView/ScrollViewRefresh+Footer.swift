#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension ScrollViewRefresh {
  /// Adds a control that loads more at the end of the list; it replaces one at the same edge.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(animator: .spinner) { [feed] in
  ///   try await feed.loadNextPage() ? .more : .end
  /// }
  /// ```
  ///
  /// It loads once for each gesture that comes near the end, and never again before the list has grown or another
  /// gesture begins. A load that fails stays in sight and waits for a tap.
  ///
  /// - Parameters:
  ///   - animator: Draws the control.
  ///   - edge: The edge at which it stands; `.bottom` by default. At `.top` it loads what comes before, as in a chat, and
  ///     what is read stays where it is.
  ///   - trigger: What makes a reader begin a load; by default coming within one viewport of the end, so that one who
  ///     reads on never sees the control.
  ///   - action: The work, and whether there is more. It fails if it throws, and is as good as none if it throws
  ///     `CancellationError` or was cancelled: by a refresh, by the control's removal or its end. Capture what it needs,
  ///     not the view that holds the list.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    animator: some RefreshAnimator, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshControl {
    let control = RefreshControl(animator, for: .loadMore, edge: edge)
    return add(control, trigger: trigger) { try await action().outcome }
  }

  /// Adds a control that loads more at the end of the list and shows a view; it replaces one at the same edge.
  ///
  /// - Parameters:
  ///   - view: Shows what is happening: `RefreshUpdate.stays` and `tap` say when it is to be read or tapped. A tap
  ///     anywhere in its strip counts.
  ///   - edge: The edge at which it stands; `.bottom` by default.
  ///   - trigger: What makes a reader begin a load; by default coming within one viewport of the end.
  ///   - action: The work, and whether there is more; as for a control that is drawn.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addFooter(
    view: some RefreshViewAnimator, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    action: @escaping @MainActor () async throws -> LoadMoreResult
  ) -> RefreshControl {
    let control = RefreshControl(RingAnimator(), for: .loadMore, edge: edge)
    control.host(view)
    return add(control, trigger: trigger) { try await action().outcome }
  }

  /// Removes the control that loads more; its session is cancelled and its space given back at once.
  public func removeFooter() { footer?.removeFromSuperview() }
}

extension LoadMoreResult {
  /// How the session of a load ends that comes to this.
  fileprivate var outcome: RefreshOutcome {
    switch self {
    case .more: .success
    case .end: .noMoreData
    }
  }
}
#endif
