extension RefreshStateMachine {
  /// Puts the frames of the controls into the effects of an event, as the scroll view is after them.
  mutating func answer(_ context: inout EventContext, had: (near: Bool, far: Bool)) {
    if context.effects.writesPlace { context.scroll = context.effects.place(of: context.scroll) }
    if had.near || controls.near.isPresentOrLeaving || !context.near.isEmpty {
      context.effects.near = frame(of: controls.near, at: .near, &context)
    }
    if had.far || controls.far.isPresentOrLeaving || !context.far.isEmpty {
      context.effects.far = frame(of: controls.far, at: .far, &context)
    }
  }

  /// Returns the frame of a side.
  package func frame(at side: AxisSide, _ scroll: ScrollMetrics) -> SideFrame {
    var (copy, context) = (self, EventContext(scroll: scroll, time: now, isUsable: scroll.isUsable))
    return copy.frame(of: controls[side], at: side, &context)
  }

  private mutating func frame(of control: Control, at side: AxisSide, _ context: inout EventContext) -> SideFrame {
    var frame = SideFrame(at: side)
    frame.commands = context[side]
    frame.refusal = side == .near ? context.nearRefusal : context.farRefusal
    frame.addedInset = insets.ledger.addedInset[side]
    frame.note(control, at: now)
    guard context.isUsable else { return frame }
    let geometry = geometry(side, &context)
    let drag = gesture.drag(geometry)
    frame.note(geometry, of: control)
    let inset = insets.ledger.client(in: context.scroll) + context.scroll.systemInset
    frame.draw(from: geometry, in: context.scroll.viewport, inside: inset)
    let mayPull = control.mayPull(drag, geometry)
    frame.mayBegin = mayPull && !control.ignoresTouch
    let isPulled = mayPull && control.settings.trigger.respondsToPull && geometry.pullDistance > geometry.start
    frame.pullingTouch = isPulled && context.scroll.isDragging ? gesture.direction.gesture : nil
    return frame
  }
}
