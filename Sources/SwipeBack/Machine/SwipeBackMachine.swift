import ScrollPhysics

/// Decides what a swipe does: events go in, and what follows from them comes out.
///
/// Time is an argument, and the stack is a reading, as in the machine of refresh controls.
package struct SwipeBackMachine: Equatable, Sendable {
  /// The state of the swipe.
  package private(set) var state = SwipeBackState.idle

  /// The number of swipes that have begun, which identifies the present one.
  package private(set) var session = 0

  /// The height of the finger in points.
  package private(set) var fingerY = 0.0

  /// The progress as it is shown: beyond 1 it has resistance.
  private var position = CriticalSpring()
  private var arming = CriticalSpring()
  private var leaving = CriticalSpring()
  private var grip = Grip()
  private var hasFeltArming = false
  private var depthAtPop = 0
  private var lastTime = 0.0

  package init() {}

  /// The progress from 0 to 1.
  package var progress: Double { min(max(position.value, 0), 1) }

  /// The shown progress beyond 1, from 0 to less than a half.
  package var stretch: Double { max(position.value - 1, 0) }

  /// The armed fraction from 0 to 1, damped.
  package var armedFraction: Double { min(max(arming.value, 0), 1) }

  /// The fraction from 0 to 1 by which the gauge has left with its screen, damped.
  package var leavingFraction: Double { min(max(leaving.value, 0), 1) }

  /// `true` while the system moves the page; only the system ends that.
  package var isFollowing: Bool { state.isHeld && grip.isSystem }

  private var isSwiped: Bool { state.isHeld && !grip.isSystem }

  /// Takes an event, and returns what follows from it.
  ///
  /// Numbers that are not finite are ignored.
  package mutating func receive(_ event: Event, _ reading: Reading, at time: Double) -> Effects {
    answer(event, reading, at: time)
  }

  #if PROVE_NO_ALLOCATION
  @_noAllocation
  #endif
  private mutating func answer(_ event: Event, _ reading: Reading, at time: Double) -> Effects {
    let before = self
    var effects = Effects()
    advance(to: time)
    if isSwiped, refusal(in: reading) != nil { giveUp() }
    switch event {
    case .began(let finger, let obstacle): begin(finger, under: obstacle, reading, &effects)
    case .moved(let finger): move(finger, reading, &effects)
    case .ended(let finger): end(finger, reading, &effects)
    case .cancelled: if isSwiped { giveUp() }
    case .followed(let fraction): follow(fraction)
    case .followEnded(let isCommitted): if isFollowing { isCommitted ? leave(from: .max) : giveUp() }
    case .ticked: tick(reading)
    }
    effects.redraws = !looks(like: before)
    effects.needsFrame = !isStill
    return effects
  }

  /// `true` if a finger moves across, towards the trailing edge.
  package static func isSwipe(_ finger: Finger, isRightToLeft: Bool) -> Bool {
    finger.isFinite && (finger.vx > 0) != isRightToLeft && abs(finger.vx) > Law.slope * abs(finger.vy)
  }

  /// The movement of a finger for a progress of 1, in points.
  package static func distance(width: Double) -> Double { min(Law.longestDistance, Law.widthFraction * width) }

  private func refusal(in reading: Reading) -> SwipeBackRefusal? {
    if !reading.isEnabled { return .disabled }
    if reading.depth < 2 { return .onlyScreen }
    return reading.isInTransition || state == .popping ? .inTransition : nil
  }

  private mutating func begin(
    _ finger: Finger, under obstacle: SwipeBackObstacle?, _ reading: Reading, _ effects: inout Effects
  ) {
    guard Self.isSwipe(finger, isRightToLeft: reading.isRightToLeft), reading.width > 0, reading.width < .infinity
    else { return }
    effects.refusal = refusal(in: reading)
    if let obstacle, effects.refusal == nil { effects.refusal = .yields(obstacle) }
    guard effects.refusal == nil else { return }
    if !reading.isAllowed { effects.refusal = .notAllowed }
    session += 1
    hasFeltArming = false
    grip = Grip(reading.isRightToLeft, distance: Self.distance(width: reading.width), isAllowed: reading.isAllowed)
    grip.hold(finger.x, at: max(position.value, 0))
    state = .tracking
    move(finger, reading, &effects)
  }

  private mutating func move(_ finger: Finger, _ reading: Reading, _ effects: inout Effects) {
    if state.isHeld, finger.isFinite { fingerY = finger.y }
    guard isSwiped, finger.isFinite else { return }
    position = CriticalSpring(value: grip.shown(finger.x), velocity: grip.speed(finger))
    state = grip.isAllowed && position.value >= 1 ? .armed : .tracking
    guard state == .armed else { return }
    effects.feelsArming = !hasFeltArming
    hasFeltArming = true
    if reading.trigger == .whileSwiping { pop(reading, &effects) }
  }

  private mutating func end(_ finger: Finger, _ reading: Reading, _ effects: inout Effects) {
    move(finger, reading, &effects)
    guard isSwiped else { return }
    let speed = finger.isFinite ? finger.vx * grip.direction / grip.distance : 0
    if grip.isAllowed, progress + speed * Law.foresight >= 1 { return pop(reading, &effects) }
    giveUp(speed: position.velocity)
  }

  private mutating func pop(_ reading: Reading, _ effects: inout Effects) {
    effects.pop = session
    leave(from: reading.depth)
  }

  private mutating func leave(from depth: Int) {
    state = .popping
    depthAtPop = depth
  }

  /// Lets the progress return from where it is, at most as fast as one that did not quite go back.
  private mutating func giveUp(speed: Double = 0) {
    state = .returning
    position.velocity = min(speed, max(grip.limit - position.value, 0) / Law.foresight)
  }

  private mutating func follow(_ fraction: Double) {
    guard fraction.isFinite, state != .popping, !state.isHeld || grip.isSystem else { return }
    if !state.isHeld { session += 1 }
    grip = Grip(isSystem: true)
    state = .tracking
    position = CriticalSpring(value: min(max(fraction, 0), 1))
  }

  private mutating func tick(_ reading: Reading) {
    switch state {
    case .popping:
      guard !reading.isInTransition else { return }
      if reading.depth < depthAtPop { rest() } else { giveUp() }
    case .returning: if position.value < Law.least { rest() }
    case .idle, .tracking, .armed: break
    }
  }

  private mutating func rest() {
    state = .idle
    (position, arming, leaving) = (CriticalSpring(), CriticalSpring(), CriticalSpring())
  }

  private mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    let seconds = state == .idle ? 0 : time - lastTime
    lastTime = time
    // A clock that was set back moves nothing.
    guard seconds > 0 else { return }
    if !state.isHeld { position.advance(to: state == .popping ? 1 : 0, frequency: Law.frequency, by: seconds) }
    arming.advance(to: isPastArming ? 1 : 0, frequency: Law.snapFrequency, by: seconds)
    leaving.advance(to: state == .popping ? 1 : 0, frequency: Law.frequency, by: seconds)
  }

  private var isPastArming: Bool { state == .armed || state == .popping && !grip.isSystem }

  private var isStill: Bool {
    state == .idle
      || isSwiped && abs(arming.value - (isPastArming ? 1 : 0)) < Law.least && leaving.value < Law.least
  }

  private func looks(like other: Self) -> Bool {
    state == other.state && fingerY == other.fingerY && position.value == other.position.value
      && arming.value == other.arming.value && leaving.value == other.leaving.value
  }
}

