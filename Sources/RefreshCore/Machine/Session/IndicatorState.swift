import ScrollPhysics

/// The values from which an indicator is drawn.
struct IndicatorState: Equatable, Sendable {
  private(set) var motionStart = 0.0

  /// The end of the last session; `nil` before the first, and once it is obsolete or no longer drawn in the next.
  private(set) var end: End?

  private(set) var origin = RefreshOrigin.finger

  /// `true` if the control is placed in the empty space: during a session, and while it stays without one.
  var isSeated = false

  private(set) var fractions = SmoothedFractions()

  /// The progress, from 0 to 1, of a control at the end of content that does not fill the viewport into the empty
  /// space.
  private var seated = SmoothedValue()

  /// The extent of a floating control, which holds no inset, in points.
  private var floating = CriticalSpring()

  /// The fraction of the work that the app has reported; `nil` without a report.
  private(set) var reported: Double?

  private var armTime: Double?

  private(set) var velocity = PullVelocity()

  /// The values of the last redraw.
  private var drawn = Drawn()

  /// The end of a session.
  struct End: Equatable, Sendable {
    /// The time from which the outcome is drawn, in seconds.
    let time: Double

    /// The time until which the list may grow by what the session has brought, in seconds; before all times if it brings nothing.
    let patienceEnd: Double

    let outcome: RefreshOutcome

    /// `true` if the outcome is shown before the list closes.
    var isShown: Bool

    /// `true` if the next session has begun, in which the outcome only fades.
    var isOver = false
  }

  /// The values of a redraw that change without the clock.
  fileprivate struct Drawn: Equatable, Sendable {
    var extent = 0.0
    var hold = 0.0
    var trigger = 0.0
    var velocity = 0.0
    var fractions = Fractions()
    var state = RefreshState.idle
    var hasProgress = false
  }

  /// The outcome of the last session; `nil` if there is none.
  var outcome: RefreshOutcome? { end?.isOver == false ? end?.outcome : nil }

  /// The time until which a list that was loaded into may still grow, in seconds; before all times if nothing was loaded.
  var patienceEnd: Double { end?.isOver == false ? end?.patienceEnd ?? -.infinity : -.infinity }

  /// `true` if the indicator was visible in the last redraw.
  var isSeen: Bool { drawn.extent > 0 }

  /// `true` if the motion into or out of the empty space is complete.
  var isInPlace: Bool { seated.isAt(isSeated ? 1 : 0) }

  /// `true` if the extent of a floating control has not closed yet.
  var isFloating: Bool { floating.value != 0 }

  /// The visible extent, in points: the pull from its start, and at least the open extent of a floating control.
  func extent(_ geometry: SideGeometry) -> Double {
    guard !geometry.isHidden else { return 0 }
    return max(max(geometry.pullDistance + seat(geometry) - geometry.start, floating.value), 0)
  }

  /// The part of the empty space that the control takes, in points.
  func seat(_ geometry: SideGeometry) -> Double {
    geometry.isHidden ? 0 : seated.value * min(geometry.emptySpace, geometry.openExtent)
  }

}

extension IndicatorState {
  mutating func arm(at time: Double) { armTime = armTime ?? time }

  mutating func disarm() { armTime = nil }

  /// Begins a session; returns the time at which the indicator becomes active, in seconds.
  mutating func begin(_ origin: RefreshOrigin, _ call: CallContext, metrics: RefreshMetrics) -> Double {
    self.origin = origin
    end?.isOver = true
    reported = nil
    fractions.startWork()
    let isFromRest = call.visibleExtent < call.heldExtent / 2
    let delay = isFromRest ? metrics.activationDelayFromRest : metrics.activationDelay
    let start = min(armTime ?? call.time, call.time)
    armTime = nil
    return start + delay
  }

  mutating func end(_ outcome: RefreshOutcome, at time: Double, isShown: Bool) {
    let brings = outcome == .success || outcome == .noMoreData
    let patienceEnd = brings ? time + RefreshTiming.patience : -.infinity
    end = End(time: time, patienceEnd: patienceEnd, outcome: outcome, isShown: isShown)
  }

