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
  public mutating func configure(_ settings: Settings, at side: AxisSide) {
    switch side {
    case .near: near.settings = settings
    case .far: far.settings = settings
    }
  }

  /// Whether nothing can come of a reading: nothing goes on, and the content is pulled at neither end.
  private func isFarFromBothSides(_ scroll: ScrollMetrics) -> Bool {
    guard scroll.isUsable, near.isQuiet, far.isQuiet, !gesture.isDragging, !ledger.isMissing(in: scroll) else {
      return false
    }
    guard !near.keepsPlace(at: now), !near.isResidentInsetWrong(in: scroll), !far.isResidentInsetWrong(in: scroll)
    else { return false }
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
    case .attached(let side): attach(side)
    case .detached(let side): detach(side, scroll, at: now, &effects)
    case .enabled(let side, let isEnabled): setEnabled(isEnabled, side, at: now, &effects)
    case .hidden(let side, let isHidden): setHidden(isHidden, side, at: now, &effects)
    case .noMoreData(let side, let isExhausted): setExhausted(isExhausted, side, scroll, at: now, &effects)
    case .clientDidSetInset(let inset): setClientInset(inset, scroll, &effects)
    case .progressed(let side, let fraction):
      switch side {
      case .near: near.indicator.report(fraction)
      case .far: far.indicator.report(fraction)
      }
    case .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground: break
    }
  }
}