/// The hold of a finger, or of the system, on a swipe: it turns the movement into what is shown.
private struct Grip: Equatable, Sendable {
  /// 1 if the layout runs from left to right, and -1 otherwise.
  var direction = 1.0

  /// The distance at a progress of 1, in points.
  var distance = 1.0

  /// `false` if the screen resists.
  var isAllowed = true

  /// `true` if the system moves the page.
  var isSystem = false

  /// The movement at which the progress is 0, in points towards the trailing edge.
  private var origin = 0.0

  /// The progress that a screen which resists does not reach.
  private var reach = Law.resistance

  init(isSystem: Bool = false) { self.isSystem = isSystem }

  init(_ isRightToLeft: Bool, distance: Double, isAllowed: Bool) {
    (direction, self.distance, self.isAllowed) = (isRightToLeft ? -1 : 1, distance, isAllowed)
  }

  /// The progress below which a swipe is given up.
  var limit: Double { isAllowed ? 1 : reach }

  /// The resistance beyond a progress of 1, or from 0 on, and the progress at which it begins.
  private var band: (start: Double, rubber: RubberBand) {
    isAllowed ? (1, RubberBand(viewport: Law.longestStretch)) : (0, RubberBand(viewport: reach, coefficient: 1))
  }

  /// Holds what is shown at a movement of the finger, so that it does not jump.
  mutating func hold(_ x: Double, at shown: Double) {
    // A swipe that is caught further out than the screen allows resists from there.
    if !isAllowed { reach = max(Law.resistance, shown * Law.slack) }
    let (start, rubber) = band
    let travel = shown <= start ? shown : start + rubber.travel(forOffset: shown - start)
    origin = x * direction - travel * distance
  }

  func shown(_ x: Double) -> Double {
    let (start, rubber) = band
    let travel = max((x * direction - origin) / distance, 0)
    return travel <= start ? travel : start + rubber.offset(forTravel: travel - start)
  }

  /// The speed of what is shown, per second.
  func speed(_ finger: SwipeBackMachine.Finger) -> Double {
    let step = Law.least * distance * direction
    return finger.vx * direction / distance * (shown(finger.x + step) - shown(finger.x)) / Law.least
  }
}

/// The numbers of a swipe.
private enum Law {
  /// The steepest swipe: its speed across is more than this many times that along the screen's height.
  static let slope = 1.2

  /// The distance of a full swipe in points, and as a fraction of a narrow screen's width.
  static let longestDistance = 150.0
  static let widthFraction = 0.4

  /// The time by which a lift looks ahead, in seconds.
  static let foresight = 0.08

  /// The progress at which a screen that may not be left stops.
  static let resistance = 0.6

  /// The least room that is left to a swipe that resists, as a factor.
  static let slack = 1.05

  /// The longest stretch beyond a progress of 1.
  static let longestStretch = 0.5

  /// The frequencies of the return and of the snap at arming, in radians per second: nine tenths take 0.28 s and 0.1 s.
  static let frequency = 14.0
  static let snapFrequency = 40.0

  /// The fraction that is no longer visible.
  static let least = 0.001
}