  /// Shows that there is nothing left to load, which no session has said: it brings no rows either.
  mutating func exhaust(at time: Double) {
    end = End(time: time, patienceEnd: patienceEnd, outcome: .noMoreData, isShown: false)
  }

  /// Forgets the outcome of the last session, which is obsolete.
  mutating func startOver() { end = nil }

  /// Stops showing an outcome and a floating control.
  mutating func forget() {
    end?.isShown = false
    armTime = nil
    floating = CriticalSpring()
  }

  /// Resets the indicator after a session; out of view, the values jump to their targets, so that the next pull begins
  /// afresh.
  mutating func rest(_ phase: Phase, _ context: SideContext) {
    armTime = nil
    if !isInSight(context) { fractions.jump(to: targets(phase, at: context.time)) }
  }

  mutating func report(_ fraction: Double) { reported = fraction.isFinite ? min(max(fraction, 0), 1) : nil }

  /// The time from which the outcome is shown, in seconds; `nil` if it is not.
  private var shownEnd: Double? { end.flatMap { $0.isShown && !$0.isOver ? $0.time : nil } }

  func targets(_ phase: Phase, at time: Double) -> Fractions {
    let work = reported ?? 0
    switch phase {
    case .absent, .idle, .pulling, .noMoreData: return Fractions(work: work)
    case .armed: return Fractions(armed: 1, work: work)
    case .refreshing(let running):
      return Fractions(armed: 1, activity: time >= running.activityStart ? 1 : 0, work: work)
    case .ending:
      let outcome = time >= shownEnd ?? .infinity ? 1.0 : 0
      return Fractions(armed: 1, activity: 1 - outcome, outcome: outcome, work: work)
    }
  }

  /// Advances by a flush; out of view the smoothed values jump.
  mutating func advance(_ phase: Phase, _ context: SideContext, floats: Bool) {
    advanceFloating(phase, context, floats)
    let targets = targets(phase, at: context.time)
    let wasBelow = fractions.activity.value < RefreshTiming.motionThreshold
    if !isInSight(context) {
      fractions.jump(to: targets)
    } else if context.step > 0 {
      fractions.advance(to: targets, by: context.step)
    }
    if end?.isOver == true, fractions.outcome.value == 0 { end = nil }
    takeSeat(context)
    if wasBelow && fractions.activity.value >= RefreshTiming.motionThreshold { motionStart = context.time }
  }

  /// Measures the velocity of a pull; content that nothing moves, or that is not in sight, has none.
  ///
  /// - Returns: `true` if the content has moved since the last frame.
  mutating func measure(_ context: SideContext, isMoving: Bool) -> Bool {
    guard isMoving, isInSight(context) else {
      velocity.rest()
      return false
    }
    // Between frames a touch has moved the content or has not: only a whole frame tells the speed.
    guard context.isTick else { return false }
    let before = velocity.last
    velocity.follow(context.geometry.pullDistance, at: context.time)
    return before.map { $0.distance != context.geometry.pullDistance } ?? true
  }

  private func isInSight(_ context: SideContext) -> Bool { extent(context.geometry) > 0 && context.scroll.isInWindow }

  /// Moves a control into or out of the empty space, gradually even if it was not visible before.
  private mutating func takeSeat(_ context: SideContext) {
    let target = isSeated ? 1.0 : 0
    if context.geometry.emptySpace == 0 || !context.scroll.isInWindow {
      seated.jump(to: target)
    } else {
      seated.advance(to: target, frequency: RefreshTiming.seatedFrequency, by: context.step)
    }
  }

  private mutating func advanceFloating(_ phase: Phase, _ context: SideContext, _ isFloatingControl: Bool) {
    let geometry = context.geometry
    guard isFloatingControl, context.scroll.isInWindow else {
      floating = CriticalSpring()
      return
    }
    let isOpen = isHeldForTheEye(phase, at: context.time)
    let target = isOpen ? geometry.heldExtent : 0
    // Under a longer pull the change is not visible.
    let pulled = geometry.pullDistance - geometry.start
    if pulled >= max(target, floating.value) { floating = CriticalSpring(value: target) }
    let frequency = isOpen ? SettleMotion.openingFrequency : SettleMotion.closingFrequency
    floating.advance(to: target, frequency: frequency, by: context.step)
    if abs(floating.value - target) <= geometry.grid.halfPixel { floating = CriticalSpring(value: target) }
  }

