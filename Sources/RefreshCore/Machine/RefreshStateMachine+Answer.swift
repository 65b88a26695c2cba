extension RefreshStateMachine {
  /// Puts the frames of the controls into the effects of an event, as the scroll view is after them.
  mutating func answer(_ context: inout EventContext, had: (near: Bool, far: Bool)) {
    context.scroll = context.effects.place(of: context.scroll)
    if had.near || controls.near.isPresentOrLeaving || !context.near.isEmpty {
      var frame = frame(of: controls.near, at: .near, &context)
      frame.commands = context.near
      frame.refusal = context.nearRefusal
      context.effects.near = frame
    }
    if had.far || controls.far.isPresentOrLeaving || !context.far.isEmpty {
      var frame = frame(of: controls.far, at: .far, &context)
      frame.commands = context.far
      frame.refusal = context.farRefusal
      context.effects.far = frame
    }
  }

  /// Returns the frame of a side.
  package func frame(at side: AxisSide, _ scroll: ScrollMetrics) -> SideFrame {
    var (copy, context) = (self, EventContext(scroll: scroll, time: now))
    return copy.frame(of: controls[side], at: side, &context)
  }

  private mutating func frame(of control: Control, at side: AxisSide, _ context: inout EventContext) -> SideFrame {
    let scroll = context.scroll
    var frame = SideFrame(at: side)
    frame.addedInset = insets.ledger.addedInset[side]
    frame.note(control, at: now)
    guard scroll.isUsable else { return frame }
    let geometry = geometry(side, &context)
    let drag = gesture.drag(geometry)
    frame.note(geometry, of: control)
    frame.draw(from: geometry, in: scroll.viewport, inside: insets.ledger.client(in: scroll) + scroll.systemInset)
    let mayPull = control.mayPull(drag, geometry)
    frame.mayBegin = mayPull && !control.ignoresTouch
    let isPulled = mayPull && control.settings.trigger.respondsToPull && geometry.pullDistance > geometry.start
    frame.pullingTouch = isPulled && scroll.isDragging ? gesture.direction.gesture : nil
    return frame
  }
}
