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
    let client = ledger.client(in: scroll)
    let addedInset = ledger.addedInset.near
    let nearGeometry = SideGeometry(.near, scroll, client, system, near, nearInset: addedInset)
    let farGeometry = SideGeometry(.far, scroll, client, system, far, nearInset: addedInset)
    near.insetHolder.see(nearGeometry)
    far.insetHolder.see(farGeometry)
    let pull = SidePair(near: nearGeometry.pullDistance, far: farGeometry.pullDistance)
    guard scroll.isDragged else { return gesture.recordFree(pull: pull) }
    gesture.recordDrag(pull: scroll.isZooming ? SidePair() : pull)
  }

  /// Handles a lift: a pull that has reached the trigger fires, unless the touch was cancelled.
  mutating func lift(_ scroll: ScrollMetrics, at time: Double, isCancelled: Bool, _ effects: inout Effects) {
    guard scroll.isUsable, !isInBackground else { return }
    let wasDragging = gesture.isDragging
    gesture.lift(at: time)
    scrollDirection.lift()
    defer { forgetTouch() }
    guard wasDragging, !isCancelled else {
      near.cancelTouch()
      far.cancelTouch()
      return liftInsets(scroll)
    }
    lift(.near, scroll, at: time, &effects)
    lift(.far, scroll, at: time, &effects)
    cancelExcluded(scroll, at: time, &effects)
    liftInsets(scroll)
  }

  private mutating func lift(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    let geometry = geometry(side, scroll)
    let lift = gesture.lift(at: side)
    let call = CallContext(
      time: time, visibleExtent: lift.pull, heldExtent: geometry.heldExtent, isTouched: scroll.isTouched,
      isExcluded: isExcluded(at: side))
    effects[side] |= update(side) { $0.release(lift, geometry, call) }
  }

  private mutating func liftInsets(_ scroll: ScrollMetrics) {
    let (nearGeometry, farGeometry) = (geometry(.near, scroll), geometry(.far, scroll))
    near.insetHolder.lift(addedInset: ledger.addedInset.near, nearGeometry)
    far.insetHolder.lift(addedInset: ledger.addedInset.far, farGeometry)
  }

  /// Decides on everything that was recorded, and writes the geometry.
  mutating func flush(_ reading: ScrollMetrics, at time: Double, isTick: Bool, _ effects: inout Effects) {
    guard reading.isUsable, !isInBackground else { return }
    var scroll = reading
    let isRepaired = repair(&scroll, at: time, &effects)
    let before = ledger.addedInset
    followFinger(scroll, at: time, isTick: isTick, &effects)
    if !isTouchDown(scroll) { forgetTouch() }
    keepPlace(&scroll, at: time, isTick: isTick)
    let step = isTick ? timer.step(at: time) : 0
    let context = FlushContext(
      scroll: scroll, time: time, isTick: isTick, step: step, frame: timer.frame,
      isSystemInsetMoving: systemInsetMonitor.isMoving(scroll, at: time))
    decide(context, &effects)
    moveInsets(context, &effects)
    if ledger.addedInset != before || isRepaired, ledger.total != reading.inset { effects.inset = ledger.total }
    if effects.offset == nil, abs(scroll.offset - reading.offset) > scroll.grid.halfPixel {
      effects.offset = scroll.offset
    }
    // A closing may have undone the move of a repair.
    if effects.offset == reading.offset, effects.inset == nil { effects.offset = nil }
    draw(context, &effects)
  }

  /// Takes the client's inset from a foreign write and restores the added inset and the content.
  private mutating func repair(_ scroll: inout ScrollMetrics, at time: Double, _ effects: inout Effects) -> Bool {
    let isNearMissing = ledger.isMissing(at: .near, in: scroll)
    let isFarMissing = ledger.isMissing(at: .far, in: scroll)
    let change = ledger.reconcile(scroll) + announced
    let isAnnounced = announced != SidePair()
    announced = SidePair()
    guard isNearMissing || isFarMissing else {
      if isAnnounced { moveAlong(change, &scroll) }
      lastOffset = scroll.offset
      return false
    }
    guard !ledger.isInConflict(clientChanged: change != SidePair(), at: time) else {
      loseInset(isNearMissing ? .near : .far, &effects)
      return false
    }
    let systemInset = scroll.systemInset
    scroll.inset = ledger.total
    scroll.adjustedInset = scroll.inset + systemInset
    moveAlong(change, &scroll)
    lastOffset = scroll.offset
    return true
  }

  /// Keeps the visible rows in place when a load inserts rows before them.
  private mutating func keepPlace(_ scroll: inout ScrollMetrics, at time: Double, isTick: Bool) {
    if let offset = scrollAnchor.follow(scroll, isKept: near.keepsPlace(at: time), isTick: isTick) {
      scroll.offset = scroll.grid.rounded(offset)
      lastOffset = scroll.offset
    }
  }

  /// Moves a settle, and content that is held at a limit, along with the limits.
  private mutating func moveAlong(_ change: SidePair, _ scroll: inout ScrollMetrics) {
    near.insetHolder.shift(by: -change.near)
    far.insetHolder.shift(by: change.far)
    guard !scroll.isTouched, let offset = restoredOffset(change) else { return }
    // Only UIKit knows its overscroll in a bounce, so the content is never restored to an offset out of range.
    let low = -scroll.adjustedInset.near
    let high = max(low, scroll.contentLength + scroll.adjustedInset.far - scroll.viewport)
    scroll.offset = scroll.grid.rounded(min(max(offset, low), high))
  }

  /// Returns the offset before the foreign write, moved along with the limit at which the content was held; `nil` if it
  /// was held at none.
  private func restoredOffset(_ change: SidePair) -> Double? {
    if ledger.addedInset.near != 0 && near.insetHolder.lastOverscroll > 0 {
      return near.insetHolder.settledOffset ?? lastOffset - change.near
    }
    if ledger.addedInset.far != 0 && far.insetHolder.lastOverscroll > 0 {
      return far.insetHolder.settledOffset ?? lastOffset + change.far
    }
    return nil
  }

  /// Gives the added inset up after an inset conflict: holding no inset is better than two writers that keep
  /// overwriting each other.
  private mutating func loseInset(_ side: AxisSide, _ effects: inout Effects) {
    ledger.setAddedInset(0, at: side)
    effects[side] = effects[side] | .reportInsetConflict
    update(side) { $0.loseInset() }
  }

  /// Records a drag, and detects its end by polling.
  ///
  /// UIKit does not report every lift: not of a view that loses its window, nor of a drag that a parent takes over, and
  /// a view removed during a drag can keep `isDragging` (report B038).
  private mutating func followFinger(
    _ scroll: ScrollMetrics, at time: Double, isTick: Bool, _ effects: inout Effects
  ) {
    if scroll.isDragged { return record(scroll) }
    _ = system.read(scroll)
    guard gesture.isDragging, isTick || !scroll.isLifting else { return }
    lift(scroll, at: time, isCancelled: scroll.isDragStale || !scroll.isInWindow, &effects)
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

  private mutating func decide(_ flush: FlushContext, _ effects: inout Effects) {
    let geometry = geometries(in: flush.scroll)
    effects.near |= near.decide(context(.near, geometry.near, flush))
    effects.far |= far.decide(context(.far, geometry.far, flush))
    cancelExcluded(flush.scroll, at: flush.time, &effects)
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
