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
  var controls = Controls()
  var insets = ListInsets()
  var gesture = Gesture()
  var timer = FrameTimer()
  var scrollAnchor = ScrollAnchor()
  var isInBackground = false

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
  /// - Returns: The effects.
  public mutating func receive(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    answer(event, scroll, at: time)
  }

  #if PROVE_NO_ALLOCATION
  @_noAllocation
  #endif
  @inline(__always)
  private mutating func answer(_ event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    guard case .scrolled = event, let quietRange, quietRange.contains(scroll, at: time),
      scroll.isDragged == gesture.isDragging
    else { return handle(event, scroll, at: time) }
    gesture.direction.note(scroll)
    controls.near.loads.trigger.pass(scroll, by: gesture.direction)
    controls.far.loads.trigger.pass(scroll, by: gesture.direction)
    var effects = Effects()
    effects.wake = quietRange.wake
    return effects
  }

  /// Sets the settings of the control at a side; they take effect at the next event.
  ///
  /// - Returns: `true` if they differ from those before.
  @discardableResult
  public mutating func configure(_ settings: SideSettings, at side: AxisSide) -> Bool {
    guard settings != self.settings(at: side) else { return false }
    quietRange = nil
    controls.update(side) { $0.settings = settings }
    return true
  }

  @inline(never)
  private mutating func handle(_ event: Event, _ reading: ScrollMetrics, at time: Double) -> Effects {
    // A frame is stamped with the time at which it is seen, so a call after it may have an earlier time.
    if time.isFinite { now = max(now, time) }
    insets.ledger.pass(now)
    var context = EventContext(scroll: reading, time: now, isUsable: reading.isUsable)
    gesture.sift(&context.scroll)
    let scroll = context.scroll
    // A scroll that means nothing ends nothing.
    if context.isUsable || event != .scrolled { quietRange = nil }
    let had = (controls.near.isPresentOrLeaving, controls.far.isPresentOrLeaving)
    switch event {
    case .scrolled:
      record(&context)
      context.effects.asksForFlush = true
    case .laidOut, .woke: flush(&context, isTick: false)
    case .ticked: flush(&context, isTick: true)
    case .lifted, .touchCancelled:
      lift(&context, isCancelled: event == .touchCancelled)
      context.effects.asksForFlush = true
    case .enteredBackground:
      isInBackground = true
      stopTracking()
    case .enteredForeground: enterForeground(&context)
    default: call(event, &context)
    }
    if context.effects.writesPlace {
      // The geometries after a write are not those of the reading.
      var look = EventContext(scroll: scroll, time: now, isUsable: context.isUsable)
      look.effects.inset = context.effects.inset
      context.effects.wake = nextWake(&look)
    } else {
      context.effects.wake = nextWake(&context)
    }
    // The next frame integrates one frame, not the pause before it.
    if context.effects.wake != .nextFrame { timer.pause() }
    if event.isFlush { beginQuiet(&context) }
    answer(&context, had: had)
    return context.effects
  }

  /// Finds the offsets between which no scroll is recorded until the next flush.
  private mutating func beginQuiet(_ context: inout EventContext) {
    let wake = context.effects.wake
    guard wake != .nextFrame, !context.effects.writesGeometry, context.isUsable, !isInBackground else { return }
    quietRange = QuietRange(until: wake, controls, insets, context.scroll, at: now)
    // The next drag begins there, whatever the content did at the edge before.
    if quietRange != nil, !gesture.isDragging { gesture.recordFree(pull: SidePair()) }
  }
}

extension RefreshStateMachine {
  /// Records the parts of a reading that a later one does not contain.
  private mutating func record(_ context: inout EventContext) {
    let scroll = context.scroll
    // UIKit resets the offset and the safe area for its snapshots in the background.
    guard context.isUsable, !isInBackground else { return }
    gesture.direction.note(scroll)
    guard insets.record(scroll), scroll.isInWindow else { return }
    // Of an absent control, nothing is recorded: it ignores the touch during which it comes.
    let near = isInvolved(.near) ? geometry(.near, &context) : nil
    let far = isInvolved(.far) ? geometry(.far, &context) : nil
    if let near { controls.near.insetHolder.see(near) }
    if let far { controls.far.insetHolder.see(far) }
    gesture.recordStart(near, far, in: scroll)
    let pull = SidePair(near: near?.pullDistance ?? 0, far: far?.pullDistance ?? 0)
    guard scroll.isDragged else { return gesture.recordFree(pull: pull) }
    // A pinch below the smallest scale overscrolls, but is no pull.
    gesture.recordDrag(pull: scroll.isZooming ? SidePair() : pull, offset: scroll.offset, at: context.time)
  }

