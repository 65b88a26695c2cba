#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension ScrollViewRefresh {
  /// Adds a control that refreshes the list and shows a view; it replaces one at the same edge.
  ///
  /// - Parameters:
  ///   - view: Shows what is happening.
  ///   - edge: The edge at which it stands; `.top` by default.
  ///   - trigger: What makes a pull begin a session; what the view prefers by default.
  ///   - action: The work. The session ends when it returns, with `.failure` if it throws, with `.cancelled` if it
  ///     throws `CancellationError` or was cancelled. It is cancelled when the control is removed, replaced or dropped,
  ///     so capture what it needs, not the view that holds the list: `{ [feed] in try await feed.reload() }`.
  /// - Returns: The control.
  @discardableResult @preconcurrency
  public func addHeader(
    view: some RefreshViewAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) -> RefreshControl {
    add(RefreshControl(view: view, edge: edge), trigger: trigger, action: action)
  }

  /// Adds a control whose action does not wait for its work: this overload is here to say so.
  ///
  /// - Parameters:
  ///   - view: Shows what is happening.
  ///   - edge: The edge at which it stands; `.top` by default.
  ///   - trigger: What makes a pull begin a session; what the view prefers by default.
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
    view: some RefreshViewAnimator, edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil,
    action: @escaping @MainActor () -> Void
  ) -> RefreshControl {
    add(RefreshControl(view: view, edge: edge), trigger: trigger) { action() }
  }
}

#endif
