extension RefreshStateMachine {
  /// When the machine has to be woken: a moment that is known to come must not keep a display link running.
  func nextWake(_ scroll: ScrollMetrics, at time: Double) -> Wake {
    guard scroll.isUsable, !isInBackground else { return .never }
    if needsFrame(.near, scroll, at: time) || needsFrame(.far, scroll, at: time) { return .nextFrame }
    let next = min(near.nextMoment(after: time), far.nextMoment(after: time))
    guard next.isFinite else { return .never }
    // What is due already waits for a flush, which a view without a window gets from a frame only.
    return next > time ? .at(next) : .nextFrame
  }

  private func needsFrame(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double) -> Bool {
    let control = control(at: side)
    let addedInset = ledger.addedInset[side]
    guard control.isPresent else { return addedInset != 0 }
    if ledger.isMissing(at: side, in: scroll) { return true }
    guard scroll.isInWindow else { return control.needsFrameOffWindow(addedInset: addedInset) }
    let geometry = geometry(side, scroll)
    if control.insetHolder.isBusy || control.needsFrame(at: time) { return true }
    // Our own motion has brought a pull home, and no notification of the list's will come to say so.
    if control.isPulled && control.isAtRest(geometry) { return true }
    let isMoved = gesture.isDragging || scroll.isTouched || scroll.isDecelerating
    if isMoved && (geometry.pullDistance > 0 || control.isPulled) { return true }
    return control.indicator.isMoving(control.phase, geometry, at: time)
  }
}

extension Control {
  /// Off a window only a share that nobody wants, or a motion cut short, has to be set down.
  fileprivate func needsFrameOffWindow(addedInset: Double) -> Bool {
    if isPulled { return true }
    switch insetHolder.motion {
    case .settling, .riding: return true
    case .still, .waiting: return addedInset != 0 && !insetHolder.isWanted
    }
  }

  fileprivate func needsFrame(at time: Double) -> Bool {
    switch phase {
    case .absent, .idle, .pulling, .armed, .noMoreData: false
    case .refreshing(let running): running.awaitsStart
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
      return min(change, max(ending.over, indicator.endTime + RefreshTiming.patience))
    case .absent, .idle, .pulling, .armed, .noMoreData: return change
    }
  }
}
