/// What a later reading cannot tell about the finger.
struct Gesture: Equatable, Sendable {
  /// Whether the content was dragged when it was last read.
  private(set) var isDragging = false

  /// The last pull under the finger.
  private(set) var pull = Ends()

  /// When the finger lifted; the pull it let go is ``pull``.
  private(set) var liftTime = -Double.infinity

  /// A finger that was down when a session ended must have lifted before a pull can arm.
  private(set) var isTouched = false

  mutating func recordTouch(_ isDown: Bool) { isTouched = isDown }

  mutating func recordDrag(pull: Ends) {
    isDragging = true
    isTouched = true
    self.pull = pull
  }

  /// The finger is gone; what it held is kept for the take-over.
  mutating func lift(at time: Double) {
    isDragging = false
    isTouched = false
    liftTime = time
  }
}
