import RefreshAnimators
import ScrollPhysics

extension PhoneSimulation {
  /// The areas that the phone's bars cover.
  var systemInset: RefreshStateMachine.SidePair { settings.safeArea }

  /// The scroll view as it is now.
  public var reading: RefreshStateMachine.ScrollMetrics {
    RefreshStateMachine.ScrollMetrics(
      offset: scroll.offset, contentLength: scroll.contentLength, viewport: scroll.viewport, inset: inset,
      adjustedInset: RefreshStateMachine.SidePair(near: scroll.insets.near, far: scroll.insets.far),
      scale: Screen.scale,
      isDragging: scroll.phase.isDragging, isTracking: scroll.phase.isTracking,
      isDecelerating: scroll.phase.isDecelerating, isLifting: isLifting, isScrollAnimating: animation != nil,
      dragVelocity: isLifting ? liftVelocity : scroll.phase.isDragging ? -fingerVelocity : 0, itemCount: feed.count)
  }

  /// Returns the present update for an animator.
  func update(at side: RefreshStateMachine.AxisSide) -> RefreshUpdate {
    let role = side == refreshSide ? RefreshRole.refresh : .loadMore
    var update = self.side(side).update(at: now, in: settings.surroundings(role))
    update.lastRefresh = role == .refresh ? lastRefresh.words : nil
    return update
  }

  /// Returns the start of a control's frame on the screen along the axis, in points.
  func stripStart(at side: RefreshStateMachine.AxisSide) -> Double {
    self.side(side).stripStart(at: scroll.offset) - scroll.offset
  }

  /// Returns `true` if the control at a side floats over the list.
  func floats(at side: RefreshStateMachine.AxisSide) -> Bool {
    side == refreshSide && settings.refresh(drawnBy: animator).placement == .floating
  }
}
