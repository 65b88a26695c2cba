/// What a later reading cannot tell about the finger.
struct Gesture: Equatable, Sendable {
  /// Whether the content was dragged when it was last read.
  private(set) var isDragging = false

  /// The last pull under the finger.
  private(set) var pull = Ends()

  /// When the finger lifted; the pull it let go is ``pull``.
  private(set) var liftTime = -Double.infinity

  mutating func recordDrag(pull: Ends) {
    isDragging = true
    self.pull = pull
  }

  /// The finger is gone; what it held is kept for the take-over.
  mutating func lift(at time: Double) {
    isDragging = false
    liftTime = time
  }
}
