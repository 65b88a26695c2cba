import ScrollPhysics

/// The numbers that a drawing is made of.
struct IndicatorState: Equatable, Sendable {
  typealias RefreshTiming = RefreshTiming

  private(set) var origin = RefreshOrigin.finger
  private(set) var outcome: RefreshOutcome?
  private(set) var motionStart = 0.0
  private(set) var endTime = -Double.infinity

  private(set) var armedFraction = SmoothedValue()
  private(set) var activityFraction = SmoothedValue()
  private(set) var outcomeFraction = SmoothedValue()
  private(set) var fraction = SmoothedValue()

  /// From 0 to 1 as a control at the end of content that does not fill the viewport takes its place in the room that is
  /// left.
  private var seated = SmoothedValue()

  /// Whether it stands there: while a session runs, and while the control stays without one.
  var isSeated = false

  /// The fraction of the work that was reported; `nil` while nobody has.
  private(set) var reported: Double?

  /// The extent that a floating control is told it holds.
  private var floating = CriticalSpring()

  /// What is drawn while its session runs is held for the eye, whether or not the list is.
  private var floats = false

  private var isOutcomeShown = false
  private var armTime: Double?
  private var activeTime = Double.infinity

  /// What the last redraw showed.
  private var drawn = Drawn()

  /// What a redraw shows, as far as it changes without the clock.
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

  /// Whether the last redraw showed anything.
  var isSeen: Bool { drawn.extent > 0 }

  /// Whether the place at the end of short content is taken or left.
  var isInPlace: Bool { seated.isAt(isSeated ? 1 : 0) }

  /// Whether the extent of a floating control has not closed yet.
  var isFloating: Bool { floating.value != 0 }

  /// How far the content's edge is from its rest; with a floating control at least what would be held.
  func extent(_ geometry: SideGeometry) -> Double {
    max(max(geometry.pullDistance + seated.value * min(geometry.emptySpace, geometry.heldExtent), floating.value), 0)
  }
}

extension IndicatorState {
  mutating func arm(at time: Double) { armTime = armTime ?? time }

  mutating func disarm() { armTime = nil }

  mutating func begin(_ origin: RefreshOrigin, at time: Double, extent: Double, hold: Double, metrics: RefreshMetrics) {
    self.origin = origin
    outcome = nil
    reported = nil
    fraction.jump(to: 0)
    let isFromRest = extent < hold / 2
    let delay = isFromRest ? metrics.activationDelayFromRest : metrics.activationDelay
    activeTime = min(armTime ?? time, time) + delay
    armTime = nil
  }

  mutating func end(_ outcome: RefreshOutcome, at time: Double, isShown: Bool) {
    self.outcome = outcome
    endTime = time
    isOutcomeShown = isShown
  }

  /// What was said of the last session is no longer true.
  mutating func startOver() { outcome = nil }

  /// Nothing is shown any more.
  mutating func forget() {
    isOutcomeShown = false
    armTime = nil
    floating = CriticalSpring()
  }

  /// Nothing goes on any more; where nothing of it is in sight the next pull finds nothing of it either.
  mutating func rest(_ phase: Phase, _ geometry: SideGeometry, _ context: FlushContext) {
    armTime = nil
    if !isInSight(geometry, context) { jump(to: targets(phase, at: context.time)) }
  }

  mutating func report(_ fraction: Double) {
    reported = fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

extension IndicatorState {
  /// Where the followers go.
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

  /// Goes on by a flush; while nothing can be seen the followers jump.
  mutating func advance(_ phase: Phase, _ geometry: SideGeometry, _ context: FlushContext, isFloatingPlacement: Bool) {
    advanceFloating(phase, geometry, context, isFloatingPlacement)
    let targets = targets(phase, at: context.time)
    let wasBelow = activityFraction.value < RefreshTiming.motionThreshold
    if !isInSight(geometry, context) {
      jump(to: targets)
    } else if context.step > 0 {
      armedFraction.advance(to: targets.armedFraction, frequency: RefreshTiming.armedFrequency, by: context.step)
      activityFraction.advance(to: targets.activityFraction, frequency: RefreshTiming.activeFrequency, by: context.step)
      outcomeFraction.advance(to: targets.outcomeFraction, frequency: RefreshTiming.verdictFrequency, by: context.step)
      fraction.advance(to: targets.fraction, frequency: RefreshTiming.progressFrequency, by: context.step)
    }
    takeSeat(geometry, context)
    if wasBelow && activityFraction.value >= RefreshTiming.motionThreshold { motionStart = context.time }
  }

  private func isInSight(_ geometry: SideGeometry, _ context: FlushContext) -> Bool {
    extent(geometry) > 0 && context.scroll.isInWindow
  }

  private mutating func jump(to targets: Targets) {
    armedFraction.jump(to: targets.armedFraction)
    activityFraction.jump(to: targets.activityFraction)
    outcomeFraction.jump(to: targets.outcomeFraction)
    fraction.jump(to: targets.fraction)
  }

  /// Where there is room for it the place is taken gradually also from nothing.
  private mutating func takeSeat(_ geometry: SideGeometry, _ context: FlushContext) {
    let target = isSeated ? 1.0 : 0
    if geometry.emptySpace == 0 || !context.scroll.isInWindow {
      seated.jump(to: target)
    } else {
      seated.advance(to: target, frequency: RefreshTiming.seatedFrequency, by: context.step)
    }
  }

  private mutating func advanceFloating(
    _ phase: Phase, _ geometry: SideGeometry, _ context: FlushContext, _ isFloatingPlacement: Bool
  ) {
    guard isFloatingPlacement, context.scroll.isInWindow else {
      floating = CriticalSpring()
      return
    }
    floats = isHeldForTheEye(phase, at: context.time)
    let target = floats ? geometry.heldExtent : 0
    // Under a pull that is longer the change cannot be seen.
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

  /// Whether a frame is needed: something is on its way.
  func isMoving(_ phase: Phase, _ geometry: SideGeometry, at time: Double) -> Bool {
    let floatTarget = floats ? geometry.heldExtent : 0
    if isFloating && floating.value != floatTarget { return true }
    if geometry.emptySpace > 0 && !isInPlace { return true }
    // Out of sight one frame brings the followers to their targets, so that nothing of now is seen when they come back.
    guard areThere(targets(phase, at: time)) else { return true }
    return extent(geometry) > 0 && outcome != nil && time < endTime + RefreshTiming.ticksAfterEnd
  }

  /// Whether the followers are where they belong when nothing goes on.
  var isAtRest: Bool { areThere(Targets(fraction: reported ?? 0)) }

  private func areThere(_ targets: Targets) -> Bool {
    armedFraction.isAt(targets.armedFraction) && activityFraction.isAt(targets.activityFraction)
      && outcomeFraction.isAt(targets.outcomeFraction)
      && fraction.isAt(targets.fraction)
  }

  /// The next moment at which a target changes by itself.
  func nextChange(_ phase: Phase, after time: Double) -> Double {
    switch phase {
    case .refreshing: activeTime > time ? activeTime : .infinity
    case .ending: isOutcomeShown && endTime > time ? endTime : .infinity
    case .absent, .idle, .pulling, .armed, .noMoreData: .infinity
    }
  }

  /// Remembers what is shown; answers whether it differs from what was.
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
