extension RefreshStateMachine {
  /// Handles a call: the state changes immediately, the geometry at the requested flush.
  mutating func call(_ event: Event, _ context: inout EventContext) {
    context.effects.asksForFlush = true
    switch event {
    case .began(let side, let origin, let reveal):
      let call = call(at: side, context)
      (context.effects.answer, context[side]) = controls.update(side) { $0.begin(origin, reveal, call) }
      cancelExcluded(&context)
    case .tapped(let side):
      let call = call(at: side, context)
      context[side] |= controls.update(side) { $0.tapped(call) }
      cancelExcluded(&context)
    case .ended(let side, let outcome): end(side, outcome, &context)
    case .actionFinished(let session, let side, let outcome):
      // A session that has ended cancelled its action, which may return a result nevertheless.
      guard controls[side].session == session, controls[side].phase.isActionRunning else { return }
      controls.update(side) { $0.phase.running?.action = .returned }
      end(side, outcome, &context)
    case .attached(let side):
      let isTouched = gesture.isDown(in: context.scroll)
      controls.update(side) { $0.attach(isTouched: isTouched) }
      guard context.isUsable, context.scroll.isInWindow, !isInBackground else { return }
      // The flushes before it have not seen the content for a control that was absent.
      let geometry = geometry(side, context.scroll)
      controls.update(side) { $0.insetHolder.see(geometry) }
      if !context.scroll.isDragged { gesture.recordFree(pull: geometry.pullDistance, at: side) }
    case .detached(let side): detach(side, &context)
    case .enabled(let side, let isEnabled):
      controls.update(side) { $0.isEnabled = isEnabled }
      if !isEnabled { dropFromSight(side, &context) }
    case .hidden(let side, let isHidden):
      controls.update(side) { $0.isHidden = isHidden }
      if isHidden { dropFromSight(side, &context) }
    case .noMoreData(let side, let isExhausted):
      let refresh = controls.refreshNumber(at: side.opposite)
      controls.update(side) { $0.loads.exhaustingRefresh = isExhausted ? refresh : 0 }
      setExhausted(isExhausted, side, &context)
    case .clientDidSetInset(let inset):
      if inset.isLength { context.effects.inset = insets.setClient(inset, in: context.scroll) }
    case .progressed(let side, let fraction): controls.update(side) { $0.indicator.report(fraction) }
    case .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground: break
    }
  }

  /// Returns the facts of a call for the control at a side.
  private func call(at side: AxisSide, _ context: EventContext) -> CallContext {
    let scroll = context.scroll
    let geometry = scroll.isUsable ? geometry(side, scroll) : nil
    let seen = scroll.isInWindow ? geometry : nil
    return CallContext(
      time: context.time, visibleExtent: seen.map { controls[side].indicator.extent($0) } ?? 0,
      heldExtent: geometry?.heldExtent ?? 0, isTouched: scroll.isTouched, isExcluded: controls.isExcluded(at: side))
  }

  private mutating func end(_ side: AxisSide, _ outcome: RefreshOutcome, _ context: inout EventContext) {
    let call = call(at: side, context)
    let refresh = controls.refreshNumber(at: side)
    context[side] |= controls.update(side) { $0.end(outcome, call) }
    // Only success: after a failed refresh the list is still at its end (report B064).
    guard refresh != 0, outcome == .success || outcome == .noMoreData else { return }
    context[side.opposite] |= controls.update(side.opposite) { $0.startOver(after: refresh, at: call.time) }
    guard outcome == .noMoreData, controls[side.opposite].loadsMore else { return }
    setExhausted(true, side.opposite, &context)
  }

  /// Detaches a control.
  ///
  /// Content that the machine moves, or that is past its inset, is brought home by a motion, with or without a control. Any other
  /// added inset is removed in the call itself: no later flush would remove it.
  private mutating func detach(_ side: AxisSide, _ context: inout EventContext) {
    guard controls[side].isPresent else { return }
    let (scroll, time) = (context.scroll, context.time)
    let addedInset = insets.ledger.addedInset[side]
    let isPast = scroll.isUsable && addedInset != 0 && geometry(side, scroll).isPast(addedInset)
    let isDriven = (controls[side].insetHolder.isSettling || isPast) && !scroll.isTouched
    let isSeen = scroll.isUsable && scroll.isInWindow && !scroll.isScrollAnimating && !isInBackground
    context[side] |= controls.update(side) {
      let commands = $0.drop(to: .absent, at: time)
      $0 = Control(after: $0, keepsMotion: isDriven && isSeen)
      return commands
    }
    insets.ledger.forgetReading(at: side)
    guard !(isDriven && isSeen) else { return }
    guard addedInset != 0 || isDriven, scroll.isUsable else {
      insets.ledger.addedInset[side] = 0
      return
    }
    // The app may have set its inset in the same turn (report B002).
    _ = insets.ledger.reconcile(scroll)
    let geometry = geometry(side, scroll)
    insets.ledger.addedInset[side] = 0
    // Another writer may have removed the added inset before.
    if insets.ledger.total != scroll.inset { context.effects.inset = insets.ledger.total }
    guard !scroll.isTouched else { return context.effects.restoreUnderFinger(scroll) }
    // Without a window the safe area may be stale, and in a scroll of the app the list has another mover.
    guard scroll.isInWindow, !scroll.isScrollAnimating, geometry.overscroll > 0 else { return }
    context.effects.offset = geometry.offset(atOverscroll: 0)
  }

  /// Drops the session of a control that was disabled or hidden.
  private mutating func dropFromSight(_ side: AxisSide, _ context: inout EventContext) {
    let isTouched = gesture.isDown(in: context.scroll)
    let time = context.time
    context[side] |= controls.update(side) { $0.dropFromSight(at: time, isTouched: isTouched) }
  }

  private mutating func setExhausted(_ isExhausted: Bool, _ side: AxisSide, _ context: inout EventContext) {
    if isExhausted { end(side, .noMoreData, &context) }
    let time = context.time
    context[side] |= controls.update(side) { $0.setExhausted(isExhausted, at: time) }
  }

  /// Ends the sessions whose time is over, in the background, where nothing else is decided.
  mutating func endOverdue(_ context: inout EventContext) {
    if context.time >= controls.timeoutEnd(at: .near) { end(.near, .failure, &context) }
    if context.time >= controls.timeoutEnd(at: .far) { end(.far, .failure, &context) }
  }

  /// Cancels a running load if a refresh has begun.
  mutating func cancelExcluded(_ context: inout EventContext) {
    guard let side = controls.excludedLoad else { return }
    // If the refresh fails, the same list is filled again.
    controls.update(side) { if $0.loads.isFilling { $0.loads.filledLength = nil } }
    end(side, .cancelled, &context)
  }
}
