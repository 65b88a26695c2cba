import ScrollPhysics

/// The values from which an indicator is drawn.
struct IndicatorState: Equatable, Sendable {

  private(set) var origin = RefreshOrigin.finger
  private(set) var outcome: RefreshOutcome?
  private(set) var motionStart = 0.0
  private(set) var endTime = -Double.infinity

  private(set) var armedFraction = SmoothedValue()
  private(set) var activityFraction = SmoothedValue()
  private(set) var outcomeFraction = SmoothedValue()
  private(set) var fraction = SmoothedValue()

  /// The progress, from 0 to 1, of a control at the end of content that does not fill the viewport into the empty
  /// space.
  private var seated = SmoothedValue()

  /// `true` if the control is placed in the empty space: during a session, and while it stays without one.
  var isSeated = false

  /// The fraction of the work that the app has reported; `nil` without a report.
  private(set) var reported: Double?

  /// The extent of a floating control, which holds no inset, in points.
  private var floating = CriticalSpring()

  /// `true` if a floating control is open: during a session and while its outcome is shown.
  private var floats = false

  private var isOutcomeShown = false
  private var armTime: Double?
  private var activeTime = Double.infinity

  /// The values of the last redraw.
  private var drawn = Drawn()

  /// The values of a redraw that change without the clock.
  private struct Drawn: Equatable, Sendable {
    var state = RefreshState.idle
    var extent = 0.0
    var hold = 0.0
    var trigger = 0.0
    var armedFraction = 0.0
    var activityFraction = 0.0
    var outcomeFraction = 0.0
    var fraction = -1.0
  }

  /// `true` if the indicator was visible in the last redraw.
  var isSeen: Bool { drawn.extent > 0 }

  /// `true` if the motion into or out of the empty space is complete.
  var isInPlace: Bool { seated.isAt(isSeated ? 1 : 0) }

  /// `true` if the extent of a floating control has not closed yet.
  var isFloating: Bool { floating.value != 0 }

  /// The visible extent, in points: the pull, and at least the open extent of a floating control.
  func extent(_ geometry: SideGeometry) -> Double {
    max(max(geometry.pullDistance + seated.value * min(geometry.emptySpace, geometry.heldExtent), floating.value), 0)
  }
}

extension IndicatorState {
  mutating func arm(at time: Double) { armTime = armTime ?? time }

  mutating func disarm() { armTime = nil }

  mutating func begin(_ origin: RefreshOrigin, _ call: CallContext, metrics: RefreshMetrics) {
    self.origin = origin
    outcome = nil
    reported = nil
    fraction.jump(to: 0)
    let isFromRest = call.visibleExtent < call.heldExtent / 2
    let delay = isFromRest ? metrics.activationDelayFromRest : metrics.activationDelay
    activeTime = min(armTime ?? call.time, call.time) + delay
    armTime = nil
  }

  mutating func end(_ outcome: RefreshOutcome, at time: Double, isShown: Bool) {
    self.outcome = outcome
    endTime = time
    isOutcomeShown = isShown
  }

  /// Forgets the outcome of the last session, which is obsolete.
  mutating func startOver() { outcome = nil }

  /// Stops showing an outcome and a floating control.
  mutating func forget() {
    isOutcomeShown = false
    armTime = nil
    floating = CriticalSpring()
  }

  /// Resets the indicator after a session; out of view, the values jump to their targets, so that the next pull begins
  /// afresh.
  mutating func rest(_ phase: Phase, _ context: SideContext) {
    armTime = nil
    if !isInSight(context) { jump(to: targets(phase, at: context.time)) }
  }

