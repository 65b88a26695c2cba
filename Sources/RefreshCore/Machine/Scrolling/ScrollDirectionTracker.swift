/// The direction in which the user scrolls by hand, anywhere in the list.
struct ScrollDirectionTracker: Equatable, Sendable {
  /// The number of gestures so far; 0 before the first.
  private(set) var gesture: UInt32 = 0

  /// The offset at which the last drag began, or at which the content has rested since; `nil` before the first.
  private(set) var origin: Double?

  /// The velocity of the drag, above 0 towards the far side; the momentum after a lift keeps its direction.
  private var direction = 0.0
  private var isDragging = false

  /// The longest way of a finger in a frame, in points: 6,000 points per second at 60 Hz.
  private static let mostFirstMove = 100.0

  mutating func note(_ scroll: ScrollMetrics) {
    guard scroll.isDragged else {
      isDragging = false
      if !scroll.isDecelerating && !scroll.isLifting { origin = scroll.offset }
      return
    }
    if !isDragging {
      isDragging = true
      gesture &+= 1
      // The first reading of a drag has moved; content that a finger catches in its momentum was elsewhere before.
      if abs((origin ?? .infinity) - scroll.offset) > Self.mostFirstMove { origin = scroll.offset }
      direction = 0
    }
    if scroll.dragVelocity.isFinite && scroll.dragVelocity != 0 { direction = scroll.dragVelocity }
  }

  mutating func lift() { isDragging = false }

  /// Returns `true` if the last gesture went, or goes, towards a side.
  func leads(to side: AxisSide) -> Bool { side == .near ? direction < 0 : direction > 0 }
}
