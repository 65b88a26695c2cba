#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// An event of the machine of one axis and its decision, for logging.
///
/// ```swift
/// tableView.refresh.onDecision = { print($0.event, $0.near.state, $0.far.state) }
/// ```
///
/// Everything about a decision, for a report:
///
/// ```swift
/// tableView.refresh.onDecision = { decision in
///   guard decision.isVertical, decision.event != .ticked else { return }
///   let words = RefreshTrace.words(of: decision.effects, at: .near)
///   print(decision.time, decision.event, decision.scroll.offset, words)
/// }
/// ```
public struct RefreshDecision: Sendable {
  /// `true` for the vertical axis.
  public let isVertical: Bool

  /// The time in seconds of the clock that stamps frames.
  public let time: Double

  /// The event.
  public let event: RefreshStateMachine.Event

  /// The reading of the scroll view at the event.
  public let scroll: ScrollMetrics

  /// The effects of the event.
  public let effects: RefreshStateMachine.Effects

  /// The near side after the event; the last one of its effects if this event has none.
  public let near: RefreshStateMachine.SideFrame

  /// The far side after the event; the last one of its effects if this event has none.
  public let far: RefreshStateMachine.SideFrame

  init(
    _ axis: ScrollAxis, _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double,
    _ effects: RefreshStateMachine.Effects, _ frames: SideFrames
  ) {
    isVertical = axis == .vertical
    self.time = time
    self.event = event
    self.scroll = scroll
    self.effects = effects
    near = frames.near
    far = frames.far
  }
}

#endif