  /// Returns `true` while a session runs or its outcome is shown.
  func isHeldForTheEye(_ phase: Phase, at time: Double) -> Bool {
    phase.state == .refreshing || phase.ending.map { time < $0.over } == true
  }

  /// Returns `true` if a frame is needed because a value is still moving.
  func isMoving(_ phase: Phase, _ geometry: SideGeometry, at time: Double) -> Bool {
    let floatTarget = isHeldForTheEye(phase, at: time) ? geometry.heldExtent : 0
    if isFloating && floating.value != floatTarget { return true }
    if geometry.emptySpace > 0 && !isInPlace { return true }
    // Out of view one frame sets the values to their targets, so that no intermediate value is drawn when they are
    // visible again.
    guard fractions.areAt(targets(phase, at: time)) else { return true }
    return extent(geometry) > 0 && hasEndedRecently(at: time)
  }

  /// Returns `true` if an animator may still draw the time since the end.
  private func hasEndedRecently(at time: Double) -> Bool {
    end.map { time < $0.time + RefreshTiming.ticksAfterEnd } ?? false
  }

  /// `true` if the smoothed values have the targets of a control without a session.
  var isAtRest: Bool { fractions.areAt(Fractions(work: reported ?? 0)) }

  /// The next time at which a target changes by itself, in seconds.
  func nextChange(_ phase: Phase, after time: Double) -> Double {
    let next = phase.running?.activityStart ?? (phase.state == .ending ? shownEnd : nil) ?? .infinity
    return next > time ? next : .infinity
  }

  /// Records the values to draw; returns `true` if they differ from those of the last redraw.
  ///
  /// A velocity alone waits for the next frame of content that moves: the layout pass has drawn this one.
  mutating func changes(_ state: RefreshState, _ context: SideContext, isMoving: Bool) -> Bool {
    let geometry = context.geometry
    let isAway = !isSeated && !isFloating && state.isAtRest
    let extent = isAway ? 0 : extent(geometry)
    var now = Drawn(
      extent: extent, hold: geometry.heldExtent, trigger: geometry.triggerDistance, velocity: velocity.value,
      fractions: fractions.values, state: state, hasProgress: reported != nil)
    let isTimed = extent > 0 && hasEndedRecently(at: context.time)
    let wasSeen = isSeen
    let velocity = now.velocity
    if isMoving { now.velocity = drawn.velocity }
    let differs = now != drawn
    if differs || isTimed { now.velocity = velocity }
    drawn = now
    return (wasSeen || isSeen) && (differs || isTimed)
  }
}

/// The velocity of a pull, measured from its distances and their times, and smoothed.
struct PullVelocity: Equatable, Sendable {
  /// The velocity, in points per second; above 0 while the content is pulled out.
  private(set) var value = 0.0

  /// The last distance in points, and its time in seconds; `nil` at rest.
  private(set) var last: Sample?

  struct Sample: Equatable, Sendable {
    var distance: Double
    var time: Double
  }

  /// The time over which the velocity is smoothed, in seconds: two frames at 60 Hz, because a touch may come in any of them.
  private static let smoothing = 1.0 / 30

  /// The velocity that counts as none, in points per second: less than a pixel in a frame.
  private static let least = 1.0

  /// Follows the pull to a distance at a time.
  ///
  /// The change of the distance counts in full at any step of time, also at none.
  mutating func follow(_ distance: Double, at time: Double) {
    guard distance.isFinite, time.isFinite else { return }
    defer { last = Sample(distance: distance, time: time) }
    guard let last else { return }
    let elapsed = max(time - last.time, 0)
    let change = distance - last.distance
    let kept = Kernel.exp(-elapsed / Self.smoothing)
    let share = elapsed > 0 ? (1 - kept) / elapsed : 1 / Self.smoothing
    let next = value * kept + change * share
    let isOver = change == 0 && abs(next) < Self.least
    value = isOver ? 0 : next.clamped(to: -NumberLimits.largest...NumberLimits.largest, else: 0)
  }

  /// Forgets the movement: the content stands still.
  mutating func rest() {
    value = 0
    last = nil
  }
}