  /// Handles a lift: a pull that has reached the trigger fires, unless the touch was cancelled.
  private mutating func lift(_ context: inout EventContext, isCancelled: Bool) {
    let scroll = context.scroll
    guard context.isUsable, !isInBackground else { return }
    let wasDragging = gesture.isDragging
    // Only the pan has a velocity at its end; a touch that the system takes away flings nothing.
    let isKnown = scroll.isLifting && wasDragging
    let velocity = isKnown ? (isCancelled ? 0 : scroll.dragVelocity) : nil
    gesture.lift(at: context.time, velocity: velocity)
    let (near, far) = (geometry(.near, scroll), geometry(.far, scroll))
    // A touch that the system takes away, for a swipe back or with the window, has decided nothing (report B036).
    if wasDragging, !isCancelled {
      release(near, &context)
      release(far, &context)
      cancelExcluded(&context)
    } else {
      controls.updateBoth { $0.cancelTouch() }
    }
    controls.near.insetHolder.lift(addedInset: insets.ledger.addedInset.near, near)
    controls.far.insetHolder.lift(addedInset: insets.ledger.addedInset.far, far)
    controls.updateBoth { $0.ignoresTouch = false }
  }

  private mutating func release(_ geometry: SideGeometry, _ context: inout EventContext) {
    let side = geometry.side
    // The pull of the last move: UIKit may already have made the first step of its bounce inside the lift.
    let lift = gesture.lift(at: side)
    let isExcluded = controls.isExcluded(at: side)
    let refusal = controls[side].refusal(of: lift, geometry, isExcluded: isExcluded)
    if side == .near { context.nearRefusal = refusal } else { context.farRefusal = refusal }
    let call = CallContext(
      time: context.time, visibleExtent: max(lift.pull - geometry.start, 0), heldExtent: geometry.heldExtent,
      isTouched: context.scroll.isTouched, isExcluded: isExcluded)
    context[side] |= controls.update(side) { $0.release(lift, geometry, call) }
  }

  /// Decides on everything that was recorded, and writes the geometry.
  private mutating func flush(_ context: inout EventContext, isTick: Bool) {
    let reading = context.scroll
    guard context.isUsable, !isInBackground else { return endOverdue(&context) }
    // First: a foreign write has already moved the content, and everything below has to see the list as it was
    // (report B002).
    let isRepaired = insets.repair(&controls, &context)
    insets.followBars(&controls.near, &context.scroll)
    insets.system.read(context.scroll, at: context.time)
    let before = insets.ledger.addedInset
    followFinger(&context, isTick: isTick)
    if !gesture.isDown(in: context.scroll) { controls.updateBoth { $0.ignoresTouch = false } }
    keepPlace(&context, isTick: isTick)
    let isFirst = gesture.liftTime.map { !timer.hasTicked(after: $0) } ?? false
    let velocity = isTick ? timer.velocity(to: context.scroll.offset, at: context.time) : 0
    let flush = FlushContext(
      scroll: context.scroll, time: context.time, isTick: isTick, step: isTick ? timer.step(at: context.time) : 0,
      frame: timer.frame, velocity: velocity, isFirstAfterLift: isFirst)
    let sides = decide(flush, &context)
    controls.near.updateResidentInset(flush.scroll)
    controls.far.updateResidentInset(flush.scroll)
    insets.move(&controls, sides, &context)
    if !sides.awaitCallbacks { gesture.endLift() }
    // An equal inset is not written: even that would lay out the list, and a collection view anew (report B118).
    let ledger = insets.ledger
    if ledger.addedInset != before || isRepaired, ledger.total != reading.inset { context.effects.inset = ledger.total }
    if context.effects.offset == nil, abs(flush.scroll.offset - reading.offset) > reading.grid.halfPixel {
      context.effects.offset = flush.scroll.offset
    }
    // A closing may have undone the move of a repair.
    if context.effects.offset == reading.offset, context.effects.inset == nil { context.effects.offset = nil }
    context.effects.restoreUnderFinger(reading)
    if isTick { timer.note(offset: context.effects.offset ?? flush.scroll.offset) }
    draw(sides, flush, &context)
  }

