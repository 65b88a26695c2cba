/// Decides when a pull arms, when a session runs, which inset is held and where the content settles.
///
/// One machine serves one axis of a scroll view, with a control at either side or at both. It is a value: readings,
/// calls and time go in with ``receive(_:_:at:)``, and effects come out. It has no UIKit, no clock and no closures, and
/// it allocates nothing.
///
/// A notification of the scroll view decides nothing: it is recorded, and a flush is requested. States change
/// immediately with every call. Geometry is written at a flush, so not in the caller's stack, with two exceptions: an inset
/// that the app sets, and the removal of a control, after which no flush would restore the inset.
///
/// ```swift
/// var machine = RefreshStateMachine()
/// machine.configure(RefreshSettings(), at: .near)
/// _ = machine.receive(.attached(.near), ScrollMetrics(), at: 0)
/// let effects = machine.receive(.began(.near, .program, .always), ScrollMetrics(), at: 1)
/// print(machine.state(at: .near), effects.near.contains(.startAction))
/// ```
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

  /// The last offset with the inset as the machine wrote it; content that a foreign write moved is restored to it.
  var lastOffset = 0.0
  /// The change of the client's inset that the app has announced since the last flush.
  var announced = SidePair()

  /// The time of the last event, in seconds; 0 before the first.
  private var now = 0.0

  /// Creates a machine without controls.
  public init() {}

  /// Handles an event with the reading at its time, and returns the effects.
  ///
  /// A reading that is not finite changes no geometry; a time that is not finite or runs backwards is replaced by the
  /// last time.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scroll: The scroll view as it is now.
  ///   - time: The time, in seconds of a monotonic clock.
  /// - Returns: The effects; ``Effects/apply(_:)`` has their order.
  public mutating func receive(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    answer(event, scroll, at: time)
  }

  #if PROVE_NO_ALLOCATION
  @_noAllocation
  #endif
  private mutating func answer(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    guard case .scrolled = event else { return handle(event, scroll, at: time) }
    guard isFarFromBothSides(scroll) else { return handleScroll(scroll, at: time) }
    scrollDirection.note(scroll)
    near.loadTrigger.pass(scroll, by: scrollDirection)
    far.loadTrigger.pass(scroll, by: scrollDirection)
    return Effects()
  }

  /// Sets the settings of the control at a side; they take effect at the next flush.
  public mutating func configure(_ settings: RefreshSettings, at side: AxisSide) {
    update(side) { $0.settings = settings }
  }

  /// Returns `true` if a reading cannot change anything: both controls are quiet, and the content is pulled at neither
  /// side.
  private func isFarFromBothSides(_ scroll: ScrollMetrics) -> Bool {
    guard scroll.isUsable, near.isQuiet, far.isQuiet, !gesture.isDragging, !ledger.isMissing(in: scroll) else {
      return false
    }
    // UIKit does not notify when a hidden list becomes visible: the wake that checks must stay.
    guard !scroll.isHidden else { return false }
    guard !near.keepsPlace(at: now), !near.isResidentInsetWrong, !far.isResidentInsetWrong else { return false }
    // A control that stays without a session keeps its added inset.
    let low = ledger.addedInset.near - scroll.adjustedInset.near
    guard scroll.offset >= low + near.reachDistance(in: scroll) else { return false }
    let high = scroll.contentLength + scroll.adjustedInset.far - ledger.addedInset.far - scroll.viewport
    // A footer below content that does not fill the viewport is visible at every offset.
    guard high >= low || !far.loadsMore else { return false }
    return scroll.offset <= max(low, high) - far.reachDistance(in: scroll)
  }

  @inline(never)
  private mutating func handleScroll(_ scroll: ScrollMetrics, at time: Double) -> Effects {
    follow(time)
    record(scroll)
    var effects = Effects()
    effects.asksForFlush = true
    wake(&effects, scroll)
    return effects
  }

  @inline(never)
  private mutating func handle(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    follow(time)
    var context = EventContext(scroll: scroll, time: now)
    switch event {
    case .laidOut, .woke: flush(&context, isTick: false)
    case .ticked: flush(&context, isTick: true)
    case .lifted, .touchCancelled:
      lift(&context, isCancelled: event == .touchCancelled)
      context.effects.asksForFlush = true
    case .enteredBackground: enterBackground()
    case .enteredForeground: enterForeground(&context)
    default: call(event, &context)
    }
    context.effects.describe(near, far)
    wake(&context.effects, scroll)
    return context.effects
  }

  private mutating func follow(_ time: Double) {
    if time.isFinite { now = max(now, time) }
  }

  private mutating func wake(_ effects: inout Effects, _ scroll: ScrollMetrics) {
    effects.wake = nextWake(scroll, at: now)
    if effects.wake != .nextFrame { timer.pause() }
  }

  /// Handles a call: the state changes immediately, the geometry at the requested flush.
  private mutating func call(_ event: Event, _ context: inout EventContext) {
    context.effects.asksForFlush = true
    switch event {
    case .began(let side, let origin, let reveal):
      let call = call(at: side, context)
      (context.effects.answer, context.effects[side]) = update(side) { $0.begin(origin, reveal, call) }
      cancelExcluded(&context)
    case .tapped(let side):
      let call = call(at: side, context)
      context.effects[side] |= update(side) { $0.tapped(call) }
    case .ended(let side, let outcome): end(side, outcome, &context)
    case .actionFinished(let session, let side, let outcome):
      // A session that has ended cancelled its action, which may return a result nevertheless.
      guard control(at: side).session == session, update(side, { $0.finishAction() }) else { return }
      end(side, outcome, &context)
    case .attached(let side):
      let isTouched = isTouchDown(context.scroll)
      update(side) { $0.attach(isTouched: isTouched) }
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

  /// Returns the facts of a call for the control at a side.
  private func call(at side: AxisSide, _ context: EventContext) -> CallContext {
    let scroll = context.scroll
    return CallContext(
      time: context.time, visibleExtent: extentInSight(at: side, scroll),
      heldExtent: scroll.isUsable ? geometry(side, scroll).heldExtent : 0, isTouched: scroll.isTouched,
      isExcluded: isExcluded(at: side))
  }

  /// Returns `true` if the session of the other control keeps the one at a side from beginning one.
  func isExcluded(at side: AxisSide) -> Bool {
    // Not by `control(at:)`, which copies 600 bytes: this is asked for each side six times a flush.
    side == .near ? near.isExcluded(by: far) : far.isExcluded(by: near)
  }

  private mutating func end(_ side: AxisSide, _ outcome: RefreshOutcome, _ context: inout EventContext) {
    let call = call(at: side, context)
    let isRefreshed = outcome == .success && control(at: side).isRefreshing && !control(at: side).loadsMore
    context.effects[side] |= update(side) { $0.end(outcome, call) }
    guard isRefreshed else { return }
    context.effects[side.opposite] |= update(side.opposite) { $0.startOver(at: call.time) }
  }

  /// Returns `true` if a touch is down, or was at the last reading without a notification of its end since.
  func isTouchDown(_ scroll: ScrollMetrics) -> Bool { scroll.isTouched || gesture.isDragging }

  /// Ends the touch: the next one counts for both controls.
  mutating func forgetTouch() {
    near.ignoresTouch = false
    far.ignoresTouch = false
  }

  /// Detaches a control.
  ///
  /// Its added inset is removed in the call itself: no later flush would remove it.
  private mutating func detach(_ side: AxisSide, _ context: inout EventContext) {
    guard control(at: side).isPresent else { return }
    let time = context.time
    context.effects[side] |= update(side) {
      let commands = $0.drop(to: .absent, at: time)
      $0 = Control(after: $0)
      return commands
    }
    let scroll = context.scroll
    let addedInset = ledger.addedInset[side]
    guard addedInset != 0, scroll.isUsable else {
      ledger.setAddedInset(0, at: side)
      return
    }
    _ = ledger.reconcile(scroll)
    let geometry = geometry(side, scroll)
    ledger.setAddedInset(0, at: side)
    // Another writer may have removed the added inset before.
    if ledger.total != scroll.inset { context.effects.inset = ledger.total }
    guard scroll.isInWindow, !scroll.isTouched, !scroll.isScrollAnimating, geometry.overscroll > 0 else { return }
    context.effects.offset = geometry.offset(
      atOverscroll: max(geometry.overscroll - geometry.displacement(byInset: addedInset), 0))
  }

  /// Drops the session of a control that was disabled or hidden.
  private mutating func dropFromSight(_ side: AxisSide, _ context: inout EventContext) {
    let isTouched = isTouchDown(context.scroll)
    let time = context.time
    context.effects[side] |= update(side) { $0.dropFromSight(at: time, isTouched: isTouched) }
  }

  private mutating func setExhausted(_ isExhausted: Bool, _ side: AxisSide, _ context: inout EventContext) {
    if isExhausted { end(side, .noMoreData, &context) }
    let time = context.time
    context.effects[side] |= update(side) { $0.setExhausted(isExhausted, at: time) }
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

  private mutating func enterBackground() {
    isInBackground = true
    stopTracking()
  }

  private mutating func enterForeground(_ context: inout EventContext) {
    guard isInBackground else { return }
    isInBackground = false
    stopTracking()
    near.insetHolder.hurry(.prompt)
    far.insetHolder.hurry(.prompt)
    context.effects.asksForFlush = true
  }

  /// Forgets the touch and the frames before the app went to the background or came back.
  private mutating func stopTracking() {
    gesture.forget()
    forgetTouch()
    timer.pause()
    near.cancelTouch()
    far.cancelTouch()
  }
}
