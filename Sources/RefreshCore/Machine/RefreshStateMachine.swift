/// Decides when a pull arms, when a session runs, what inset is held and where the content settles.
///
/// One machine serves one axis of a scroll view, with a control at either end or at both. It is a value: readings,
/// calls and time go in with ``receive(_:_:at:)``, and what is to be done comes out. It knows no UIKit, no clock and no
/// closure, and it allocates nothing.
///
/// A notification of the scroll view decides nothing: it is recorded, and a flush is asked for. States change at once
/// with every call; geometry is written only at a flush, so never in the caller's stack.
public struct RefreshStateMachine: Equatable, Sendable {
  var near = Control()
  var far = Control()
  var ledger = InsetLedger()
  var system = FrozenSystemInset()
  var gesture = Gesture()
  var scrollDirection = ScrollDirectionTracker()
  var timer = FrameTimer()
  var systemInsetMonitor = SystemInsetMonitor()
  var scrollAnchor = ScrollAnchor()
  var isInBackground = false

  /// The last offset at which the inset was as we wrote it: what a foreign write moved is put back there.
  var lastOffset = 0.0
  /// How much the client has changed its inset by telling us, since the last flush.
  var announced = SidePair()
  private var now = -Double.infinity

  /// Creates a machine without controls.
  public init() {}

  /// Takes an event with the reading of its moment, and answers with what is to be done.
  ///
  /// A reading that is not finite changes no geometry; time that is not finite or runs backwards stands still.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - scroll: The scroll view as it is now.
  ///   - time: Seconds of a monotonic clock.
  /// - Returns: What is to be done, in the order of its declaration.
  public mutating func receive(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    answer(event, scroll, at: time)
  }

  #if PROVE_NO_ALLOCATION
  @_noAllocation
  #endif
  private mutating func answer(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    if case .scrolled = event, isFarFromBothSides(scroll) {
      scrollDirection.note(scroll)
      near.loadTrigger.pass(scroll, by: scrollDirection)
      far.loadTrigger.pass(scroll, by: scrollDirection)
      return Effects()
    }
    return handle(event, scroll, at: time)
  }

  /// Sets what the control at an end is set to; decided at the next flush.
  public mutating func configure(_ settings: RefreshSettings, at side: AxisSide) {
    update(side) { $0.settings = settings }
  }

  /// Whether nothing can come of a reading: nothing goes on, and the content is pulled at neither end.
  private func isFarFromBothSides(_ scroll: ScrollMetrics) -> Bool {
    guard scroll.isUsable, near.isQuiet, far.isQuiet, !gesture.isDragging, !ledger.isMissing(in: scroll) else {
      return false
    }
    // Nobody tells of a hidden list that it is seen again: the wake that looks must stand.
    guard !scroll.isHidden else { return false }
    guard !near.keepsPlace(at: now), !near.isResidentInsetWrong, !far.isResidentInsetWrong else { return false }
    // What stays without a session keeps its share.
    let low = ledger.addedInset.near - scroll.adjustedInset.near
    guard scroll.offset >= low + near.reachDistance(in: scroll) else { return false }
    let high = scroll.contentLength + scroll.adjustedInset.far - ledger.addedInset.far - scroll.viewport
    // What stands at the end of content that does not fill the viewport is in sight from everywhere.
    guard high >= low || !far.loadsMore else { return false }
    return scroll.offset <= max(low, high) - far.reachDistance(in: scroll)
  }

  @inline(never)
  private mutating func handle(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    if time.isFinite { now = max(now, time) }
    var effects = Effects()
    switch event {
    case .scrolled:
      record(scroll)
      effects.asksForFlush = true
    case .laidOut, .woke: flush(scroll, at: now, isTick: false, &effects)
    case .ticked: flush(scroll, at: now, isTick: true, &effects)
    case .lifted, .touchCancelled:
      lift(scroll, at: now, isCancelled: event == .touchCancelled, &effects)
      effects.asksForFlush = true
    case .enteredBackground, .enteredForeground: crossGround(event == .enteredBackground, scroll, &effects)
    default: call(event, scroll, &effects)
    }
    effects.wake = nextWake(scroll, at: now)
    if effects.wake != .nextFrame { timer.pause() }
    return effects
  }

  /// A call: the state changes at once, the geometry at the flush that is asked for.
  private mutating func call(_ event: Event, _ scroll: ScrollMetrics, _ effects: inout Effects) {
    effects.asksForFlush = true
    switch event {
    case .began(let side, let origin, let reveal): begin(side, origin, reveal, scroll, at: now, &effects)
    case .tapped(let side): tap(side, scroll, at: now, &effects)
    case .ended(let side, let outcome): self.end(side, outcome, scroll, at: now, &effects)
    case .actionFinished(let session, let side, let outcome):
      finishAction(session, side, outcome, scroll, at: now, &effects)
    case .attached(let side): attach(side, scroll)
    case .detached(let side): detach(side, scroll, at: now, &effects)
    case .enabled(let side, let isEnabled): setEnabled(isEnabled, side, scroll, at: now, &effects)
    case .hidden(let side, let isHidden): setHidden(isHidden, side, scroll, at: now, &effects)
    case .noMoreData(let side, let isExhausted): setExhausted(isExhausted, side, scroll, at: now, &effects)
    case .clientDidSetInset(let inset): setClientInset(inset, scroll, &effects)
    case .progressed(let side, let fraction):
      update(side) { $0.indicator.report(fraction) }
    case .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground: break
    }
  }
}

