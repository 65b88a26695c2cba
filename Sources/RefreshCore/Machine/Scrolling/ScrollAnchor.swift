import ScrollPhysics

/// Keeps the visible rows in place while rows are inserted before them.
///
/// A scroll view keeps its offset when content is inserted at its beginning, so that all visible rows move by the
/// length of the insertion.
struct ScrollAnchor: Equatable, Sendable {
  private var offset = 0.0
  private var length: Double?
  private var itemCount = 0

  /// The distance that the anchor has moved the content since the last frame, in points; 0 if anything else has moved
  /// it since.
  private var kept = 0.0

  /// Handles a flush; returns the offset at which the visible rows keep their place.
  ///
  /// - Parameters:
  ///   - scroll: The list.
  ///   - isKept: `true` if the growth of the list was inserted before the visible rows.
  ///   - isTick: `true` if a frame is due: by then the app has done everything that it does for its list.
  /// - Returns: The offset to write; `nil` without an insertion, or if the app or the list has kept the place already.
  mutating func follow(_ scroll: ScrollMetrics, isKept: Bool, isTick: Bool) -> Double? {
    guard kept != 0 || length != scroll.contentLength || (itemCount == 0) != (scroll.itemCount == 0) else {
      offset = scroll.offset
      return nil
    }
    let growth = length.map { scroll.contentLength - $0 } ?? 0
    let moved = scroll.offset - offset
    // A list that is laid out again with the same number of items has no new rows.
    let hasRows = growth > scroll.grid.halfPixel && (scroll.itemCount == 0 || scroll.itemCount != itemCount)
    offset = scroll.offset
    length = scroll.contentLength
    // The number of rows may change before the length does: the number at the last change of the length counts.
    if abs(growth) > scroll.grid.halfPixel || itemCount == 0 { itemCount = scroll.itemCount }
    let before = kept
    let slack = scroll.grid.halfPixel
    if isTick || abs(moved) > slack || abs(growth) > slack { kept = 0 }
    // An app that forces a layout to measure the growth, and then restores the place itself, moves content that was
    // already kept in that layout. It does so in the same turn, and to the pixel: any other motion of the list is left
    // alone.
    if before != 0, abs(growth) <= slack, abs(moved - before) <= scroll.grid.pixel {
      offset -= before
      return offset
    }
    // The app or the list itself may have moved the content already: the distance that it moved by shows it.
    guard isKept, hasRows, abs(moved - growth) > abs(moved) else { return nil }
    // Content that did not fill the viewport has no offset at which its rows keep their place, so it ends at its range. A pull
    // beyond the former end is kept.
    let (low, high) = scroll.range(inside: scroll.adjustedInset)
    let place = min(offset + growth, max(low, high) + max(offset - max(low, high - growth), 0))
    kept = isTick ? 0 : place - offset
    offset = place
    return offset
  }
}

/// The direction in which the user scrolls by hand, anywhere in the list.
struct ScrollDirectionTracker: Equatable, Sendable {
  /// The velocity of the drag, above 0 towards the far side; the momentum after a lift keeps its direction.
  private var direction = 0.0

  /// The offset at which the last drag began, or at which the content has rested since; `nil` before the first.
  private(set) var origin: Double?

  private var isDragging = false

  /// The number of gestures so far; 0 before the first.
  private(set) var gesture: UInt32 = 0

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
