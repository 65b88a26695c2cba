extension RefreshStateMachine {
  /// The time of the next wake: a change at a known time must not keep a display link running.
  ///
  /// An inset that is written replaces that of the reading.
  func nextWake(_ scroll: ScrollMetrics, at time: Double, after context: EventContext? = nil) -> Wake {
    guard scroll.isUsable, !isInBackground else { return .never }
    if context?.effects.inset == nil, ledger.isRestored(in: scroll) { return .nextFrame }
    var look = EventContext(scroll: scroll, time: time)
    // The geometries after a write are not those of the reading.
    if let context, !context.effects.writesPlace {
      (look.nearGeometry, look.farGeometry) = (context.nearGeometry, context.farGeometry)
    }
    if needsFrame(near, .near, &look) || needsFrame(far, .far, &look) { return .nextFrame }
    let next = min(min(near.nextMoment(after: time), far.nextMoment(after: time)), nextLook(scroll, at: time))
    guard next.isFinite else { return .never }
    // A change that is already due waits for a flush; without a window only a frame causes one.
    return next > time ? .at(next) : .nextFrame
  }

  /// The time of the next check whether a hidden list with a first screen to fill has become visible; UIKit does not
  /// notify of that.
  private func nextLook(_ scroll: ScrollMetrics, at time: Double) -> Double {
    guard scroll.isHidden else { return .infinity }
    let isFillDue = near.isFillDue(geometry(.near, scroll), scroll) || far.isFillDue(geometry(.far, scroll), scroll)
    return isFillDue ? time + RefreshTiming.look : .infinity
  }

  private func needsFrame(_ control: Control, _ side: AxisSide, _ look: inout EventContext) -> Bool {
    let scroll = look.scroll
    let addedInset = ledger.addedInset[side]
    guard control.isPresent else { return addedInset != 0 || control.insetHolder.isBusy }
    // UIKit does not notify of the end of a touch that has not moved.
    if control.ignoresTouch { return true }
    if ledger.isMissing(at: side, in: scroll) { return true }
    if side == .near, !control.loadsMore, system.isLeftBehind(in: scroll) { return true }
    guard scroll.isInWindow else { return control.needsFrameOffWindow(addedInset: addedInset) }
    // A layout pass may have left a change of the inset to the frame after the update.
    if scroll.isUpdating && addedInset != 0 { return true }
    if control.insetHolder.isBusy || control.needsFrame(at: look.time) { return true }
    let geometry = geometry(side, &look)
    // The machine's own motion has returned a pull to rest, and no notification of the scroll view follows.
    if control.isPulled && control.isAtRest(geometry) { return true }
    // The lift of a finger that rests, or whose view is hidden, changes no offset: only a frame sees it.
    let isMoved = gesture.isDragging || scroll.isTouched || scroll.isDecelerating
    if isMoved && (geometry.pullDistance > 0 || control.isPulled) { return true }
    return control.indicator.isMoving(control.phase, geometry, at: look.time)
  }
}

extension Control {
  /// Returns `true` if a frame is needed outside a window: to remove an inset that is not wanted, or to complete an
  /// interrupted motion.
  fileprivate func needsFrameOffWindow(addedInset: Double) -> Bool {
    if isPulled { return true }
    switch insetHolder.motion {
    case .settling, .watching: return true
    case .still, .pending: return addedInset != 0 && !insetHolder.isWanted
    }
  }

  fileprivate func needsFrame(at time: Double) -> Bool {
    switch phase {
    case .absent, .idle, .pulling, .armed, .noMoreData: false
    case .refreshing(let running): running.action == .waiting
    case .ending(let ending): ending.awaitsLift || (time >= ending.over && ending.lengthBeforeLoad == nil)
    }
  }

  fileprivate func nextMoment(after time: Double) -> Double {
    let change = indicator.nextChange(phase, after: time)
    switch phase {
    case .refreshing(let running):
      guard let timeout = settings.timeout else { return change }
      return min(change, running.start + timeout)
    case .ending(let ending):
      guard ending.lengthBeforeLoad != nil else { return min(change, ending.over) }
      return min(change, max(ending.over, indicator.patienceEnd))
    case .absent, .idle, .pulling, .armed, .noMoreData: return change
    }
  }
}