extension RefreshStateMachine {
  /// Changes the control at a side.
  ///
  /// A closure, because a subscript would copy the control out and in again, and the compiler cannot prove that one with
  /// `_modify` allocates nothing.
  mutating func update<Result>(_ side: AxisSide, _ body: (inout Control) -> Result) -> Result {
    switch side {
    case .near: body(&near)
    case .far: body(&far)
    }
  }

  /// The facts of a call for the control at a side.
  private func call(at side: AxisSide, _ scroll: ScrollMetrics, at time: Double) -> CallContext {
    CallContext(
      time: time, visibleExtent: extentInSight(at: side, scroll),
      heldExtent: scroll.isUsable ? geometry(side, scroll).heldExtent : 0, isTouched: scroll.isTouched,
      isExcluded: isExcluded(at: side))
  }

  /// Returns `true` if the session of the other control keeps the one at a side from beginning one.
  func isExcluded(at side: AxisSide) -> Bool {
    // Not by `control(at:)`, which copies 600 bytes: this is asked for each side six times a flush.
    side == .near ? near.isExcluded(by: far) : far.isExcluded(by: near)
  }

  mutating func begin(
    _ side: AxisSide, _ origin: RefreshOrigin, _ reveal: RefreshReveal, _ scroll: ScrollMetrics, at time: Double,
    _ effects: inout Effects
  ) {
    let call = call(at: side, scroll, at: time)
    let result = update(side) { $0.begin(origin, reveal, call) }
    effects.answer = result.0
    effects[side] = result.1
    cancelExcluded(scroll, at: time, &effects)
  }

  mutating func end(
    _ side: AxisSide, _ outcome: RefreshOutcome, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    let call = call(at: side, scroll, at: time)
    let isRefreshed = outcome == .success && control(at: side).isRefreshing && !control(at: side).loadsMore
    effects[side] |= update(side) { $0.end(outcome, call) }
    if isRefreshed { effects[side.opposite] |= update(side.opposite) { $0.startOver(at: time) } }
  }

  mutating func tap(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    let call = call(at: side, scroll, at: time)
    effects[side] |= update(side) { $0.tapped(call) }
  }

  mutating func finishAction(
    _ session: UInt32, _ side: AxisSide, _ outcome: RefreshOutcome, _ scroll: ScrollMetrics, at time: Double,
    _ effects: inout Effects
  ) {
    // A session that is over has cancelled its action, whose result comes all the same.
    guard control(at: side).session == session, control(at: side).isActionRunning else { return }
    update(side) { $0.isActionRunning = false }
    self.end(side, outcome, scroll, at: time, &effects)
  }

  mutating func attach(_ side: AxisSide, _ scroll: ScrollMetrics) {
    let isTouched = isTouchDown(scroll)
    update(side) { $0.attach(isTouched: isTouched) }
  }

  /// Whether a touch is down, or was when the content was last read and nobody has told of its end.
  func isTouchDown(_ scroll: ScrollMetrics) -> Bool { scroll.isTouched || gesture.isDragging }

  /// The touch is over: the next one counts everywhere.
  mutating func forgetTouch() {
    near.ignoresTouch = false
    far.ignoresTouch = false
  }

  /// The one geometry that is written in a call: after it there is nobody left to write it.
  mutating func detach(_ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects) {
    guard control(at: side).isPresent else { return }
    effects[side] |= update(side) {
      let commands = $0.drop(to: .absent, at: time)
      $0 = Control(after: $0)
      return commands
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

  mutating func setEnabled(
    _ isEnabled: Bool, _ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    let isTouched = isTouchDown(scroll)
    effects[side] |= update(side) {
      $0.isEnabled = isEnabled
      return isEnabled ? .none : $0.dropFromSight(at: time, isTouched: isTouched)
    }
  }

  mutating func setHidden(
    _ isHidden: Bool, _ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    let isTouched = isTouchDown(scroll)
    effects[side] |= update(side) {
      $0.isHidden = isHidden
      return isHidden ? $0.dropFromSight(at: time, isTouched: isTouched) : .none
    }
  }

  mutating func setExhausted(
    _ isExhausted: Bool, _ side: AxisSide, _ scroll: ScrollMetrics, at time: Double, _ effects: inout Effects
  ) {
    if isExhausted { self.end(side, .noMoreData, scroll, at: time, &effects) }
    effects[side] |= update(side) { $0.setExhausted(isExhausted, at: time) }
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
    forgetTouch()
    timer.pause()
    near.cancelTouch()
    far.cancelTouch()
    guard !isInBackground else { return }
    near.finishesAtOnce = true
    far.finishesAtOnce = true
    effects.asksForFlush = true
  }
}
