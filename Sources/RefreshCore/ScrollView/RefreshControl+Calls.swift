#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// Whether a session runs.
  public var isRefreshing: Bool { refreshState == .refreshing }

  /// Whether the scroll view that the control is in lets itself be pulled.
  public var isPullable: Bool {
    guard let scrollView = superview as? UIScrollView else { return false }
    return scrollView.bounces && scrollView.isScrollEnabled && isEnabled && !isHidden
  }

  /// The states of the control from now on: the present one, then each change; ends with the control.
  ///
  /// Each use makes a new sequence. `idle` is reported when the list has settled.
  public var refreshStates: AsyncStream<RefreshState> { states.makeStream(from: refreshState) }

  /// Begins a session, as `UIRefreshControl` does, and starts the action if there is one.
  ///
  /// The list moves only if it rests within a viewport's length of the control. Sends no `.valueChanged`. While a
  /// session runs ``whenBusy`` says what happens; before the control is in a scroll view the call is kept.
  public func beginRefreshing() { begin(.program, .ifNear) }

  /// Begins a session and says what became of it.
  ///
  /// - Parameter reveals: Whether the list moves so that the control is seen, from wherever it is. `true` by default.
  /// - Returns: Whether a session was started, joined, queued or refused.
  @discardableResult
  public func begin(reveals: Bool = true) -> RefreshRequestResult { begin(.program, reveals ? .always : .never) }

  /// Ends the session with success; without a session it does nothing.
  public func endRefreshing() { end(.success) }

  /// Ends the session; without one it does nothing.
  ///
  /// Once it has ended, another end changes nothing, except that ``RefreshOutcome/noMoreData`` still counts as long as the
  /// control shows the first.
  ///
  /// - Parameters:
  ///   - outcome: How it ended. The action, if it still runs, is cancelled.
  ///   - message: A sentence for animators that show one.
  public func end(_ outcome: RefreshOutcome, message: String? = nil) {
    pendingBegin = nil
    if isRefreshing { self.message = message }
    attachment?.send(.ended(side, outcome))
  }

  @discardableResult
  func begin(_ origin: RefreshOrigin, _ reveal: RefreshStateMachine.Reveal) -> RefreshRequestResult {
    guard let attachment, let answer = attachment.send(.began(side, origin, reveal)) else {
      pendingBegin = (origin, reveal)
      return .queued
    }
    return answer
  }
}

#endif
