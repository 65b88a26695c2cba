extension RefreshStateMachine {
  /// Handles a call: the state changes immediately, the geometry at the requested flush.
  mutating func call(_ event: Event, _ context: inout EventContext) {
    context.effects.asksForFlush = true
    switch event {
    case .began(let side, let origin, let reveal):
      let call = call(at: side, context)
      (context.effects.answer, context[side]) = update(side) { $0.begin(origin, reveal, call) }
      cancelExcluded(&context)
    case .tapped(let side):
      let call = call(at: side, context)
      context[side] |= update(side) { $0.tapped(call) }
      cancelExcluded(&context)
    case .ended(let side, let outcome): end(side, outcome, &context)
    case .actionFinished(let session, let side, let outcome):
      // A session that has ended cancelled its action, which may return a result nevertheless.
      guard control(at: side).session == session, update(side, { $0.finishAction() }) else { return }
      end(side, outcome, &context)
    case .attached(let side):
      let isTouched = isTouchDown(context.scroll)
      update(side) { $0.attach(isTouched: isTouched) }
      // The flushes before it have not seen the content for a control that was absent.
      see(context.scroll, at: side)
    case .detached(let side): detach(side, &context)
    case .enabled(let side, let isEnabled):
      update(side) { $0.isEnabled = isEnabled }
      if !isEnabled { dropFromSight(side, &context) }
    case .hidden(let side, let isHidden):
      update(side) { $0.isHidden = isHidden }
      if isHidden { dropFromSight(side, &context) }
    case .noMoreData(let side, let isExhausted): setExhausted(isExhausted, side, &context)
    case .clientDidSetInset(let inset): setClientInset(inset, &context)
    case .progressed(let side, let fraction):
      update(side) { $0.indicator.report(fraction) }
    case .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground: break
    }
  }

  private mutating func see(_ scroll: ScrollMetrics, at side: AxisSide) {
    guard scroll.isUsable, scroll.isInWindow, !isInBackground else { return }
    let geometry = geometry(side, scroll)
    update(side) { $0.insetHolder.see(geometry) }
    if !scroll.isDragged { gesture.recordFree(pull: geometry.pullDistance, at: side) }
  }

  /// Returns the facts of a call for the control at a side.
  private func call(at side: AxisSide, _ context: EventContext) -> CallContext {
    let scroll = context.scroll
    return CallContext(
      time: context.time, visibleExtent: extentInSight(at: side, scroll),
      heldExtent: scroll.isUsable ? geometry(side, scroll).heldExtent : 0, isTouched: scroll.isTouched,
      isExcluded: isExcluded(at: side))
  }

  private mutating func end(_ side: AxisSide, _ outcome: RefreshOutcome, _ context: inout EventContext) {
    let call = call(at: side, context)
    let isRefresh = control(at: side).isRefreshing && !control(at: side).loadsMore
    context[side] |= update(side) { $0.end(outcome, call) }
    // Only success: after a failed refresh the list is still at its end (report B064).
    guard isRefresh, outcome == .success || outcome == .noMoreData else { return }
    context[side.opposite] |= update(side.opposite) { $0.startOver(at: call.time) }
    guard outcome == .noMoreData, control(at: side.opposite).loadsMore else { return }
    setExhausted(true, side.opposite, &context)
  }

  /// Detaches a control.
  ///
  /// Content that the machine moves, or that is past its inset, is brought home by a motion, with or without a control. Any other
  /// added inset is removed in the call itself: no later flush would remove it.
  private mutating func detach(_ side: AxisSide, _ context: inout EventContext) {
    guard control(at: side).isPresent else { return }
    let (scroll, time) = (context.scroll, context.time)
    let addedInset = ledger.addedInset[side]
    let isPast = scroll.isUsable && addedInset != 0 && geometry(side, scroll).isPast(addedInset)
    let isDriven = (control(at: side).insetHolder.isSettling || isPast) && !scroll.isTouched
    let isSeen = scroll.isUsable && scroll.isInWindow && !scroll.isScrollAnimating && !isInBackground
    context[side] |= update(side) {
      let commands = $0.drop(to: .absent, at: time)
      $0 = Control(after: $0, keepsMotion: isDriven && isSeen)
      return commands
    }
    ledger.forgetReading(at: side)
    guard !(isDriven && isSeen) else { return }
    guard addedInset != 0 || isDriven, scroll.isUsable else {
      ledger.setAddedInset(0, at: side)
      return
    }
    // The app may have set its inset in the same turn (report B002).
    _ = ledger.reconcile(scroll)
    let geometry = geometry(side, scroll)
    ledger.setAddedInset(0, at: side)
    // Another writer may have removed the added inset before.
    if ledger.total != scroll.inset { context.effects.inset = ledger.total }
    guard !scroll.isTouched else { return restoreUnderFinger(scroll, &context.effects) }
    // Without a window the safe area may be stale, and in a scroll of the app the list has another mover.
    guard scroll.isInWindow, !scroll.isScrollAnimating, geometry.overscroll > 0 else { return }
    context.effects.offset = geometry.offset(atOverscroll: 0)
  }

  /// Drops the session of a control that was disabled or hidden.
  private mutating func dropFromSight(_ side: AxisSide, _ context: inout EventContext) {
    let isTouched = isTouchDown(context.scroll)
    let time = context.time
    context[side] |= update(side) { $0.dropFromSight(at: time, isTouched: isTouched) }
  }

  private mutating func setExhausted(_ isExhausted: Bool, _ side: AxisSide, _ context: inout EventContext) {
    if isExhausted { end(side, .noMoreData, &context) }
    let time = context.time
    context[side] |= update(side) { $0.setExhausted(isExhausted, at: time) }
  }

  /// Sets the client's inset: the limits move with it, and so, at the flush, does content that is held at one of them.
  private mutating func setClientInset(_ inset: SidePair, _ context: inout EventContext) {
    guard inset.isLength else { return }
    if context.scroll.isUsable {
      // The app may have written the scroll view's inset before in the same turn.
      let written = ledger.reconcile(context.scroll)
      announced = announced + written + (inset - ledger.client)
    }
    ledger.setClient(inset)
    context.effects.inset = ledger.total
  }

  /// Cancels a running load if a refresh has begun: its late result would belong to content that has been replaced.
  mutating func cancelExcluded(_ context: inout EventContext) {
    guard near.isRefreshing, far.isRefreshing, near.loadsMore != far.loadsMore else { return }
    let load = near.loadsMore ? near.settings.loadMore : far.settings.loadMore
    guard load.exclusion == .refreshFirst else { return }
    end(near.loadsMore ? .near : .far, .cancelled, &context)
  }
}
