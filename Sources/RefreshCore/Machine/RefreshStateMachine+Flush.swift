import ScrollPhysics

extension RefreshStateMachine {
  /// Records the parts of a reading that a later one does not contain.
  mutating func record(_ scroll: ScrollMetrics) {
    guard scroll.isUsable, !isInBackground else { return }
    scrollDirection.note(scroll)
    let system = system.read(scroll)
    // UIKit moves the content during a foreign write of the inset, before the machine is notified: the earlier offset
    // is kept.
    guard !ledger.isMissing(in: scroll), announced == SidePair() else { return }
    lastOffset = scroll.offset
    guard scroll.isInWindow else { return }
    let geometry = geometries(in: scroll, system: system)
    near.insetHolder.see(geometry.near)
    far.insetHolder.see(geometry.far)
    let pull = SidePair(near: geometry.near.pullDistance, far: geometry.far.pullDistance)
    guard scroll.isDragged else { return gesture.recordFree(pull: pull) }
    gesture.recordDrag(pull: scroll.isZooming ? SidePair() : pull)
  }

  /// Handles a lift: a pull that has reached the trigger fires, unless the touch was cancelled.
  mutating func lift(_ context: inout EventContext, isCancelled: Bool) {
    let scroll = context.scroll
    guard scroll.isUsable, !isInBackground else { return }
    let wasDragging = gesture.isDragging
    gesture.lift(at: context.time)
    scrollDirection.lift()
    defer { forgetTouch() }
    guard wasDragging, !isCancelled else {
      near.cancelTouch()
      far.cancelTouch()
      return liftInsets(scroll)
    }
    release(.near, &context)
    release(.far, &context)
    cancelExcluded(&context)
    liftInsets(scroll)
  }

  private mutating func release(_ side: AxisSide, _ context: inout EventContext) {
    let geometry = geometry(side, context.scroll)
    let lift = gesture.lift(at: side)
    let call = CallContext(
      time: context.time, visibleExtent: lift.pull, heldExtent: geometry.heldExtent,
      isTouched: context.scroll.isTouched, isExcluded: isExcluded(at: side))
    context.effects[side] |= update(side) { $0.release(lift, geometry, call) }
  }

  private mutating func liftInsets(_ scroll: ScrollMetrics) {
    let geometry = geometries(in: scroll)
    near.insetHolder.lift(addedInset: ledger.addedInset.near, geometry.near)
    far.insetHolder.lift(addedInset: ledger.addedInset.far, geometry.far)
  }

  /// Decides on everything that was recorded, and writes the geometry.
  mutating func flush(_ context: inout EventContext, isTick: Bool) {
    let reading = context.scroll
    guard reading.isUsable, !isInBackground else { return }
    let isRepaired = repair(&context)
    let before = ledger.addedInset
    followFinger(&context, isTick: isTick)
    if !isTouchDown(context.scroll) { forgetTouch() }
    keepPlace(&context, isTick: isTick)
    let flush = FlushContext(
      scroll: context.scroll, time: context.time, isTick: isTick, step: isTick ? timer.step(at: context.time) : 0,
      frame: timer.frame, isSystemInsetMoving: systemInsetMonitor.isMoving(context.scroll, at: context.time))
    decide(flush, &context)
    moveInsets(flush, &context.effects)
    if ledger.addedInset != before || isRepaired, ledger.total != reading.inset { context.effects.inset = ledger.total }
    if context.effects.offset == nil, abs(flush.scroll.offset - reading.offset) > reading.grid.halfPixel {
      context.effects.offset = flush.scroll.offset
    }
    // A closing may have undone the move of a repair.
    if context.effects.offset == reading.offset, context.effects.inset == nil { context.effects.offset = nil }
    draw(flush, &context.effects)
  }

  /// Keeps the visible rows in place when a load inserts rows before them.
  private mutating func keepPlace(_ context: inout EventContext, isTick: Bool) {
    let isKept = near.keepsPlace(at: context.time)
    guard let offset = scrollAnchor.follow(context.scroll, isKept: isKept, isTick: isTick) else { return }
    context.scroll.offset = context.scroll.grid.rounded(offset)
    lastOffset = context.scroll.offset
  }

  /// Records a drag, and detects its end by polling.
  ///
  /// UIKit does not report every lift: not of a view that loses its window, nor of a drag that a parent takes over, and
  /// a view removed during a drag can keep `isDragging` (report B038).
  private mutating func followFinger(_ context: inout EventContext, isTick: Bool) {
    let scroll = context.scroll
    if scroll.isDragged { return record(scroll) }
    _ = system.read(scroll)
    guard gesture.isDragging, isTick || !scroll.isLifting else { return }
    lift(&context, isCancelled: scroll.isDragStale || !scroll.isInWindow)
  }

  /// The facts of a flush for the control at a side, as the machine is now.
  private func context(_ side: AxisSide, _ geometry: SideGeometry, _ flush: FlushContext) -> SideContext {
    let addedInset = ledger.addedInset[side]
    return SideContext(
      flush: flush, geometry: geometry, addedInset: addedInset,
      displacement: geometry.displacement(byInset: addedInset),
      followsContent: side == .near ? near.followsContent(in: flush.scroll) : far.followsContent(in: flush.scroll),
      lift: gesture.lift(at: side), scrollDirection: scrollDirection, isExcluded: isExcluded(at: side))
  }

  private mutating func decide(_ flush: FlushContext, _ context: inout EventContext) {
    let geometry = geometries(in: flush.scroll)
    context.effects.near |= near.decide(self.context(.near, geometry.near, flush))
    context.effects.far |= far.decide(self.context(.far, geometry.far, flush))
    cancelExcluded(&context)
  }

  private mutating func moveInsets(_ flush: FlushContext, _ effects: inout Effects) {
    near.updateResidentInset(flush.scroll)
    far.updateResidentInset(flush.scroll)
    let geometry = geometries(in: flush.scroll)
    let nearChange = near.moveInset(context(.near, geometry.near, flush))
    let farChange = far.moveInset(context(.far, geometry.far, flush))
    // From here on the client's value is state: it is written, not computed back.
    ledger.setAddedInset(nearChange.addedInset, at: .near)
    ledger.setAddedInset(farChange.addedInset, at: .far)
    effects.stopsScrolling = nearChange.stopsScrolling || farChange.stopsScrolling
    effects.writesInsetLast = nearChange.hasArrived || farChange.hasArrived
    if let offset = nearChange.offset ?? farChange.offset, offset != flush.scroll.offset { effects.offset = offset }
  }

  /// Advances the indicators, with the geometry that the scroll view has after the effects are carried out.
  private mutating func draw(_ flush: FlushContext, _ effects: inout Effects) {
    var after = flush
    if let offset = effects.offset { after.scroll.offset = offset }
    if let inset = effects.inset {
      after.scroll.adjustedInset = inset + after.scroll.systemInset
      after.scroll.inset = inset
    }
    let geometry = geometries(in: after.scroll)
    effects.near |= near.draw(context(.near, geometry.near, after))
    effects.far |= far.draw(context(.far, geometry.far, after))
  }
}