  /// Keeps the visible rows in place when a load inserts rows before them.
  ///
  /// Not without a window, where nothing is laid out: the first layout in one is compared with the last before.
  private mutating func keepPlace(_ context: inout EventContext, isTick: Bool) {
    guard context.scroll.isInWindow else { return }
    let isKept = controls.near.keepsPlace(at: context.time)
    guard let offset = scrollAnchor.follow(context.scroll, isKept: isKept, isTick: isTick) else { return }
    context.scroll.offset = context.scroll.grid.rounded(offset)
    context.forgetGeometries()
    insets.lastOffset = context.scroll.offset
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

  /// The facts of a flush for both controls, as the machine is now.
  private mutating func sides(in flush: FlushContext, _ context: inout EventContext) -> SideContexts {
    var sides = SideContexts(addedInset: insets.ledger.addedInset)
    if isInvolved(.near) { sides.near = sideContext(controls.near, geometry(.near, &context), flush) }
    if isInvolved(.far) { sides.far = sideContext(controls.far, geometry(.far, &context), flush) }
    return sides
  }

  @inline(__always)
  private func sideContext(_ control: Control, _ geometry: SideGeometry, _ flush: FlushContext) -> SideContext {
    let side = geometry.side
    let addedInset = insets.ledger.addedInset[side]
    return SideContext(
      flush: flush, geometry: geometry, addedInset: addedInset,
      displacement: geometry.displacement(byInset: addedInset),
      followsContent: side == .near && control.settings.followsContent(in: flush.scroll),
      isAtBar: side == .near && !control.loadsMore && geometry.overscroll > -QuietRange.barReach,
      lift: gesture.lift(at: side), scrollDirection: gesture.direction, isExcluded: controls.isExcluded(at: side),
      mayFill: controls.mayFill(at: side), isBarMoving: control.loadsMore && insets.system.isMoving(at: flush.time))
  }

  /// Decides on the states of both controls; returns the facts of the flush as the machine is then.
  private mutating func decide(_ flush: FlushContext, _ context: inout EventContext) -> SideContexts {
    var sides = sides(in: flush, &context)
    let hadLostInset = (controls.near.hasLostInset, controls.far.hasLostInset)
    let length = context.scroll.contentLength
    controls.updateBoth { if !$0.isRefreshing { $0.loads.restLength = length } }
    if let side = sides.near { context.near |= controls.near.decide(side) }
    // The decision at the near side may have begun or ended a session.
    sides.far?.isExcluded = controls.isExcluded(at: .far)
    sides.far?.mayFill = controls.mayFill(at: .far)
    if let side = sides.far { context.far |= controls.far.decide(side) }
    cancelExcluded(&context)
    // A session that begins holds an inset again, which the one before it had lost.
    if hadLostInset != (controls.near.hasLostInset, controls.far.hasLostInset) {
      context.forgetGeometries()
      sides = self.sides(in: flush, &context)
    }
    sides.awaitCallbacks = awaitsCallbacks(&sides, &context, isTick: flush.isTick)
    return sides
  }

  /// Returns `true` if the content may be taken over by a later flush of the turn of a lift.
  ///
  /// The app, which hears of the action first, may remove the control, end the session or write an inset: what was taken over
  /// would jump.
  private func awaitsCallbacks(_ sides: inout SideContexts, _ context: inout EventContext, isTick: Bool) -> Bool {
    guard gesture.liftVelocity != nil, !isTick else { return false }
    guard !context.scroll.isLifting else { return true }
    let isStarting = (context.near | context.far).contains(.startAction)
    // Where both controls have a motion to begin, the frame decides which of them does.
    guard isStarting || (controls.near.insetHolder.isBusy && controls.far.insetHolder.isBusy) else { return false }
    sides.near?.lift.velocity = nil
    sides.far?.lift.velocity = nil
    if isStarting { context.effects.asksForFlush = true }
    return isStarting
  }

  /// Advances the indicators, with the geometry that the scroll view has after the effects are carried out.
  private mutating func draw(_ sides: SideContexts, _ flush: FlushContext, _ context: inout EventContext) {
    let addedInset = insets.ledger.addedInset
    guard context.effects.writesPlace || addedInset != sides.addedInset else {
      insets.system.note(flush.scroll, addedInset: addedInset.near)
      return controls.draw(sides, &context)
    }
    var after = flush
    after.scroll = context.effects.place(of: flush.scroll)
    insets.system.note(after.scroll, addedInset: addedInset.near)
    context.scroll = after.scroll
    context.forgetGeometries()
    controls.draw(self.sides(in: after, &context), &context)
  }

  private mutating func enterForeground(_ context: inout EventContext) {
    guard isInBackground else { return }
    isInBackground = false
    stopTracking()
    // A finger that has rested meanwhile has decided all that it could before.
    let isTouched = context.scroll.isTouched
    controls.updateBoth { $0.ignoresTouch = isTouched }
    // Minutes may have passed, in another orientation: a motion is finished, not continued.
    controls.updateBoth { $0.insetHolder.hurry() }
    context.effects.asksForFlush = true
  }

  /// Forgets the touch and the frames before the app went to the background or came back.
  private mutating func stopTracking() {
    gesture.forget()
    controls.updateBoth { $0.ignoresTouch = false }
    timer.pause()
    controls.updateBoth { $0.cancelTouch() }
  }
}
