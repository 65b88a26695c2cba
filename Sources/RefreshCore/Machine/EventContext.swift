/// The reading and the time of one event, with the effects of handling it.
struct EventContext {
  /// The scroll view at the event; a flush corrects the reading by the foreign writes that it undoes.
  var scroll: ScrollMetrics

  /// The time of the event, in seconds; it never runs backwards.
  let time: Double

  /// `true` if all numbers of the reading are finite and valid.
  let isUsable: Bool

  var effects = RefreshStateMachine.Effects()

  /// The geometries of the reading as the machine is now; `nil` until they are asked for, and after a change of either.
  var nearGeometry: SideGeometry?
  var farGeometry: SideGeometry?

  /// The commands to the control at the near side, and to that at the far side.
  var near = RefreshCommands.none
  var far = RefreshCommands.none

  /// The reason for which a pull that the finger has let go begins no session; `nil` for any other.
  var nearRefusal: RefreshRequestResult.Reason?
  var farRefusal: RefreshRequestResult.Reason?

  /// Forgets the geometries: the reading, an inset or what a control asks for has changed.
  mutating func forgetGeometries() { (nearGeometry, farGeometry) = (nil, nil) }

  /// The commands to the control at a side.
  subscript(side: AxisSide) -> RefreshCommands {
    get { side == .near ? near : far }
    set {
      if side == .near { near = newValue } else { far = newValue }
    }
  }
}
