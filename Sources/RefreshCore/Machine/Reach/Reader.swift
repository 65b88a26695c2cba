/// Where a reader goes by hand, wherever in the list that is.
struct ScrollDirectionTracker: Equatable, Sendable {
  /// Counts the gestures; 0 before the first.
  private(set) var gesture: UInt32 = 0

  /// Above 0 towards the far end; what follows a lift goes on there.
  private var direction = 0.0
  private var isDragging = false

  mutating func note(_ scroll: ScrollMetrics) {
    guard scroll.isDragged else {
      isDragging = false
      return
    }
    if !isDragging {
      isDragging = true
      gesture &+= 1
      direction = 0
    }
    if scroll.dragVelocity.isFinite && scroll.dragVelocity != 0 { direction = scroll.dragVelocity }
  }

  mutating func lift() { isDragging = false }

  /// Whether the last gesture went, or goes, towards an end.
  func leads(to side: AxisSide) -> Bool { side == .near ? direction < 0 : direction > 0 }
}
