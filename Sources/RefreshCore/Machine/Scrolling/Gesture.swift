/// What a later reading cannot tell about the finger.
struct Gesture: Equatable, Sendable {
  /// Whether the content was dragged when it was last read.
  private(set) var isDragging = false

  /// The last pull under the finger.
  private(set) var pull = SidePair()

  /// The least pull since the drag took the content over: what momentum had pulled before is not the finger's.
  private(set) var base = SidePair()

  /// When the finger lifted; the pull it let go is ``pull``.
  private(set) var liftTime = -Double.infinity

  /// The last pull that nothing dragged; none where the content was pulled at neither end.
  private var free = SidePair()

  /// The content was read and is not dragged.
  mutating func recordFree(pull: SidePair) {
    free = SidePair(near: max(pull.near, 0), far: max(pull.far, 0))
  }

  mutating func recordDrag(pull: SidePair) {
    let before = isDragging ? base : free
    base = SidePair(near: min(before.near, pull.near), far: min(before.far, pull.far))
    isDragging = true
    self.pull = pull
  }

  /// The finger is gone; what it held is kept for the take-over.
  mutating func lift(at time: Double) {
    isDragging = false
    liftTime = time
  }

  /// The last drag at a side.
  func lift(at side: AxisSide) -> Lift { Lift(pull: pull[side], base: base[side], time: liftTime) }
}
