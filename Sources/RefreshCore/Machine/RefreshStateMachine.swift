import ScrollPhysics

/// Decides when a pull arms, when a session runs, which inset is held and where the content settles.
///
/// One machine serves one axis of a scroll view, with a control at either side or at both. It is a value: readings, calls and
/// time go in with ``receive(_:_:at:)``, and effects come out. It has no UIKit, no clock and no closures, and allocates nothing.
///
/// A notification of the scroll view decides nothing: it is recorded, and a flush is requested. States change
/// immediately with every call. Geometry is written at a flush, so not in the caller's stack, with two exceptions: an inset
/// that the app sets, and the removal of a control, after which no flush would restore the inset.
///
/// ```swift
/// var machine = RefreshStateMachine()
/// machine.configure(RefreshStateMachine.SideSettings(), at: .near)
/// _ = machine.receive(.attached(.near), .init(), at: 0)
/// let effects = machine.receive(.began(.near, .program, .always), .init(), at: 1)
/// if let frame = effects.near { print(frame.state, frame.session) }
/// ```
///
/// Each event that may change something returns a ``SideFrame`` of each control: all that a host needs until the next event.
public struct RefreshStateMachine: Equatable, Sendable {
  var near = Control()
  var far = Control()
  var ledger = InsetLedger()
  var system = SystemInset()
  var gesture = Gesture()
  var scrollDirection = ScrollDirectionTracker()
  var timer = FrameTimer()
  var scrollAnchor = ScrollAnchor()
  var isInBackground = false

  /// The last offset with the inset as the machine wrote it; content that a foreign write moved is restored to it.
  var lastOffset = 0.0
  /// The change of the client's inset that the app has announced since the last flush.
  var announced = SidePair()

  /// The offsets between which a scroll changes nothing; `nil` until a flush has found them.
  var quietRange: QuietRange?

  /// The time of the last event, in seconds; 0 before the first.
  private(set) var now = 0.0

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
    guard let quietRange, quietRange.contains(scroll, at: time), scroll.isDragged == gesture.isDragging else {
      return handleScroll(scroll, at: time)
    }
    scrollDirection.note(scroll)
    near.loadTrigger.pass(scroll, by: scrollDirection)
    far.loadTrigger.pass(scroll, by: scrollDirection)
    var effects = Effects()
    effects.wake = quietRange.wake
    return effects
  }

  /// Sets the settings of the control at a side; they take effect at the next event.
  ///
  /// - Returns: `true` if they differ from those before.
  @discardableResult
  public mutating func configure(_ settings: SideSettings, at side: AxisSide) -> Bool {
    guard settings != (side == .near ? near.settings : far.settings) else { return false }
    quietRange = nil
    update(side) { $0.settings = settings }
    return true
  }

  @inline(never)
  private mutating func handleScroll(_ reading: ScrollMetrics, at time: Double) -> Effects {
    let scroll = gesture.sift(reading)
    begin(at: time)
    // A reading that means nothing ends nothing.
    if scroll.isUsable { quietRange = nil }
    var context = EventContext(scroll: scroll, time: now)
    record(&context)
    context.effects.asksForFlush = true
    wake(&context, scroll)
    answer(&context, had: (false, false))
    return context.effects
  }

  @inline(never)
  private mutating func handle(_ event: Event, _ reading: ScrollMetrics, at time: Double) -> Effects {
    let scroll = gesture.sift(reading)
    begin(at: time)
    quietRange = nil
    let had = (near.isPresentOrLeaving, far.isPresentOrLeaving)
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
    wake(&context, scroll)
    if event.isFlush { beginQuiet(context.effects, scroll) }
    answer(&context, had: had)
    return context.effects
  }

  /// Finds the offsets between which no scroll is recorded until the next flush.
  private mutating func beginQuiet(_ effects: Effects, _ scroll: ScrollMetrics) {
    guard effects.wake != .nextFrame, !effects.writesGeometry else { return }
    quietRange = quietRange(until: effects.wake, scroll, at: now)
    // The next drag begins there, whatever the content did at the edge before.
    if quietRange != nil, !gesture.isDragging { gesture.recordFree(pull: SidePair()) }
  }

  /// Notes the time of an event that may change something.
  private mutating func begin(at time: Double) {
    // A frame is stamped with the time at which it is seen, so a call after it may have an earlier time.
    if time.isFinite { now = max(now, time) }
    ledger.pass(now)
  }

  private mutating func wake(_ context: inout EventContext, _ scroll: ScrollMetrics) {
    context.effects.wake = nextWake(scroll, at: now, after: context)
    // The next frame integrates one frame, not the pause before it.
    if context.effects.wake != .nextFrame { timer.pause() }
  }
}

