import ScrollPhysics

/// The numbers that a drawing is made of.
struct Picture: Equatable, Sendable {
  typealias Times = RefreshStateMachine.Times

  private(set) var origin = RefreshOrigin.finger
  private(set) var outcome: RefreshOutcome?
  private(set) var motionStart = 0.0
  private(set) var endTime = -Double.infinity

  private(set) var armed = Follower()
  private(set) var active = Follower()
  private(set) var verdict = Follower()
  private(set) var fraction = Follower()

  /// From 0 to 1 as a control at the end of content that does not fill the viewport takes its place in the room that is
  /// left.
  private var seated = Follower()

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
    var armed = 0.0
    var active = 0.0
    var verdict = 0.0
    var fraction = -1.0
  }

  /// Whether the last redraw showed anything.
  var isSeen: Bool { drawn.extent > 0 }

  /// Whether the place at the end of short content is taken or left.
  var isInPlace: Bool { seated.isAt(isSeated ? 1 : 0) }

  /// Whether the extent of a floating control has not closed yet.
  var isFloating: Bool { floating.value != 0 }

  /// How far the content's edge is from its rest; with a floating control at least what would be held.
  func extent(_ station: Station) -> Double {
    max(max(station.pull + seated.value * min(station.gap, station.extent), floating.value), 0)
  }
}

extension Picture {
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
  mutating func rest(_ phase: Phase, _ station: Station, _ moment: Moment) {
    armTime = nil
    if !isInSight(station, moment) { jump(to: targets(phase, at: moment.time)) }
  }

  mutating func report(_ fraction: Double) {
    reported = fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

extension Picture {
  /// Where the followers go.
  struct Targets: Equatable, Sendable {
    var armed = 0.0
    var active = 0.0
    var verdict = 0.0
    var fraction = 0.0
  }

  func targets(_ phase: Phase, at time: Double) -> Targets {
    var targets = Targets(fraction: reported ?? 0)
    switch phase {
    case .absent, .idle, .pulling, .noMoreData: break
    case .armed: targets.armed = 1
    case .refreshing:
      targets.armed = 1
      targets.active = time >= activeTime ? 1 : 0
    case .ending:
      targets.armed = 1
      let showsVerdict = isOutcomeShown && time >= endTime
      targets.active = showsVerdict ? 0 : 1
      targets.verdict = showsVerdict ? 1 : 0
    }
    return targets
  }

  /// Goes on by a flush; while nothing can be seen the followers jump.
  mutating func advance(_ phase: Phase, _ station: Station, _ moment: Moment, isFloatingPlacement: Bool) {
    advanceFloating(phase, station, moment, isFloatingPlacement)
    let targets = targets(phase, at: moment.time)
    let wasBelow = active.value < Times.motionThreshold
    if !isInSight(station, moment) {
      jump(to: targets)
    } else if moment.step > 0 {
      armed.advance(to: targets.armed, frequency: Times.armedFrequency, by: moment.step)
      active.advance(to: targets.active, frequency: Times.activeFrequency, by: moment.step)
      verdict.advance(to: targets.verdict, frequency: Times.verdictFrequency, by: moment.step)
      fraction.advance(to: targets.fraction, frequency: Times.progressFrequency, by: moment.step)
    }
    takeSeat(station, moment)
    if wasBelow && active.value >= Times.motionThreshold { motionStart = moment.time }
  }

  private func isInSight(_ station: Station, _ moment: Moment) -> Bool {
    extent(station) > 0 && moment.scroll.isInWindow
  }

  private mutating func jump(to targets: Targets) {
    armed.jump(to: targets.armed)
    active.jump(to: targets.active)
    verdict.jump(to: targets.verdict)
    fraction.jump(to: targets.fraction)
  }

  /// Where there is room for it the place is taken gradually also from nothing.
  private mutating func takeSeat(_ station: Station, _ moment: Moment) {
    let target = isSeated ? 1.0 : 0
    if station.gap == 0 || !moment.scroll.isInWindow {
      seated.jump(to: target)
    } else {
      seated.advance(to: target, frequency: Times.seatedFrequency, by: moment.step)
    }
  }

  private mutating func advanceFloating(
    _ phase: Phase, _ station: Station, _ moment: Moment, _ isFloatingPlacement: Bool
  ) {
    guard isFloatingPlacement, moment.scroll.isInWindow else {
      floating = CriticalSpring()
      return
    }
    floats = isHeldForTheEye(phase, at: moment.time)
    let target = floats ? station.extent : 0
    // Under a pull that is longer the change cannot be seen.
    if station.pull >= max(target, floating.value) { floating = CriticalSpring(value: target) }
    let frequency = floats ? Times.openingFrequency : Times.closingFrequency
    floating.advance(to: target, frequency: frequency, by: moment.step)
    if abs(floating.value - target) <= station.grid.halfPixel { floating = CriticalSpring(value: target) }
  }

  private func isHeldForTheEye(_ phase: Phase, at time: Double) -> Bool {
    switch phase {
    case .refreshing: true
    case .ending(let ending): time < ending.over
    case .absent, .idle, .pulling, .armed, .noMoreData: false
    }
  }

  /// Whether a frame is needed: something is on its way.
  func isMoving(_ phase: Phase, _ station: Station, at time: Double) -> Bool {
    let floatTarget = floats ? station.extent : 0
    if isFloating && floating.value != floatTarget { return true }
    if station.gap > 0 && !isInPlace { return true }
    // Out of sight one frame brings the followers to their targets, so that nothing of now is seen when they come back.
    guard areThere(targets(phase, at: time)) else { return true }
    return extent(station) > 0 && outcome != nil && time < endTime + Times.ticksAfterEnd
  }

  /// Whether the followers are where they belong when nothing goes on.
  var isAtRest: Bool { areThere(Targets(fraction: reported ?? 0)) }

  private func areThere(_ targets: Targets) -> Bool {
    armed.isAt(targets.armed) && active.isAt(targets.active) && verdict.isAt(targets.verdict)
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
  mutating func changes(_ state: RefreshState, _ station: Station, at time: Double) -> Bool {
    let isAway = !isSeated && !isFloating && (state == .idle || state == .noMoreData)
    let extent = isAway ? 0 : extent(station)
    let now = Drawn(
      state: state, extent: extent, hold: station.extent, trigger: station.trigger, armed: armed.value,
      active: active.value, verdict: verdict.value, fraction: reported == nil ? -1 : fraction.value)
    let isTimed = extent > 0 && outcome != nil && time < endTime + Times.ticksAfterEnd
    let wasSeen = isSeen
    let differs = now != drawn
    drawn = now
    return (wasSeen || isSeen) && (differs || isTimed)
  }
}
