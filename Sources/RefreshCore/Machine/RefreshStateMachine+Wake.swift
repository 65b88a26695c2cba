extension RefreshStateMachine {
  /// Returns the time of the next wake: a change at a known time must not keep a display link running.
  ///
  /// An inset that is written replaces that of the reading.
  mutating func nextWake(_ look: inout EventContext) -> Wake {
    guard look.isUsable else { return .never }
    guard !isInBackground else {
      let end = min(controls.timeoutEnd(at: .near), controls.timeoutEnd(at: .far))
      return end.isFinite ? .at(max(end, look.time)) : .never
    }
    if look.effects.inset == nil, insets.ledger.isRestored(in: look.scroll) { return .nextFrame }
    if needsFrame(controls.near, .near, &look) || needsFrame(controls.far, .far, &look) { return .nextFrame }
    let (scroll, time) = (look.scroll, look.time)
    let near = controls.near.awaitsWindow(at: .near, scroll) ? .infinity : controls.near.nextMoment(after: time)
    var next = min(near, controls.far.nextMoment(after: time))
    // The end of a load is found after the flush has asked for the next one, and no notification may follow. UIKit does not notify
    // that a hidden list, with a first screen to fill, has become visible either.
    if isFillDue(.near, scroll) || isFillDue(.far, scroll) {
      next = min(next, scroll.isHidden ? time + RefreshTiming.look : time)
    }
    guard next.isFinite else { return .never }
    // A change that is already due waits for a flush; without a window only a frame causes one.
    return next > time ? .at(next) : .nextFrame
  }

  private func isFillDue(_ side: AxisSide, _ scroll: ScrollMetrics) -> Bool {
    let fillsScreen = side == .near ? controls.near.fillsScreen : controls.far.fillsScreen
    guard fillsScreen, controls.mayFill(at: side) else { return false }
    return controls[side].isFillDue(geometry(side, scroll), scroll)
  }

  private mutating func needsFrame(_ control: Control, _ side: AxisSide, _ look: inout EventContext) -> Bool {
    let addedInset = insets.ledger.addedInset[side]
    guard control.isPresent else { return addedInset != 0 || control.insetHolder.isBusy }
    // UIKit does not notify of the end of a touch that has not moved.
    if control.ignoresTouch { return true }
    if addedInset != 0, insets.ledger.isMissing(at: side, in: look.scroll) { return true }
    if side == .near, !control.loadsMore, insets.system.isLeftBehind(in: look.scroll) { return true }
    guard look.scroll.isInWindow else {
      return control.phase.isPulled || control.insetHolder.needsFrameOffWindow(addedInset: addedInset)
    }
    // A layout pass may have left a change of the inset to the frame after the update.
    if look.scroll.isUpdating && addedInset != 0 { return true }
    if control.insetHolder.isBusy || control.phase.needsFrame(at: look.time) { return true }
    let geometry = geometry(side, &look)
    // The machine's own motion has returned a pull to rest, and no notification of the scroll view follows.
    if control.phase.isPulled && control.isAtRest(geometry) { return true }
    // The lift of a finger that rests, or whose view is hidden, changes no offset: only a frame sees it.
    let isMoved = gesture.isDragging || look.scroll.isTouched || look.scroll.isDecelerating
    if isMoved && (geometry.pullDistance > 0 || control.phase.isPulled) { return true }
    return control.indicator.isMoving(control.phase, geometry, at: look.time)
  }
}

extension Control {
  fileprivate func nextMoment(after time: Double) -> Double {
    let change = indicator.nextChange(phase, after: time)
    if let running = phase.running { return settings.timeout.map { min(change, running.start + $0) } ?? change }
    guard let ending = phase.ending else { return change }
    return min(change, ending.lengthBeforeLoad == nil ? ending.over : max(ending.over, indicator.patienceEnd))
  }
}