extension RefreshStateMachine {
  /// Records the parts of a reading that a later one does not contain.
  private mutating func record(_ context: inout EventContext) {
    let scroll = context.scroll
    // UIKit resets the offset and the safe area for its snapshots in the background.
    guard scroll.isUsable, !isInBackground else { return }
    scrollDirection.note(scroll)
    // UIKit moves the content during a foreign write of the inset, before the machine is notified: the earlier offset
    // is kept.
    guard !ledger.isMissing(in: scroll), announced == SidePair() else { return }
    lastOffset = scroll.offset
    guard scroll.isInWindow else { return }
    // Of an absent control, nothing is recorded: it ignores the touch during which it comes.
    let nearGeometry = isInvolved(.near) ? geometry(.near, &context) : nil
    let farGeometry = isInvolved(.far) ? geometry(.far, &context) : nil
    if let nearGeometry { near.insetHolder.see(nearGeometry) }
    if let farGeometry { far.insetHolder.see(farGeometry) }
    let pull = SidePair(near: nearGeometry?.pullDistance ?? 0, far: farGeometry?.pullDistance ?? 0)
    if gesture.number != scrollDirection.gesture {
      let start = scrollDirection.origin ?? scroll.offset
      gesture.recordStart(
        of: scrollDirection.gesture,
        pull: SidePair(near: nearGeometry?.pull(at: start) ?? 0, far: farGeometry?.pull(at: start) ?? 0))
    }
    guard scroll.isDragged else { return gesture.recordFree(pull: pull) }
    // A pinch below the smallest scale overscrolls, but is no pull.
    gesture.recordDrag(pull: scroll.isZooming ? SidePair() : pull, offset: scroll.offset)
  }

  /// Handles a lift: a pull that has reached the trigger fires, unless the touch was cancelled.
  private mutating func lift(_ context: inout EventContext, isCancelled: Bool) {
    let scroll = context.scroll
    guard scroll.isUsable, !isInBackground else { return }
    let wasDragging = gesture.isDragging
    // Only the pan has a velocity at its end; a touch that the system takes away flings nothing.
    let isKnown = scroll.isLifting && wasDragging
    let velocity = isKnown ? (isCancelled ? 0 : scroll.dragVelocity) : nil
    gesture.lift(at: context.time, velocity: velocity)
    scrollDirection.lift()
    defer { forgetTouch() }
    // A touch that the system takes away, for a swipe back or with the window, has decided nothing (report B036).
    guard wasDragging, !isCancelled else {
      near.cancelTouch()
      far.cancelTouch()
      return liftInsets(scroll)
    }
    release(.near, &context)
    release(.far, &context)
    cancelExcluded(&context)
    liftInsets(scroll)
  }

  private mutating func release(_ side: AxisSide, _ context: inout EventContext) {
    let geometry = geometry(side, context.scroll)
    // The pull of the last move: UIKit may already have made the first step of its bounce inside the lift.
    let lift = gesture.lift(at: side)
    let refusal = refusal(of: lift, geometry)
    switch side {
    case .near: context.nearRefusal = refusal
    case .far: context.farRefusal = refusal
    }
    let call = CallContext(
      time: context.time, visibleExtent: max(lift.pull - geometry.start, 0), heldExtent: geometry.heldExtent,
      isTouched: context.scroll.isTouched, isExcluded: isExcluded(at: side))
    context[side] |= update(side) { $0.release(lift, geometry, call) }
  }

  private mutating func liftInsets(_ scroll: ScrollMetrics) {
    let geometry = geometries(in: scroll)
    near.insetHolder.lift(addedInset: ledger.addedInset.near, geometry.near)
    far.insetHolder.lift(addedInset: ledger.addedInset.far, geometry.far)
  }

