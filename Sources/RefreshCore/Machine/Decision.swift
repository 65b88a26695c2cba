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
    /// `true` for the vertical axis.
    public let isVertical: Bool

    /// The time in seconds of the clock that stamps frames.
    public let time: Double

    /// The event.
    public let event: Event

    /// The reading of the scroll view at the event.
    public let scroll: ScrollMetrics

    /// The effects of the event.
    public let effects: Effects

    /// The near side after the event; the last one of its effects if this event has none.
    public let near: SideFrame

    /// The far side after the event; the last one of its effects if this event has none.
    public let far: SideFrame
  }
}
