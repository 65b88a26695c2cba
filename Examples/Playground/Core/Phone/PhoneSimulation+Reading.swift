import RefreshAnimators
import ScrollPhysics

extension PhoneSimulation {
  /// The areas that the phone's bars cover.
  var systemInset: SidePair { settings.safeArea }

  /// The scroll view as it is now.
  public var reading: ScrollMetrics {
    ScrollMetrics(
      offset: scroll.offset, contentLength: scroll.contentLength, viewport: scroll.viewport, inset: inset,
      adjustedInset: SidePair(near: scroll.insets.near, far: scroll.insets.far), scale: Screen.scale,
      isDragging: scroll.phase.isDragging, isTracking: scroll.phase.isTracking,
      isDecelerating: scroll.phase.isDecelerating, isLifting: isLifting, isScrollAnimating: animation != nil,
      dragVelocity: scroll.phase.isDragging ? -fingerVelocity : 0, itemCount: feed.count)
  }

  /// Returns the present update for an animator.
  func update(at side: AxisSide) -> RefreshUpdate {
    let role = side == refreshSide ? RefreshRole.refresh : .loadMore
    var update = machine.update(at: side, reading, time: now, surroundings: settings.surroundings(role))
    update.lastRefresh = role == .refresh ? lastRefresh.words : nil
    return update
  }

  /// Returns the start of a control's frame on the screen along the axis, in points.
  ///
  /// It runs from the rest line to the content; that of a floating control begins at the edge.
  func stripStart(at side: AxisSide, length: Double) -> Double {
    let reading = reading
    let client = machine.clientInset(in: reading)
    let floats = floats(at: side)
    switch (floats, side) {
    case (true, .near): return client.near + systemInset.near
    case (true, .far): return scroll.viewport - client.far - systemInset.far - length
    case (false, .near): return -length - scroll.offset
    case (false, .far):
      return machine.restOffset(at: side, reading) + scroll.viewport - client.far - systemInset.far - scroll.offset
    }
  }

  /// Returns `true` if the control at a side floats over the list.
  func floats(at side: AxisSide) -> Bool {
    side == refreshSide && settings.refresh(drawnBy: animator).placement == .floating
  }
}
