extension RefreshStateMachine {
  mutating func begin(
    _ side: AxisSide, _ origin: RefreshOrigin, _ reveal: Reveal, _ scroll: ScrollMetrics, at time: Double,
    _ effects: inout Effects
  ) {
    let extent = extentInSight(at: side, scroll)
    let hold = scroll.isUsable ? geometry(side, scroll).heldExtent : 0
    let result: (RefreshRequestResult, Commands)
    switch side {
    case .near:
      let isExcluded = near.isExcluded(by: far)
      result = near.begin(origin, reveal, at: time, extent: extent, hold: hold, isExcluded: isExcluded)
    case .far:
      let isExcluded = far.isExcluded(by: near)
      result = far.begin(origin, reveal, at: time, extent: extent, hold: hold, isExcluded: isExcluded)
    }
    effects.answer = result.0
    effects[side] = result.1
    cancelExcluded(scroll, at: time, &effects)
  }

  mutating func end(
    _ side: AxisSide, _ outcome: RefreshOutcome, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    let extent = extentInSight(at: side, scroll)
    let isTouched = scroll.isTouched
    let isRefreshed = outcome == .success && control(at: side).isRefreshing && !control(at: side).loadsMore
    switch side {
    case .near:
      effects.near |= near.end(outcome, at: time, extent: extent, isTouched: isTouched)
      if isRefreshed { effects.far |= far.startOver(at: time) }
    case .far:
      effects.far |= far.end(outcome, at: time, extent: extent, isTouched: isTouched)
      if isRefreshed { effects.near |= near.startOver(at: time) }
    }
  }

  mutating func tap(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    let extent = extentInSight(at: side, scroll)
    let hold = scroll.isUsable ? geometry(side, scroll).heldExtent : 0
    switch side {
    case .near:
      let isExcluded = near.isExcluded(by: far)
      effects.near |= near.tapped(at: time, extent: extent, hold: hold, isExcluded: isExcluded)
    case .far:
      let isExcluded = far.isExcluded(by: near)
      effects.far |= far.tapped(at: time, extent: extent, hold: hold, isExcluded: isExcluded)
    }
  }

  mutating func finishAction(
    _ session: UInt32, _ side: AxisSide, _ outcome: RefreshOutcome, _ scroll: ScrollMetrics, at time: Double,
    _ effects: inout Effects
  ) {
    // A session that is over has cancelled its action, whose result comes all the same.
    guard control(at: side).session == session, control(at: side).isActionRunning else { return }
    switch side {
    case .near: near.isActionRunning = false
    case .far: far.isActionRunning = false
    }
    self.end(side, outcome, scroll, at: time, &effects)
  }

  mutating func attach(_ side: AxisSide) {
    switch side {
    case .near: if !near.isPresent { near.phase = .idle }
    case .far: if !far.isPresent { far.phase = .idle }
    }
  }

  /// The one geometry that is written in a call: after it there is nobody left to write it.
  mutating func detach(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    guard control(at: side).isPresent else { return }
    switch side {
    case .near:
      effects.near |= near.drop(to: .absent, at: time)
      near = Control(after: near)
    case .far:
      effects.far |= far.drop(to: .absent, at: time)
      far = Control(after: far)
    }
    let addedInset = ledger.addedInset[side]
    guard addedInset != 0, scroll.isUsable else {
      ledger.setAddedInset(0, at: side)
      return
    }
    _ = ledger.reconcile(scroll)
    let geometry = geometry(side, scroll)
    ledger.setAddedInset(0, at: side)
    // Somebody may have taken the share out before.
    if ledger.total != scroll.inset { effects.inset = ledger.total }
    guard scroll.isInWindow, !scroll.isTouched, !scroll.isScrollAnimating, geometry.overscroll > 0 else { return }
    effects.offset = geometry.offset(
      atOverscroll: max(geometry.overscroll - geometry.displacement(byInset: addedInset), 0))
  }

  mutating func setEnabled(_ isEnabled: Bool, _ side: AxisSide, at time: Double, _ effects: inout Effects) {
    switch side {
    case .near:
      near.isEnabled = isEnabled
      if !isEnabled { effects.near |= near.dropFromSight(at: time) }
    case .far:
      far.isEnabled = isEnabled
      if !isEnabled { effects.far |= far.dropFromSight(at: time) }
    }
  }

  mutating func setHidden(_ isHidden: Bool, _ side: AxisSide, at time: Double, _ effects: inout Effects) {
    switch side {
    case .near:
      near.isHidden = isHidden
      if isHidden { effects.near |= near.dropFromSight(at: time) }
    case .far:
      far.isHidden = isHidden
      if isHidden { effects.far |= far.dropFromSight(at: time) }
    }
  }

  mutating func setExhausted(
    _ isExhausted: Bool, _ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    if isExhausted { self.end(side, .noMoreData, scroll, at: time, &effects) }
    switch side {
    case .near: effects.near |= near.setExhausted(isExhausted, at: time)
    case .far: effects.far |= far.setExhausted(isExhausted, at: time)
    }
  }

  /// The client's own write: the lines move with it, and so, at the flush, does content that is held at one.
  mutating func setClientInset(_ inset: SidePair, _ scroll: ScrollMetrics, _ effects: inout Effects) {
    guard inset.isLength else { return }
    if scroll.isUsable {
      // Somebody may have written the scroll view's inset before in the same turn.
      let written = ledger.reconcile(scroll)
      announced = announced + written + (inset - ledger.client)
    }
    ledger.setClient(inset)
    effects.inset = ledger.total
  }

  /// A refresh cancels a load that runs: its late result would belong to a list that is gone.
  mutating func cancelExcluded(_ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    guard near.isRefreshing, far.isRefreshing, near.loadsMore != far.loadsMore else { return }
    let load = near.loadsMore ? near.settings.loadMore : far.settings.loadMore
    guard load.exclusion == .refreshFirst else { return }
    end(near.loadsMore ? .near : .far, .cancelled, scroll, at: time, &effects)
  }

  mutating func crossGround(_ isInBackground: Bool, _ scroll: ScrollMetrics, _ effects: inout Effects) {
    guard self.isInBackground != isInBackground else { return }
    self.isInBackground = isInBackground
    gesture.lift(at: -.infinity)
    timer.pause()
    near.cancelTouch()
    far.cancelTouch()
    guard !isInBackground else { return }
    near.finishesAtOnce = true
    far.finishesAtOnce = true
    effects.asksForFlush = true
  }
}
