@testable import RefreshCore

/// The questions of a test to a machine between its events, each answered by a frame that is made for it.
///
/// A host keeps the frames of the events instead.
extension RefreshStateMachine {
  /// The frame of a side without lengths and offsets.
  private func decision(at side: AxisSide) -> SideFrame { frame(at: side, ScrollMetrics(offset: .nan)) }

  package func state(at side: AxisSide) -> RefreshState { decision(at: side).state }
  package func session(at side: AxisSide) -> UInt32 { decision(at: side).session }
  package func outcome(at side: AxisSide) -> RefreshOutcome? { decision(at: side).outcome }
  package func origin(at side: AxisSide) -> RefreshOrigin { decision(at: side).origin }
  package func tap(at side: AxisSide) -> RefreshTap? { decision(at: side).tap }
  package func isExhausted(at side: AxisSide) -> Bool { decision(at: side).isExhausted }
  package func fillsScreen(at side: AxisSide) -> Bool { decision(at: side).fillsScreen }
  package func isActionRunning(at side: AxisSide) -> Bool { decision(at: side).isActionRunning }
  package func isPresent(at side: AxisSide) -> Bool { decision(at: side).isPresent }
  package func isHeld(at side: AxisSide) -> Bool { decision(at: side).isHeld }

  package var addedInset: SidePair {
    SidePair(near: decision(at: .near).addedInset, far: decision(at: .far).addedInset)
  }

  package func pull(at side: AxisSide, _ scroll: ScrollMetrics) -> Double { frame(at: side, scroll).pull }
  package func restOffset(at side: AxisSide, _ scroll: ScrollMetrics) -> Double { frame(at: side, scroll).restOffset }

  package func update(at side: AxisSide, _ scroll: ScrollMetrics, time: Double) -> RefreshUpdate {
    frame(at: side, scroll).update(at: time)
  }
}
