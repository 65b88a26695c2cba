#if REFRESH_ADAPTER
import RefreshCore

extension ScrollViewRefresh {
  /// Called with each event and decision of the machines of this scroll view, for the log of a test; `nil` by default.
  ///
  /// Set it once the scroll view has a control, as long as which it is kept; before, nothing is set. Called synchronously for the event, before its effects, except a
  /// cancellation. It should neither call a control nor move the scroll view: decisions that it causes itself are not reported,
  /// and a loop through it goes on once per turn of the run loop.
  ///
  /// ```swift
  /// tableView.refresh.onDecision = { print(RefreshTrace.words(of: $0.effects, at: .near)) }
  /// ```
  public var onDecision: (@MainActor (RefreshStateMachine.Decision) -> Void)? {
    get {
      guard let observer = host?.decisionObserver else { return nil }
      return { observer($0.parts) }
    }
    nonmutating set {
      guard let observer = newValue else { host?.decisionObserver = nil; return }
      host?.decisionObserver = { observer(RefreshStateMachine.Decision(parts: $0)) }
    }
  }
}

extension RefreshStateMachine {
  /// An event of the machine of one axis and its decision, for a report.
  ///
  /// ```swift
  /// tableView.refresh.onDecision = { decision in
  ///   guard decision.isVertical, decision.event != .ticked else { return }
  ///   let words = RefreshTrace.words(of: decision.effects, at: .near)
  ///   print(decision.time, decision.scroll.offset, decision.near.state, decision.far.state, words)
  /// }
  /// ```
  public struct Decision: Sendable {
    let parts: DecisionParts

    /// `true` for the vertical axis.
    public var isVertical: Bool { parts.isVertical }

    /// The time in seconds of the clock that stamps frames.
    public var time: Double { parts.time }

    /// The event.
    public var event: Event { parts.event }

    /// The reading of the scroll view at the event.
    public var scroll: ScrollMetrics { parts.scroll }

    /// The effects of the event.
    public var effects: Effects { parts.effects }

    /// The near side after the event; the last one of its effects if this event has none.
    public var near: SideFrame { parts.frames.near }

    /// The far side after the event; the last one of its effects if this event has none.
    public var far: SideFrame { parts.frames.far }
  }
}
#endif
