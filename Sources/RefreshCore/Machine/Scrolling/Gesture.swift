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

  /// The last pull without a drag, in points; 0 where the content was not pulled.
  private var free = SidePair()

  /// Records a reading without a drag.
  mutating func recordFree(pull: SidePair) {
    free = SidePair(near: max(pull.near, 0), far: max(pull.far, 0))
  }

  mutating func recordDrag(pull: SidePair) {
    let before = isDragging ? base : free
    base = SidePair(near: min(before.near, pull.near), far: min(before.far, pull.far))
    isDragging = true
    self.pull = pull
  }

  /// Ends the drag; its pull is kept for the take-over.
  mutating func lift(at time: Double) {
    isDragging = false
    liftTime = time
  }

  /// Ends the drag without a lift.
  mutating func forget() {
    isDragging = false
    liftTime = nil
  }

  /// Returns the last drag at a side.
  func lift(at side: AxisSide) -> Lift { Lift(pull: pull[side], base: base[side], time: liftTime) }
}

extension Gesture: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    tape.code(&isDragging)
    pull.code(on: &tape)
    base.code(on: &tape)
    tape.code(&liftTime)
    free.code(on: &tape)
  }
}
