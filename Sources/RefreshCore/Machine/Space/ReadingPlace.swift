import ScrollPhysics

/// Keeps what is read where it is while rows are put before it.
///
/// A scroll view keeps its offset when content is inserted at its beginning, so that everything in sight moves on by the
/// length of what came.
struct ScrollAnchor: Equatable, Sendable {
  private var offset = 0.0
  private var length = -1.0
  private var itemCount = 0

  /// How far the content was moved along since the last frame, if nothing has moved it since; else 0.
  private var kept = 0.0

  /// Goes on by a flush; answers with the offset at which the place is kept, if it was not.
  ///
  /// - Parameters:
  ///   - scroll: The list.
  ///   - isKept: Whether what the list has grown by came before what is read.
  ///   - isTick: Whether a frame is due: what the app does for its list it has done by then.
  /// - Returns: The offset to write; `nil` where nothing came, or where somebody has kept the place already.
  mutating func follow(_ scroll: ScrollMetrics, isKept: Bool, isTick: Bool) -> Double? {
    let growth = scroll.contentLength - length
    let moved = scroll.offset - offset
    // A list that is laid out anew, with as many items as it had, has not got rows.
    let hasRows = growth > scroll.grid.halfPixel && (scroll.itemCount == 0 || scroll.itemCount != itemCount)
    let isKnown = length >= 0
    offset = scroll.offset
    length = scroll.contentLength
    // Rows may be there before their length is: what counts is how many there were when the list had its last one.
    if abs(growth) > scroll.grid.halfPixel || itemCount == 0 { itemCount = scroll.itemCount }
    let before = kept
    let slack = scroll.grid.halfPixel
    if isTick || abs(moved) > slack || abs(growth) > slack { kept = 0 }
    // An app that lays its list out to see what it has grown by keeps a place that has been kept in that layout.
    // It does so at once, and to the pixel: whatever else moves the list is left alone.
    if before != 0, abs(growth) <= slack, abs(moved - before) <= scroll.grid.pixel {
      offset -= before
      return offset
    }
    // The app, or the list itself, may have moved the content along: what it was moved by tells.
    guard isKept, isKnown, hasRows, abs(moved - growth) > abs(moved) else { return nil }
    kept = isTick ? 0 : growth
    offset += growth
    return offset
  }
}
