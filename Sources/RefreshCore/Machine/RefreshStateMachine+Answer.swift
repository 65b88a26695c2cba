extension RefreshStateMachine {
  /// Puts the frames of the controls into the effects of an event, as the scroll view is after them.
  func answer(_ context: inout EventContext, had: (near: Bool, far: Bool)) {
    context.scroll = context.effects.place(of: context.scroll)
    if had.near || near.isPresentOrLeaving || !context.near.isEmpty {
      var frame = frame(of: near, at: .near, context)
      frame.commands = context.near
      frame.refusal = context.nearRefusal
      context.effects.near = frame
    }
    if had.far || far.isPresentOrLeaving || !context.far.isEmpty {
      var frame = frame(of: far, at: .far, context)
      frame.commands = context.far
      frame.refusal = context.farRefusal
      context.effects.far = frame
    }
  }

  /// Returns the frame of a side.
  package func frame(at side: AxisSide, _ scroll: ScrollMetrics) -> SideFrame {
    frame(of: side == .near ? near : far, at: side, EventContext(scroll: scroll, time: now))
  }

  private func frame(of control: Control, at side: AxisSide, _ context: EventContext) -> SideFrame {
    let scroll = context.scroll
    var frame = SideFrame(at: side)
    frame.addedInset = ledger.addedInset[side]
    frame.note(control, at: now)
    guard scroll.isUsable else { return frame }
    let geometry = (side == .near ? context.nearGeometry : context.farGeometry) ?? geometry(side, scroll)
    let drag = drag(at: side, geometry)
    frame.note(geometry, of: control)
    frame.draw(from: geometry, in: scroll.viewport, inside: ledger.client(in: scroll) + scroll.systemInset)
    let mayPull = control.mayPull(drag, geometry)
    frame.mayBegin = mayPull && !control.ignoresTouch
    let isPulled = mayPull && control.settings.trigger.respondsToPull && geometry.pullDistance > geometry.start
    frame.pullingTouch = isPulled && scroll.isDragging ? scrollDirection.gesture : nil
    return frame
  }

  /// Returns the last drag at a side, though its beginning may not be recorded yet.
  private func drag(at side: AxisSide, _ geometry: SideGeometry) -> Lift {
    var drag = gesture.lift(at: side)
    guard gesture.number != scrollDirection.gesture, let origin = scrollDirection.origin else { return drag }
    drag.isFromEdge = geometry.pull(at: origin) >= -Gesture.edgeTolerance
    return drag
  }

  /// The reason for which a pull that the finger lets go begins no session at a side; `nil` if it begins one, is too short, or
  /// is not asked for.
  func refusal(of lift: Lift, _ geometry: SideGeometry) -> RefreshRequestResult.Reason? {
    let control = control(at: geometry.side)
    guard control.isPresent, control.firesByPull, geometry.isArmed(by: lift.pull, from: lift.base) else { return nil }
    if control.isHidden { return .hidden }
    if !control.isEnabled { return .disabled }
    if case .noMoreData = control.phase { return nil }
    return isExcluded(at: geometry.side) ? .excluded : nil
  }
}
