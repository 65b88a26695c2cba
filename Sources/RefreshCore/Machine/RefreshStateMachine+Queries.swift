// Swift copies a large structure for a call that does not change it, if it is the property of a class or may change meanwhile:
// such a call copies the whole machine. What a flush asks is therefore declared `mutating`, which passes its address.
extension RefreshStateMachine {
  /// `true` if no control is pulled or in a session, nothing moves, and no finger drags the content.
  var isAtRest: Bool { controls.isAtRest && !gesture.isDragging }

  /// Returns the client's inset in a reading, without the added inset.
  package func clientInset(in scroll: ScrollMetrics) -> SidePair { insets.ledger.client(in: scroll) }

  /// The findings about the insets that the app writes.
  var insetNotices: InsetNotice { insets.ledger.notices }

  /// Returns `true` if the client's inset is this one, and the scroll view has the inset that the machine has written.
  func hasClientInset(_ inset: SidePair, in scroll: ScrollMetrics) -> Bool {
    inset == insets.ledger.client && scroll.inset == insets.ledger.total
  }

  /// The values to which the smoothed ones of a side are moving.
  func targets(at side: AxisSide, time: Double) -> Fractions {
    let control = controls[side]
    return control.indicator.targets(control.phase, at: time)
  }

  /// The settings of the control at a side.
  package func settings(at side: AxisSide) -> SideSettings {
    side == .near ? controls.near.settings : controls.far.settings
  }

  @inline(__always)
  func geometry(_ side: AxisSide, _ scroll: ScrollMetrics) -> SideGeometry {
    let isLost = side == .near ? controls.near.hasLostInset : controls.far.hasLostInset
    let insets = SideInsets(
      side: side, isLost: isLost, client: insets.ledger.client(in: scroll), system: insets.system.value(in: scroll),
      addedNear: insets.ledger.addedInset.near)
    // Not one expression, which would copy the settings of both controls.
    if side == .near { return SideGeometry(scroll, insets, controls.near.settings) }
    return SideGeometry(scroll, insets, controls.far.settings)
  }

  /// Returns the geometry of a side at an event, which is made once.
  @inline(__always)
  mutating func geometry(_ side: AxisSide, _ context: inout EventContext) -> SideGeometry {
    // Not one expression, which would copy both.
    if side == .near, let known = context.nearGeometry { return known }
    if side == .far, let known = context.farGeometry { return known }
    return makeGeometry(side, &context)
  }

  @inline(never)
  private mutating func makeGeometry(_ side: AxisSide, _ context: inout EventContext) -> SideGeometry {
    let made = geometry(side, context.scroll)
    if side == .near { context.nearGeometry = made } else { context.farGeometry = made }
    return made
  }

  /// Returns `true` if the side has a control, or an inset or a motion that one has left.
  @inline(__always)
  func isInvolved(_ side: AxisSide) -> Bool {
    insets.ledger.addedInset[side] != 0
      || (side == .near ? controls.near.isPresentOrLeaving : controls.far.isPresentOrLeaving)
  }
}
