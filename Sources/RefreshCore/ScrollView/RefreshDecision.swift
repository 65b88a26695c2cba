#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// What the machine of one axis was told and decided, for a log.
public struct RefreshDecision: Sendable {
  /// Whether the axis is the vertical one.
  public let isVertical: Bool

  /// Seconds of the clock that frames are stamped with.
  public let time: Double

  /// What happened.
  public let event: RefreshStateMachine.Event

  /// The scroll view as it was then.
  public let scroll: ScrollMetrics

  /// What is to be done about it.
  public let effects: RefreshStateMachine.Effects

  /// The machine as it is after the event.
  public let machine: RefreshStateMachine

  init(
    _ axis: ScrollAxis, _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double,
    _ effects: RefreshStateMachine.Effects, _ machine: RefreshStateMachine
  ) {
    isVertical = axis == .vertical
    self.time = time
    self.event = event
    self.scroll = scroll
    self.effects = effects
    self.machine = machine
  }
}

#endif
