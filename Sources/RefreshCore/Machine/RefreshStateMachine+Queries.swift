// Swift copies a large structure for a call that does not change it, if it is the property of a class or may change meanwhile:
// such a call copies the whole machine. Short queries, and those that a flush asks, are therefore inlined.
extension RefreshStateMachine {
  /// Returns `true` if a touch is down, or was at the last reading without a notification of its end since.
  func isTouchDown(_ scroll: ScrollMetrics) -> Bool {
    (scroll.isTouched && !gesture.isTouchLost) || gesture.isDragging
  }

  /// The state of the control at a side.
  @inline(__always)
  public func state(at side: AxisSide) -> RefreshState { side == .near ? near.phase.state : far.phase.state }

  /// The number of the present or last session at a side; 0 before the first.
  @inline(__always)
  public func session(at side: AxisSide) -> UInt32 { side == .near ? near.session : far.session }

  /// The outcome of the last session at a side; `nil` before the first end, and from the start of a session to its end.
  @inline(__always)
  public func outcome(at side: AxisSide) -> RefreshOutcome? {
    side == .near ? near.indicator.outcome : far.indicator.outcome
  }

  /// The origin of the present or last session at a side.
  @inline(__always)
  public func origin(at side: AxisSide) -> RefreshOrigin {
    side == .near ? near.indicator.origin : far.indicator.origin
  }

  /// The effect of a tap on the control at a side; `nil` for none.
  package func tap(at side: AxisSide) -> RefreshTap? { control(at: side).tap }

  /// Returns `true` if there is nothing left to load at a side, or will not be after the ending.
  public func isExhausted(at side: AxisSide) -> Bool { control(at: side).isExhausted }

  /// Returns `true` if a load may still begin by itself at a side to fill the first screen, even while the list is
  /// hidden.
  @inline(__always)
  func fillsScreen(at side: AxisSide) -> Bool { side == .near ? near.fillsScreen : far.fillsScreen }

  /// Returns `true` if the action of the session at a side has been started and has not returned.
  public func isActionRunning(at side: AxisSide) -> Bool { control(at: side).isActionRunning }

  /// The added inset, in points.
  public var addedInset: SidePair {
    @inline(__always) get { ledger.addedInset }
  }

  /// `true` if an added inset is being opened or closed.
  var isMoving: Bool { near.insetHolder.isBusy || far.insetHolder.isBusy }

  /// Returns `true` if there is a control at a side.
  package func isPresent(at side: AxisSide) -> Bool { control(at: side).isPresent }

  /// `true` if no control is pulled or in a session, nothing moves, and no finger drags the content.
  var isAtRest: Bool { near.isAtRest && far.isAtRest && !isMoving && !gesture.isDragging }

  /// Returns the client's inset in a reading, without the added inset.
  package func clientInset(in scroll: ScrollMetrics) -> SidePair { ledger.client(in: scroll) }

  /// The findings about the insets that the app writes.
  var insetNotices: InsetNotice { ledger.notices }

  /// Returns `true` if the client's inset is this one, and the scroll view has the inset that the machine has written.
  func hasClientInset(_ inset: SidePair, in scroll: ScrollMetrics) -> Bool {
    inset == ledger.client && scroll.inset == ledger.total
  }