  /// Decides on everything that was recorded, and writes the geometry.
  private mutating func flush(_ context: inout EventContext, isTick: Bool) {
    let reading = context.scroll
    guard reading.isUsable, !isInBackground else { return }
    // First: a foreign write has already moved the content, and everything below has to see the list as it was
    // (report B002).
    let isRepaired = repair(&context)
    followBars(&context)
    system.read(context.scroll, at: context.time)
    let before = ledger.addedInset
    followFinger(&context, isTick: isTick)
    if !isTouchDown(context.scroll) { forgetTouch() }
    keepPlace(&context, isTick: isTick)
    let isFirst = gesture.liftTime.map { !timer.hasTicked(after: $0) } ?? false
    let velocity = isTick ? timer.velocity(to: context.scroll.offset, at: context.time) : 0
    let flush = FlushContext(
      scroll: context.scroll, time: context.time, isTick: isTick, step: isTick ? timer.step(at: context.time) : 0,
      frame: timer.frame, velocity: velocity, isFirstAfterLift: isFirst,
      isSystemInsetMoving: system.isMoving(at: context.time))
    let sides = decide(flush, &context)
    moveInsets(sides, flush, &context.effects)
    if !sides.awaitCallbacks { gesture.endLift() }
    // An equal inset is not written: even that would lay out the list, and a collection view anew (report B118).
    if ledger.addedInset != before || isRepaired, ledger.total != reading.inset { context.effects.inset = ledger.total }
    if context.effects.offset == nil, abs(flush.scroll.offset - reading.offset) > reading.grid.halfPixel {
      context.effects.offset = flush.scroll.offset
    }
    // A closing may have undone the move of a repair.
    if context.effects.offset == reading.offset, context.effects.inset == nil { context.effects.offset = nil }
    restoreUnderFinger(reading, &context.effects)
    if isTick { timer.note(offset: context.effects.offset ?? flush.scroll.offset) }
    draw(sides, flush, &context)
  }

  /// Restores the offset of content that a finger holds out of range, which an inset at either side may clamp.
  func restoreUnderFinger(_ scroll: ScrollMetrics, _ effects: inout Effects) {
    guard let inset = effects.inset, effects.offset == nil, scroll.isTouched else { return }
    let adjusted = inset + scroll.systemInset
    let low = -adjusted.near
    let high = max(low, scroll.contentLength + adjusted.far - scroll.viewport)
    let slack = scroll.grid.halfPixel
    if scroll.offset < low - slack || scroll.offset > high + slack { effects.offset = scroll.offset }
  }

  /// Keeps the visible rows in place when a load inserts rows before them.
  private mutating func keepPlace(_ context: inout EventContext, isTick: Bool) {
    let isKept = near.keepsPlace(at: context.time)
    guard let offset = scrollAnchor.follow(context.scroll, isKept: isKept, isTick: isTick) else { return }
    context.scroll.offset = context.scroll.grid.rounded(offset)
    context.forgetGeometries()
    lastOffset = context.scroll.offset
  }

  /// Records a drag, and detects its end by polling.
  ///
  /// UIKit does not report every lift: not of a view that loses its window, nor of a drag that a parent takes over, and
  /// a view removed during a drag can keep `isDragging` (report B038).
  private mutating func followFinger(_ context: inout EventContext, isTick: Bool) {
    let scroll = context.scroll
    if scroll.isDragged { return record(&context) }
    // UIKit is still handling the lift, and would overwrite what follows from it (report B082).
    guard gesture.isDragging, isTick || !scroll.isLifting else { return }
    let isLost = scroll.isDragStale || !scroll.isInWindow
    lift(&context, isCancelled: isLost)
    context.forgetGeometries()
    // UIKit makes no bounce after it, whose speed a motion could have: the content stands where it was left.
    if isLost { gesture.forget() }
  }

  /// `true` if there is a control at a side, or an inset or a motion that one has left.
  func isInvolved(_ side: AxisSide) -> Bool {
    ledger.addedInset[side] != 0 || (side == .near ? near.isPresentOrLeaving : far.isPresentOrLeaving)
  }

  /// The facts of a flush for both controls, as the machine is now.
  private func sides(in flush: FlushContext, _ context: inout EventContext) -> SideContexts {
    SideContexts(
      addedInset: ledger.addedInset,
      near: isInvolved(.near) ? sideContext(near, geometry(.near, &context), flush) : nil,
      far: isInvolved(.far) ? sideContext(far, geometry(.far, &context), flush) : nil)
  }

  @inline(__always)
  private func sideContext(_ control: Control, _ geometry: SideGeometry, _ flush: FlushContext) -> SideContext {
    let side = geometry.side
    let addedInset = ledger.addedInset[side]
    var lift = gesture.lift(at: side)
    lift.isFirstFrame = flush.isFirstAfterLift
    return SideContext(
      flush: flush, geometry: geometry, addedInset: addedInset,
      displacement: geometry.displacement(byInset: addedInset),
      followsContent: control.followsContent(in: flush.scroll),
      isAtBar: side == .near && !control.loadsMore && geometry.overscroll > -Self.barReach, lift: lift,
      scrollDirection: scrollDirection, isExcluded: isExcluded(at: side),
      isBarMoving: control.loadsMore && flush.isSystemInsetMoving)
  }

