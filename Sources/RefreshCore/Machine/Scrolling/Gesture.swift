import ScrollPhysics

/// The facts about the finger that a later reading does not contain.
struct Gesture: Equatable, Sendable {
  /// The last pull under the finger, in points.
  private(set) var pull = SidePair()

  /// The least pull since the drag began, in points: the pull that momentum had brought before does not count as the
  /// finger's.
  private(set) var base = SidePair()

  /// The last pull without a drag, in points; 0 where the content was not pulled.
  private var free = SidePair()

  /// The last offset under the finger, in points.
  private(set) var heldOffset = 0.0

  /// The time of the last move of the finger, in seconds.
  private(set) var moveTime = 0.0

  /// The time of the lift, in seconds; `nil` for none.
  ///
  /// The pull at the lift is ``pull``.
  private(set) var liftTime: Double?

  /// `true` if the content was dragged at the last reading.
  private(set) var isDragging = false

  /// `true` if the last drag began at the near edge of the content, and at the far one.
  private(set) var isFromNearEdge = true
  private(set) var isFromFarEdge = true

  /// `true` from the time at which the list has left its window under a resting finger until its touch flag is seen to fall, or a
  /// drag begins: UIKit may keep the flag.
  private(set) var isTouchLost = false

  /// The velocity of the pan at the lift that it has reported, until the flush that may take the content over, in points per
  /// second; `nil` if it is not known.
  private(set) var liftVelocity: Double?

  /// The number of the drag whose beginning is known; 0 before the first.
  private(set) var number: UInt32 = 0

  /// The direction of the drag, or of its momentum.
  var direction = ScrollDirectionTracker()

  /// Takes the flag of a lost touch out of a reading.
  mutating func sift(_ scroll: inout ScrollMetrics) {
    guard scroll.isTracking, !scroll.isDragging else { return isTouchLost = false }
    if !scroll.isInWindow { isTouchLost = true }
    if isTouchLost { scroll.isTracking = false }
  }

  /// Returns `true` if a touch is down, or was at the last reading without a notification of its end since.
  func isDown(in scroll: ScrollMetrics) -> Bool { (scroll.isTouched && !isTouchLost) || isDragging }

  /// Records whether the drag has begun at the near edge of the content, and at the far one.
  mutating func recordStart(isFromNearEdge: Bool, isFromFarEdge: Bool) {
    number = direction.gesture
    (self.isFromNearEdge, self.isFromFarEdge) = (isFromNearEdge, isFromFarEdge)
  }

  /// Records a reading without a drag.
  mutating func recordFree(pull: SidePair) { free = SidePair(near: max(pull.near, 0), far: max(pull.far, 0)) }

  /// Records a reading without a drag at one side.
  mutating func recordFree(pull: Double, at side: AxisSide) { free[side] = max(pull, 0) }

  /// Records a reading of a drag: the pull and the offset, in points, and the time, in seconds.
  mutating func recordDrag(pull: SidePair, offset: Double, at time: Double) {
    let before = isDragging ? base : free
    if !isDragging || offset != heldOffset { moveTime = time }
    base = SidePair(near: min(before.near, pull.near), far: min(before.far, pull.far))
    isDragging = true
    self.pull = pull
    heldOffset = offset
    liftVelocity = nil
  }

  /// Ends the drag; its pull is kept for the take-over.
  ///
  /// - Parameters:
  ///   - time: The time of the lift, in seconds.
  ///   - velocity: The velocity of the pan, in points per second; `nil` if it is not known.
  mutating func lift(at time: Double, velocity: Double?) {
    (isDragging, liftTime, liftVelocity) = (false, time, velocity)
    direction.lift()
  }

  /// Ends the turn of the lift.
  mutating func endLift() { liftVelocity = nil }

  /// Ends the drag without a lift.
  mutating func forget() { (isDragging, liftTime, liftVelocity) = (false, nil, nil) }

  /// Returns the last drag at a side.
  func lift(at side: AxisSide) -> Lift {
    Lift(
      pull: pull[side], base: base[side], time: liftTime, isFromEdge: side == .near ? isFromNearEdge : isFromFarEdge,
      offset: heldOffset, velocity: liftVelocity, hasRested: (liftTime ?? .infinity) - moveTime > Lift.rest)
  }
}

/// A drag at one side, and the time of its lift.
struct Lift: Equatable, Sendable {
  /// The pull under the finger, in points; after the lift, the pull at the lift.
  let pull: Double

  /// The least pull since the drag began, in points: the part of it that momentum had brought.
  let base: Double

  /// The time of the lift, in seconds; `nil` if the last drag ended without one.
  let time: Double?

  /// `true` if the drag began at the edge of the content.
  var isFromEdge = true

  /// The last offset under the finger, in points.
  var offset = 0.0

  /// The velocity of the pan in the turn of the lift, in points per second; `nil` later, and if it is not known.
  var velocity: Double?

  /// `true` if the finger had come to rest before: the pan reports its last velocity still, but the content has lost it.
  var hasRested = false

  /// The time without a move after which a finger has come to rest, in seconds: more than two frames.
  static let rest = 2.5 / 60

  /// The time after which a lift is ignored by a take-over, in seconds: by then another motion has begun.
  private static let memory = 0.25

  /// The time after a lift in which the content moves as it does when a finger releases it, in seconds: four frames.
  private static let release = 4.0 / 60

  /// Returns `true` if a finger has just released the content, so that UIKit's bounce starts at its full speed.
  func isFresh(_ flush: FlushContext) -> Bool {
    time.map { flush.isFirstAfterLift || flush.time - $0 <= Self.release } ?? false
  }

  /// Returns `true` if the content has moved inward faster than the bounce alone explains, by more than UIKit's
  /// threshold for a fling.
  ///
  /// UIKit may have made a first step in the lift itself, so one frame is added to the elapsed time. The pull at which the finger
  /// has left the content counts from the present edge, which an inset of the app may have moved since.
  func isFling(from start: Double, to present: Double, _ flush: FlushContext) -> Bool {
    guard let time, flush.time - time <= Self.memory, flush.scroll.isDecelerating else { return false }
    let allowance = flush.time - time + flush.frame
    let byBounce = start * BounceLaw.retention(after: allowance)
    return byBounce - present > RefreshTiming.flingSpeed * allowance
  }
}