  /// The distance that the content is pulled past its rest at a side, in points; negative where it is scrolled away.
  public func pull(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).pullDistance : 0
  }

  /// The offset at which the content rests at a side, without the added inset.
  package func restOffset(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).restOffset : 0
  }

  /// The pull at which the control at a side begins to be pulled, in points.
  package func start(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).start : 0
  }

  /// The area between the content and its rest at a side: its distance from the content and its length, in points.
  ///
  /// The indicator begins at this distance from the content too, unless it floats.
  func gap(at side: AxisSide, _ scroll: ScrollMetrics) -> (distance: Double, length: Double) {
    guard scroll.isUsable else { return (0, 0) }
    let geometry = geometry(side, scroll)
    return side == .near ? near.gap(geometry) : far.gap(geometry)
  }

  /// The distance by which a floating indicator at a side is shifted from the edge of the visible area, in points.
  func floatingShift(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).floatingShift : 0
  }

  /// Returns the number of the touch that pulls the control at a side in a reading, though a session may run; `nil` if none
  /// does, or if the control begins by no pull.
  func pullingTouch(at side: AxisSide, _ scroll: ScrollMetrics) -> UInt32? {
    guard scroll.isUsable, control(at: side).settings.trigger.respondsToPull else { return nil }
    let (drag, geometry) = drag(at: side, scroll)
    let isPulled = geometry.pullDistance > geometry.start && control(at: side).mayPull(drag.lift(at: side), geometry)
    return isPulled ? drag.number : nil
  }

  /// Returns the drag of a reading, which may have just begun, and the geometry of a side.
  private func drag(at side: AxisSide, _ scroll: ScrollMetrics) -> (Gesture, SideGeometry) {
    var direction = scrollDirection
    direction.note(scroll)
    var drag = gesture
    let geometries = geometries(in: scroll)
    let origin = direction.origin ?? scroll.offset
    let start = SidePair(near: geometries.near.pull(at: origin), far: geometries.far.pull(at: origin))
    if drag.number != direction.gesture { drag.recordStart(of: direction.gesture, pull: start) }
    return (drag, side == .near ? geometries.near : geometries.far)
  }

  /// Returns `true` if the drag of a reading may begin a session at a side: the app has not refused it, and it began where it
  /// has to.
  func mayBeginUnderFinger(at side: AxisSide, _ scroll: ScrollMetrics) -> Bool {
    guard scroll.isUsable, !control(at: side).ignoresTouch else { return false }
    let (drag, geometry) = drag(at: side, scroll)
    return control(at: side).mayPull(drag.lift(at: side), geometry)
  }

  /// Returns `true` from the start of a session at a side until its space may be closed.
  package func isHeld(at side: AxisSide) -> Bool { control(at: side).isHeld(at: now) }

  /// The trigger distance that is drawn before the system fires, as a factor of the pull: its own distance is not known.
  private static let beforeFiring = 1.001

  /// The values that an animator at a side draws.
  ///
  /// - Parameters:
  ///   - side: The side of the control.
  ///   - scroll: The scroll view as it is now.
  ///   - time: The time, in seconds of the clock that stamps the events.
  ///   - surroundings: The place to draw in.
  ///   - message: A sentence about the outcome, if the app gave one.
  /// - Returns: The values at that time; for a reading that is not finite, those of an indicator that is out of view.
  public func update(
    at side: AxisSide, _ scroll: ScrollMetrics, time: Double, surroundings: RefreshSurroundings = RefreshSurroundings(),
    message: String? = nil
  ) -> RefreshUpdate {
    let control = control(at: side)
    let indicator = control.indicator
    let geometry = scroll.isUsable ? geometry(side, scroll) : nil
    let extent = control.isOutOfSight ? 0 : geometry.map(indicator.extent) ?? 0
    let trigger = geometry?.triggerDistance ?? control.settings.metrics.triggerDistance
    return RefreshUpdate(
      state: control.phase.state,
      origin: indicator.origin,
      outcome: control.drawnOutcome,
      visibleExtent: extent,
      heldExtent: geometry?.heldExtent ?? control.settings.metrics.heldExtent,
      triggerDistance: control.awaitsSystem ? max(trigger, extent * Self.beforeFiring) : trigger,
      armedFraction: indicator.armedFraction.value,
      activityFraction: indicator.activityFraction.value,
      outcomeFraction: indicator.outcomeFraction.value,
      timeSinceEnd: time.isFinite ? indicator.timeSinceEnd(at: time) : 0,
      motionStart: indicator.motionStart,
      velocity: indicator.velocity.value,
      sessionProgress: indicator.reported == nil ? nil : indicator.fraction.value,
      message: message,
      tap: control.drawnTap,
      surroundings: surroundings
    )
  }

  /// The reason for which a pull under a finger, let go now, begins no session at a side; `nil` if it begins one, is too
  /// short, or is not asked for.
  func refusal(at side: AxisSide, _ scroll: ScrollMetrics) -> RefreshRequestResult.Reason? {
    let control = control(at: side)
    guard control.isPresent, control.firesByPull, gesture.isDragging, scroll.isUsable else {
      return nil
    }
    let lift = gesture.lift(at: side)
    guard geometry(side, scroll).isArmed(by: lift.pull, from: lift.base) else { return nil }
    if control.isHidden { return .hidden }
    if !control.isEnabled { return .disabled }
    if case .noMoreData = control.phase { return nil }
    return isExcluded(at: side) ? .excluded : nil
  }

  /// The values to which the smoothed ones of a side are moving.
  func targets(at side: AxisSide, time: Double) -> IndicatorState.Targets {
    let control = control(at: side)
    return control.indicator.targets(control.phase, at: time)
  }

  func control(at side: AxisSide) -> Control { side == .near ? near : far }

  func geometry(_ side: AxisSide, _ scroll: ScrollMetrics) -> SideGeometry {
    var insets = insets(in: scroll)
    insets.side = side
    return SideGeometry(scroll, insets, side == .near ? near.demand : far.demand)
  }

  /// Returns the insets on which the geometry of both sides depends, of the near side at first.
  @inline(__always)
  func insets(in scroll: ScrollMetrics) -> SideInsets {
    SideInsets(
      .near, client: ledger.client(in: scroll), system: system.value(in: scroll), addedNear: ledger.addedInset.near)
  }

  /// Returns the geometry of both sides; the insets that both depend on are read once.
  func geometries(in scroll: ScrollMetrics) -> (near: SideGeometry, far: SideGeometry) {
    var insets = insets(in: scroll)
    let nearGeometry = SideGeometry(scroll, insets, near.demand)
    insets.side = .far
    return (nearGeometry, SideGeometry(scroll, insets, far.demand))
  }

  func extentInSight(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    guard scroll.isUsable, scroll.isInWindow else { return 0 }
    return control(at: side).indicator.extent(geometry(side, scroll))
  }
}
