extension RefreshStateMachine {
  /// What the control at an end is doing.
  public func state(at side: AxisSide) -> RefreshState { control(at: side).phase.state }

  /// The number of the present or last session at an end; 0 before the first.
  public func session(at side: AxisSide) -> UInt32 { control(at: side).session }

  /// How the last session at an end ended; `nil` before the first end, and from the start of a session to its end.
  public func outcome(at side: AxisSide) -> RefreshOutcome? { control(at: side).indicator.outcome }

  /// Who began the present or last session at an end.
  public func origin(at side: AxisSide) -> RefreshOrigin { control(at: side).indicator.origin }

  /// The feedback that the last order to play means.
  public func feedback(at side: AxisSide) -> RefreshFeedback { control(at: side).feedback.kind }

  /// What a tap on the control at an end does; `nil` if nothing.
  public func tap(at side: AxisSide) -> RefreshTap? { control(at: side).tap }

  /// Whether there is nothing left to load at an end, or will not be once an ending is over.
  public func isExhausted(at side: AxisSide) -> Bool { control(at: side).isExhausted }

  /// Whether a load may still begin by itself at an end to fill the first screen, which nobody may see yet.
  public func fillsScreen(at side: AxisSide) -> Bool { control(at: side).fillsScreen }

  /// Whether an action of the session at an end has been started and has not returned.
  public func isActionRunning(at side: AxisSide) -> Bool { control(at: side).isActionRunning }

  /// The framework's share of the inset, in points.
  public var addedInset: SidePair { ledger.addedInset }

  /// The client's own inset in a reading, without the framework's share.
  public func clientInset(in scroll: ScrollMetrics) -> SidePair { ledger.client(in: scroll) }

  /// How far the content is pulled past its rest at an end, in points; negative where it is scrolled away.
  public func pull(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).pullDistance : 0
  }

  /// The offset at which the content rests at an end, without the framework's share.
  public func restOffset(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).restOffset : 0
  }

  /// The room between the end of content that does not fill the viewport and where a full one would end, in points.
  public func emptySpace(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? geometry(side, scroll).emptySpace : 0
  }

  /// What an animator at an end is told.
  ///
  /// - Parameters:
  ///   - side: The end at which the control stands.
  ///   - scroll: The scroll view as it is now.
  ///   - time: Seconds of the clock that events are stamped with.
  ///   - surroundings: The place to draw in.
  ///   - message: A sentence about the outcome, if the app gave one.
  /// - Returns: The numbers of the moment; with a reading that is not finite, those of nothing in sight.
  public func update(
    at side: AxisSide, _ scroll: ScrollMetrics, time: Double, surroundings: RefreshSurroundings = RefreshSurroundings(),
    message: String? = nil
  ) -> RefreshUpdate {
    let control = control(at: side)
    let indicator = control.indicator
    let hasEnded = indicator.outcome != nil && time > indicator.endTime && time.isFinite
    let geometry = scroll.isUsable ? geometry(side, scroll) : nil
    return RefreshUpdate(
      state: control.phase.state,
      origin: indicator.origin,
      outcome: control.drawnOutcome,
      visibleExtent: control.isOutOfSight ? 0 : geometry.map(indicator.extent) ?? 0,
      heldExtent: geometry?.heldExtent ?? control.settings.metrics.heldExtent,
      triggerDistance: geometry?.triggerDistance ?? control.settings.metrics.triggerDistance,
      armedFraction: indicator.armedFraction.value,
      activityFraction: indicator.activityFraction.value,
      outcomeFraction: indicator.outcomeFraction.value,
      timeSinceEnd: hasEnded ? time - indicator.endTime : 0,
      motionStart: indicator.motionStart,
      sessionProgress: indicator.reported == nil ? nil : indicator.fraction.value,
      message: message,
      tap: control.drawnTap,
      surroundings: surroundings
    )
  }

  func control(at side: AxisSide) -> Control { side == .near ? near : far }

  func geometry(_ side: AxisSide, _ scroll: ScrollMetrics) -> SideGeometry {
    let system = system.value(in: scroll)
    return SideGeometry(
      side, scroll, ledger.client(in: scroll), system, control(at: side), nearInset: ledger.addedInset.near)
  }

  /// The geometry of both sides; the insets that both depend on are read once.
  func geometries(in scroll: ScrollMetrics) -> (near: SideGeometry, far: SideGeometry) {
    let client = ledger.client(in: scroll)
    let system = system.value(in: scroll)
    let nearInset = ledger.addedInset.near
    return (
      SideGeometry(.near, scroll, client, system, near, nearInset: nearInset),
      SideGeometry(.far, scroll, client, system, far, nearInset: nearInset)
    )
  }

  func extentInSight(at side: AxisSide, _ scroll: ScrollMetrics) -> Double {
    guard scroll.isUsable, scroll.isInWindow else { return 0 }
    return control(at: side).indicator.extent(geometry(side, scroll))
  }
}

extension SideGeometry {
  init(
    _ side: AxisSide, _ scroll: ScrollMetrics, _ client: SidePair, _ system: SidePair, _ control: Control,
    nearInset: Double
  ) {
    self.init(
      side, scroll, client: client, system: system, settings: control.settings, holdsInset: !control.hasLostInset,
      nearInset: nearInset)
  }
}
