import ScrollPhysics

extension RefreshStateMachine {
  /// Keeps of a reading only what a later one cannot tell.
  mutating func record(_ scroll: ScrollMetrics) {
    guard scroll.isUsable, !isInBackground else { return }
    reader.note(scroll)
    let system = system.read(scroll)
    // A foreign write of the inset moves the content before anybody hears of it: the place it had is kept.
    guard !ledger.isMissing(in: scroll), announced == Ends() else { return }
    lastOffset = scroll.offset
    guard scroll.isInWindow else { return }
    let client = ledger.client(in: scroll)
    let share = ledger.share.near
    let nearStation = Station(.near, scroll, client, system, near, nearShare: share)
    let farStation = Station(.far, scroll, client, system, far, nearShare: share)
    near.space.see(nearStation)
    far.space.see(farStation)
    let pull = Ends(near: nearStation.pull, far: farStation.pull)
    guard scroll.isDragged else { return gesture.recordFree(pull: pull) }
    gesture.recordDrag(pull: scroll.isZooming ? Ends() : pull)
  }

  /// The finger is gone: a pull that has reached the trigger fires, unless the touch was taken away.
  mutating func lift(_ scroll: ScrollMetrics, at time: Double, isCancelled: Bool, _ effects: inout Effects) {
    guard scroll.isUsable, !isInBackground else { return }
    let wasDragging = gesture.isDragging
    gesture.lift(at: time)
    reader.lift()
    defer { forgetTouch() }
    guard wasDragging, !isCancelled else {
      near.cancelTouch()
      far.cancelTouch()
      return liftSpaces(scroll)
    }
    let nearStation = station(.near, scroll)
    let farStation = station(.far, scroll)
    let isNearExcluded = near.isExcluded(by: far)
    effects.near |= near.release(gesture.taken(at: .near), nearStation, at: time, isExcluded: isNearExcluded)
    let isFarExcluded = far.isExcluded(by: near)
    effects.far |= far.release(gesture.taken(at: .far), farStation, at: time, isExcluded: isFarExcluded)
    cancelExcluded(scroll, at: time, &effects)
    liftSpaces(scroll)
  }

  private mutating func liftSpaces(_ scroll: ScrollMetrics) {
    let share = ledger.share
    let nearStation = station(.near, scroll)
    near.space.lift(share: share.near, nearStation)
    let farStation = station(.far, scroll)
    far.space.lift(share: share.far, farStation)
  }

  /// Decides everything that was recorded, and writes what has to be written.
  mutating func flush(_ reading: ScrollMetrics, at time: Double, isTick: Bool, _ effects: inout Effects) {
    guard reading.isUsable, !isInBackground else { return }
    var scroll = reading
    let isRepaired = repair(&scroll, at: time, &effects)
    let before = ledger.share
    followFinger(scroll, at: time, isTick: isTick, &effects)
    if !isTouchDown(scroll) { forgetTouch() }
    keepPlace(&scroll, at: time, isTick: isTick)
    let step = isTick ? timer.step(at: time) : 0
    let moment = Moment(
      scroll: scroll, time: time, isTick: isTick, step: step, frame: timer.frame,
      areBarsMoving: bars.isMoving(scroll, at: time))
    decide(moment, &effects)
    moveSpaces(moment, &effects)
    if ledger.share != before || isRepaired, ledger.total != reading.inset { effects.inset = ledger.total }
    if effects.offset == nil, abs(scroll.offset - reading.offset) > scroll.grid.halfPixel {
      effects.offset = scroll.offset
    }
    // What a repair has moved there a closing may have moved back.
    if effects.offset == reading.offset, effects.inset == nil { effects.offset = nil }
    draw(moment, &effects)
  }

  /// Reads the client's inset out of a foreign write and puts the share, and the content, back.
  private mutating func repair(_ scroll: inout ScrollMetrics, at time: Double, _ effects: inout Effects) -> Bool {
    let isNearMissing = ledger.isMissing(at: .near, in: scroll)
    let isFarMissing = ledger.isMissing(at: .far, in: scroll)
    let change = ledger.reconcile(scroll) + announced
    let isAnnounced = announced != Ends()
    announced = Ends()
    guard isNearMissing || isFarMissing else {
      if isAnnounced { moveAlong(change, &scroll) }
      lastOffset = scroll.offset
      return false
    }
    guard !ledger.quarrel(clientChanged: change != Ends(), at: time) else {
      loseShare(isNearMissing ? .near : .far, &effects)
      return false
    }
    let systemInset = scroll.systemInset
    scroll.inset = ledger.total
    scroll.adjustedInset = scroll.inset + systemInset
    moveAlong(change, &scroll)
    lastOffset = scroll.offset
    return true
  }

