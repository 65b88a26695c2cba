// Swift copies a large structure for a call that does not change it, if it is the property of a class or may change meanwhile:
// such a call copies the whole machine.
extension RefreshStateMachine {
  /// Returns `true` if a touch is down, or was at the last reading without a notification of its end since.
  func isTouchDown(_ scroll: ScrollMetrics) -> Bool {
    (scroll.isTouched && !gesture.isTouchLost) || gesture.isDragging
  }

  /// `true` if no control is pulled or in a session, nothing moves, and no finger drags the content.
  var isAtRest: Bool { near.isAtRest && far.isAtRest && !isMoving && !gesture.isDragging }

  /// `true` if an added inset is being opened or closed.
  var isMoving: Bool { near.insetHolder.isBusy || far.insetHolder.isBusy }

  /// Returns the client's inset in a reading, without the added inset.
  package func clientInset(in scroll: ScrollMetrics) -> SidePair { ledger.client(in: scroll) }

  /// The findings about the insets that the app writes.
  var insetNotices: InsetNotice { ledger.notices }

  /// Returns `true` if the client's inset is this one, and the scroll view has the inset that the machine has written.
  func hasClientInset(_ inset: SidePair, in scroll: ScrollMetrics) -> Bool {
    inset == ledger.client && scroll.inset == ledger.total
  }

  /// The values to which the smoothed ones of a side are moving.
  func targets(at side: AxisSide, time: Double) -> IndicatorState.Targets {
    let control = control(at: side)
    return control.indicator.targets(control.phase, at: time)
  }

  /// The settings of the control at a side.
  package func settings(at side: AxisSide) -> SideSettings { side == .near ? near.settings : far.settings }

  func control(at side: AxisSide) -> Control { side == .near ? near : far }

  func geometry(_ side: AxisSide, _ scroll: ScrollMetrics) -> SideGeometry {
    var insets = insets(in: scroll)
    insets.side = side
    return SideGeometry(scroll, insets, side == .near ? near.demand : far.demand)
  }

  /// Returns the geometry of a side at an event, which is made once.
  func geometry(_ side: AxisSide, _ context: inout EventContext) -> SideGeometry {
    if let known = side == .near ? context.nearGeometry : context.farGeometry { return known }
    let made = geometry(side, context.scroll)
    switch side {
    case .near: context.nearGeometry = made
    case .far: context.farGeometry = made
    }
    return made
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