  mutating func report(_ fraction: Double) {
    reported = fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

extension IndicatorState {
  /// The targets of the smoothed values.
  struct Targets: Equatable, Sendable {
    var armedFraction = 0.0
    var activityFraction = 0.0
    var outcomeFraction = 0.0
    var fraction = 0.0
  }

  func targets(_ phase: Phase, at time: Double) -> Targets {
    var targets = Targets(fraction: reported ?? 0)
    switch phase {
    case .absent, .idle, .pulling, .noMoreData: break
    case .armed: targets.armedFraction = 1
    case .refreshing:
      targets.armedFraction = 1
      targets.activityFraction = time >= activeTime ? 1 : 0
    case .ending:
      targets.armedFraction = 1
      let showsVerdict = isOutcomeShown && time >= endTime
      targets.activityFraction = showsVerdict ? 0 : 1
      targets.outcomeFraction = showsVerdict ? 1 : 0
    }
    return targets
  }

  /// Advances by a flush; out of view the smoothed values jump.
  mutating func advance(_ phase: Phase, _ context: SideContext, isFloatingPlacement: Bool) {
    advanceFloating(phase, context, isFloatingPlacement)
    let targets = targets(phase, at: context.time)
    let wasBelow = activityFraction.value < RefreshTiming.motionThreshold
    if !isInSight(context) {
      jump(to: targets)
    } else if context.step > 0 {
      armedFraction.advance(to: targets.armedFraction, frequency: RefreshTiming.armedFrequency, by: context.step)
      activityFraction.advance(to: targets.activityFraction, frequency: RefreshTiming.activeFrequency, by: context.step)
      outcomeFraction.advance(to: targets.outcomeFraction, frequency: RefreshTiming.verdictFrequency, by: context.step)
      fraction.advance(to: targets.fraction, frequency: RefreshTiming.progressFrequency, by: context.step)
    }
    takeSeat(context)
    if wasBelow && activityFraction.value >= RefreshTiming.motionThreshold { motionStart = context.time }
  }

  private func isInSight(_ context: SideContext) -> Bool {
    extent(context.geometry) > 0 && context.scroll.isInWindow
  }

  private mutating func jump(to targets: Targets) {
    armedFraction.jump(to: targets.armedFraction)
    activityFraction.jump(to: targets.activityFraction)
    outcomeFraction.jump(to: targets.outcomeFraction)
    fraction.jump(to: targets.fraction)
  }

  /// Moves a control into or out of the empty space, gradually even if it was not visible before.
  private mutating func takeSeat(_ context: SideContext) {
    let target = isSeated ? 1.0 : 0
    if context.geometry.emptySpace == 0 || !context.scroll.isInWindow {
      seated.jump(to: target)
    } else {
      seated.advance(to: target, frequency: RefreshTiming.seatedFrequency, by: context.step)
    }
  }

  private mutating func advanceFloating(_ phase: Phase, _ context: SideContext, _ isFloatingPlacement: Bool) {
    let geometry = context.geometry
    guard isFloatingPlacement, context.scroll.isInWindow else {
      floating = CriticalSpring()
      return
    }
    floats = isHeldForTheEye(phase, at: context.time)
    let target = floats ? geometry.heldExtent : 0
    // Under a longer pull the change is not visible.
    if geometry.pullDistance >= max(target, floating.value) { floating = CriticalSpring(value: target) }
    let frequency = floats ? RefreshTiming.openingFrequency : RefreshTiming.closingFrequency
    floating.advance(to: target, frequency: frequency, by: context.step)
    if abs(floating.value - target) <= geometry.grid.halfPixel { floating = CriticalSpring(value: target) }
  }

  private func isHeldForTheEye(_ phase: Phase, at time: Double) -> Bool {
    switch phase {
    case .refreshing: true
    case .ending(let ending): time < ending.over
    case .absent, .idle, .pulling, .armed, .noMoreData: false
    }
  }

  /// Returns `true` if a frame is needed because a value is still moving.
  func isMoving(_ phase: Phase, _ geometry: SideGeometry, at time: Double) -> Bool {
    let floatTarget = floats ? geometry.heldExtent : 0
    if isFloating && floating.value != floatTarget { return true }
    if geometry.emptySpace > 0 && !isInPlace { return true }
    // Out of view one frame sets the values to their targets, so that no intermediate value is drawn when they are
    // visible again.
    guard areThere(targets(phase, at: time)) else { return true }
    return extent(geometry) > 0 && outcome != nil && time < endTime + RefreshTiming.ticksAfterEnd
  }

  /// `true` if the smoothed values have the targets of a control without a session.
  var isAtRest: Bool { areThere(Targets(fraction: reported ?? 0)) }

  private func areThere(_ targets: Targets) -> Bool {
    armedFraction.isAt(targets.armedFraction) && activityFraction.isAt(targets.activityFraction)
      && outcomeFraction.isAt(targets.outcomeFraction)
      && fraction.isAt(targets.fraction)
  }

  /// The next time at which a target changes by itself, in seconds.
  func nextChange(_ phase: Phase, after time: Double) -> Double {
    switch phase {
    case .refreshing: activeTime > time ? activeTime : .infinity
    case .ending: isOutcomeShown && endTime > time ? endTime : .infinity
    case .absent, .idle, .pulling, .armed, .noMoreData: .infinity
    }
  }

  /// Records the values to draw; returns `true` if they differ from those of the last redraw.
  mutating func changes(_ state: RefreshState, _ geometry: SideGeometry, at time: Double) -> Bool {
    let isAway = !isSeated && !isFloating && (state == .idle || state == .noMoreData)
    let extent = isAway ? 0 : extent(geometry)
    let now = Drawn(
      state: state, extent: extent, hold: geometry.heldExtent, trigger: geometry.triggerDistance,
      armedFraction: armedFraction.value,
      activityFraction: activityFraction.value, outcomeFraction: outcomeFraction.value,
      fraction: reported == nil ? -1 : fraction.value)
    let isTimed = extent > 0 && outcome != nil && time < endTime + RefreshTiming.ticksAfterEnd
    let wasSeen = isSeen
    let differs = now != drawn
    drawn = now
    return (wasSeen || isSeen) && (differs || isTimed)
  }
}
