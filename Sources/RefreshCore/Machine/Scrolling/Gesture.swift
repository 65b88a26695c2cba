import ScrollPhysics

/// The facts about the finger that a later reading does not contain.
struct Gesture: Equatable, Sendable {
  /// `true` if the content was dragged at the last reading.
  private(set) var isDragging = false

  /// The last pull under the finger, in points.
  private(set) var pull = SidePair()

  /// The least pull since the drag began, in points: the pull that momentum had brought before does not count as the
  /// finger's.
  private(set) var base = SidePair()

  /// The time of the lift, in seconds; `nil` for none.
  ///
  /// The pull at the lift is ``pull``.
  private(set) var liftTime: Double?

  /// The last offset under the finger, in points.
  private(set) var heldOffset = 0.0

  /// The velocity of the pan at the lift that it has reported, until the flush that may take the content over, in points per
  /// second; `nil` if it is not known.
  private(set) var liftVelocity: Double?

  /// `true` if the last drag began at the near edge of the content, and at the far one.
  private(set) var isFromNearEdge = true
  private(set) var isFromFarEdge = true

  /// `true` from the time at which the list has left its window under a resting finger until its touch flag is seen to fall, or a
  /// drag begins: UIKit may keep the flag.
  private(set) var isTouchLost = false

  /// The number of the drag whose beginning is known; 0 before the first.
  private(set) var number: UInt32 = 0

  /// The last pull without a drag, in points; 0 where the content was not pulled.
  private var free = SidePair()

  /// The distance from the edge within which a drag begins at it, in points: a list that stands so near looks as if it stood
  /// there, and a finger moves it by so much before a pan begins.
  static let edgeTolerance = ScrollDrag.hysteresis

  /// Returns a reading without the flag of a lost touch.
  mutating func sift(_ scroll: ScrollMetrics) -> ScrollMetrics {
    guard scroll.isTracking, !scroll.isDragging else {
      isTouchLost = false
      return scroll
    }
    if !scroll.isInWindow { isTouchLost = true }
    guard isTouchLost else { return scroll }
    var scroll = scroll
    scroll.isTracking = false
    return scroll
  }

  /// Records the pull at which a drag has begun, in points.
  mutating func recordStart(of number: UInt32, pull: SidePair) {
    self.number = number
    isFromNearEdge = pull.near >= -Self.edgeTolerance
    isFromFarEdge = pull.far >= -Self.edgeTolerance
  }

  /// Records a reading without a drag.
  mutating func recordFree(pull: SidePair) {
    free = SidePair(near: max(pull.near, 0), far: max(pull.far, 0))
  }

  /// Records a reading without a drag at one side.
  mutating func recordFree(pull: Double, at side: AxisSide) { free[side] = max(pull, 0) }

  /// Records a reading of a drag: the pull and the offset, in points.
  mutating func recordDrag(pull: SidePair, offset: Double) {
    let before = isDragging ? base : free
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
    isDragging = false
    liftTime = time
    liftVelocity = velocity
  }

  /// Ends the turn of the lift.
  mutating func endLift() { liftVelocity = nil }

  /// Ends the drag without a lift.
  mutating func forget() {
    isDragging = false
    liftTime = nil
    liftVelocity = nil
  }

  /// Returns the last drag at a side.
  func lift(at side: AxisSide) -> Lift {
    Lift(
      pull: pull[side], base: base[side], time: liftTime, isFromEdge: side == .near ? isFromNearEdge : isFromFarEdge,
      offset: heldOffset, velocity: liftVelocity)
  }
}