  /// Rows that a load has put before what is read do not carry it away.
  private mutating func keepPlace(_ scroll: inout ScrollMetrics, at time: Double, isTick: Bool) {
    if let offset = place.follow(scroll, isKept: near.keepsPlace(at: time), isTick: isTick) {
      scroll.offset = scroll.grid.rounded(offset)
      lastOffset = scroll.offset
    }
  }

  /// The lines have moved: a settle goes along, and so does content that is held at one of them.
  private mutating func moveAlong(_ change: Ends, _ scroll: inout ScrollMetrics) {
    near.space.shift(by: -change.near)
    far.space.shift(by: change.far)
    guard !scroll.isTouched, let offset = restoredOffset(change) else { return }
    // How far a bounce was beyond the share is UIKit's to know: we put nothing out of range.
    let low = -scroll.adjustedInset.near
    let high = max(low, scroll.contentLength + scroll.adjustedInset.far - scroll.viewport)
    scroll.offset = scroll.grid.rounded(min(max(offset, low), high))
  }

  /// Where the content stood before the foreign write, moved along with the line it was held at.
  private func restoredOffset(_ change: Ends) -> Double? {
    if ledger.share.near != 0 && near.space.lastDepth > 0 {
      return near.space.settledOffset ?? lastOffset - change.near
    }
    if ledger.share.far != 0 && far.space.lastDepth > 0 {
      return far.space.settledOffset ?? lastOffset + change.far
    }
    return nil
  }

  /// Somebody writes the inset back every time: better no held space than a game of ping-pong.
  private mutating func loseShare(_ end: End, _ effects: inout Effects) {
    ledger.setShare(0, at: end)
    effects[end] = effects[end] | .reportQuarrel
    switch end {
    case .near: near.loseShare()
    case .far: far.loseShare()
    }
  }

  /// The poll is the lift detector of record.
  private mutating func followFinger(
    _ scroll: ScrollMetrics, at time: Double, isTick: Bool, _ effects: inout Effects
  ) {
    if scroll.isDragged { return record(scroll) }
    _ = system.read(scroll)
    guard gesture.isDragging, isTick || !scroll.isLifting else { return }
    lift(scroll, at: time, isCancelled: scroll.isDragStale || !scroll.isInWindow, &effects)
  }

  private mutating func decide(_ moment: Moment, _ effects: inout Effects) {
    let nearStation = station(.near, moment.scroll)
    let isNearExcluded = near.isExcluded(by: far)
    effects.near |= near.decide(
      nearStation, moment, by: reader, base: gesture.base.near, isExcluded: isNearExcluded)
    let farStation = station(.far, moment.scroll)
    let isFarExcluded = far.isExcluded(by: near)
    effects.far |= far.decide(
      farStation, moment, by: reader, base: gesture.base.far, isExcluded: isFarExcluded)
    cancelExcluded(moment.scroll, at: moment.time, &effects)
  }

  private mutating func moveSpaces(_ moment: Moment, _ effects: inout Effects) {
    near.keepSpace(moment.scroll)
    far.keepSpace(moment.scroll)
    let nearStation = station(.near, moment.scroll)
    let farStation = station(.far, moment.scroll)
    let nearLift = Lift(pull: gesture.pull.near, time: gesture.liftTime)
    let nearChange = near.moveSpace(nearStation, moment, share: ledger.share.near, lift: nearLift)
    let farLift = Lift(pull: gesture.pull.far, time: gesture.liftTime)
    let farChange = far.moveSpace(farStation, moment, share: ledger.share.far, lift: farLift)
    // From here on the client's value is state, and is written, not computed back.
    ledger.setShare(nearChange.share, at: .near)
    ledger.setShare(farChange.share, at: .far)
    effects.stopsScrolling = nearChange.stopsScrolling || farChange.stopsScrolling
    effects.writesInsetLast = nearChange.hasArrived || farChange.hasArrived
    if let offset = nearChange.offset ?? farChange.offset, offset != moment.scroll.offset { effects.offset = offset }
  }

  /// Moves the pictures on, as the scroll view will be once the effects are carried out.
  private mutating func draw(_ moment: Moment, _ effects: inout Effects) {
    var scroll = moment.scroll
    if let offset = effects.offset { scroll.offset = offset }
    if let inset = effects.inset {
      scroll.adjustedInset = inset + scroll.systemInset
      scroll.inset = inset
    }
    let after = Moment(
      scroll: scroll, time: moment.time, isTick: moment.isTick, step: moment.step, frame: moment.frame,
      areBarsMoving: moment.areBarsMoving)
    let share = ledger.share
    let nearStation = station(.near, scroll)
    effects.near |= near.draw(nearStation, after, share: share.near)
    let farStation = station(.far, scroll)
    effects.far |= far.draw(farStation, after, share: share.far)
  }
}
