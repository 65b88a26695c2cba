#if REFRESH_ADAPTER
import RefreshCore

extension ScrollViewRefresh {
  /// Called with each event and decision of the machines of this scroll view, for the log of a test; `nil` by default.
  ///
  /// Kept as long as the scroll view has a control. Called synchronously for the event, before its effects, except a
  /// cancellation. It should neither call a control nor move the scroll view: decisions that it causes itself are not reported,
  /// and a loop through it goes on once per turn of the run loop.
  ///
  /// ```swift
  /// tableView.refresh.onDecision = { print(RefreshTrace.words(of: $0.effects, at: .near)) }
  /// ```
  public var onDecision: (@MainActor (RefreshStateMachine.Decision) -> Void)? {
    get { decisionObserver }
    nonmutating set { decisionObserver = newValue }
  }
}
#endif
