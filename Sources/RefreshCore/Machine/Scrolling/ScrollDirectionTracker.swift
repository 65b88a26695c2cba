/// The direction in which the user scrolls by hand, anywhere in the list.
struct ScrollDirectionTracker: Equatable, Sendable {
  /// The number of gestures so far; 0 before the first.
  private(set) var gesture: UInt32 = 0

  /// The last offset without a drag, at which the present drag began; `nil` before the first.
  private(set) var origin: Double?

  /// The velocity of the drag, above 0 towards the far side; the momentum after a lift keeps its direction.
  private var direction = 0.0
  private var isDragging = false

  mutating func note(_ scroll: ScrollMetrics) {
    guard scroll.isDragged else {
      isDragging = false
      origin = scroll.offset
      return
    }
    if !isDragging {
      isDragging = true
      gesture &+= 1
      origin = origin ?? scroll.offset
      direction = 0
    }
    if scroll.dragVelocity.isFinite && scroll.dragVelocity != 0 { direction = scroll.dragVelocity }
  }

  mutating func lift() { isDragging = false }

  /// Returns `true` if the last gesture went, or goes, towards a side.
  func leads(to side: AxisSide) -> Bool { side == .near ? direction < 0 : direction > 0 }
}

extension ScrollDirectionTracker: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    tape.code(&gesture)
    tape.code(&direction)
    tape.code(&isDragging)
    tape.code(&origin)
  }
}