  /// Decides on the states of both controls; returns the facts of the flush as the machine is then.
  private mutating func decide(_ flush: FlushContext, _ context: inout EventContext) -> SideContexts {
    var sides = sides(in: flush, &context)
    let hadLostInset = (near.hasLostInset, far.hasLostInset)
    if let side = sides.near {
      context.near |= near.decide(side)
    } else {
      near.restLength = context.scroll.contentLength
    }
    // The decision at the near side may have begun a session.
    sides.far?.isExcluded = isExcluded(at: .far)
    if let side = sides.far {
      context.far |= far.decide(side)
    } else {
      far.restLength = context.scroll.contentLength
    }
    cancelExcluded(&context)
    // A session that begins holds an inset again, which the one before it had lost.
    if hadLostInset != (near.hasLostInset, far.hasLostInset) {
      context.forgetGeometries()
      sides = self.sides(in: flush, &context)
    }
    sides.awaitCallbacks = awaitsCallbacks(&sides, &context, isTick: flush.isTick)
    return sides
  }

  private mutating func moveInsets(_ sides: SideContexts, _ flush: FlushContext, _ effects: inout Effects) {
    near.updateResidentInset(flush.scroll)
    far.updateResidentInset(flush.scroll)
    let before = sides.addedInset
    var nearChange = InsetHolder.Change(addedInset: 0)
    var farChange = InsetHolder.Change(addedInset: 0)
    if let side = sides.near { nearChange = near.moveInset(side) }
    if let side = sides.far { farChange = far.moveInset(side) }
    // If both sides move the content, the near one does, and the far one yields at the next frame.
    if nearChange.offset != nil && farChange.offset != nil { farChange.addedInset = before.far }
    // From here on the client's value is state: it is written, not computed back.
    ledger.setAddedInset(nearChange.addedInset, at: .near)
    ledger.setAddedInset(farChange.addedInset, at: .far)
    if near.insetHolder.isAtRest { ledger.noteHold(at: .near) }
    if far.insetHolder.isAtRest { ledger.noteHold(at: .far) }
    effects.stopsScrolling = nearChange.stopsScrolling || farChange.stopsScrolling
    let change = nearChange.offset == nil ? farChange : nearChange
    guard let offset = change.offset else { return }
    effects.writesInsetLast = change.addedInset > (nearChange.offset == nil ? before.far : before.near)
    effects.restoresOffset = effects.writesInsetLast && change.isPastEdge
    // The inset may clamp the content, so that the present offset has to be restored.
    if offset != flush.scroll.offset || ledger.addedInset != before { effects.offset = offset }
  }

  /// Advances the indicators, with the geometry that the scroll view has after the effects are carried out.
  private mutating func draw(_ sides: SideContexts, _ flush: FlushContext, _ context: inout EventContext) {
    guard context.effects.writesPlace || ledger.addedInset != sides.addedInset else {
      system.note(flush.scroll, addedInset: ledger.addedInset.near)
      return draw(sides, &context)
    }
    var after = flush
    after.scroll = context.effects.place(of: flush.scroll)
    system.note(after.scroll, addedInset: ledger.addedInset.near)
    context.scroll = after.scroll
    context.forgetGeometries()
    draw(self.sides(in: after, &context), &context)
  }

  private mutating func draw(_ sides: SideContexts, _ context: inout EventContext) {
    if let side = sides.near { context.near |= near.draw(side) }
    if let side = sides.far { context.far |= far.draw(side) }
  }
}

extension Control {
  /// Moves the inset and the content at a flush.
  fileprivate mutating func moveInset(_ context: SideContext) -> InsetHolder.Change {
    var change = insetHolder.move(context)
    change.addedInset = context.geometry.inset(displacing: change.addedInset)
    return change
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

  /// Returns `true` if the session of the other control keeps the one at a side from beginning one.
  @inline(__always)
  func isExcluded(at side: AxisSide) -> Bool {
    // Not by `control(at:)`, which copies 752 bytes: this is asked for each side six times a flush.
    side == .near ? near.isExcluded(by: far) : far.isExcluded(by: near)
  }

  /// Ends the touch: the next one counts for both controls.
  mutating func forgetTouch() {
    near.ignoresTouch = false
    far.ignoresTouch = false
  }

  private mutating func enterBackground() {
    isInBackground = true
    stopTracking()
  }

  private mutating func enterForeground(_ context: inout EventContext) {
    guard isInBackground else { return }
    isInBackground = false
    stopTracking()
    // A finger that has rested meanwhile has decided all that it could before.
    near.ignoresTouch = context.scroll.isTouched
    far.ignoresTouch = context.scroll.isTouched
    // Minutes may have passed, in another orientation: a motion is finished, not continued.
    near.insetHolder.hurry()
    far.insetHolder.hurry()
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
