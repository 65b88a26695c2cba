import ScrollPhysics

/// Notices when a reader has come near an end by scrolling towards it.
///
/// What counts is the offset and the finger: a crossing is one of the offset, over the line as it is now, in a list whose
/// length has stood still for a flush. A line that moves over the offset is no crossing.
struct ReachWatch: Equatable, Sendable {
  /// The gesture that is watched; 0 before the first.
  private var gesture: UInt32 = 0

  /// Loads that the gesture has begun.
  private var begun = 0

  /// Whether the offset has crossed the line, or the gesture began beyond it.
  private var isDue = false

  /// The least pull that the gesture has seen since it began beyond the line: only what comes nearer counts.
  private var leastPull = Double.infinity

  /// Offset and length at the last flush whose length was that of the flush before.
  private var offset = 0.0
  private var length = -1.0
  private var viewport = -1.0

  /// The length at which the gesture last began a load.
  private var spentLength = -1.0

  /// Goes on by a flush.
  ///
  /// - Parameters:
  ///   - station: The end.
  ///   - moment: The flush.
  ///   - distance: How near is near, in points.
  ///   - reader: The gesture that goes on, or whose momentum does.
  ///   - isReady: Whether a load could begin. What happens while it could not is not made up for.
  ///   - loads: How many loads a gesture may begin.
  /// - Returns: Whether a load is due.
  mutating func reaches(
    _ station: Station, _ moment: Moment, within distance: Double, by reader: Reader, isReady: Bool, loads: Int
  ) -> Bool {
    let isNear = station.pull >= -distance
    beginGesture(reader, isDue: isNear, pull: station.pull)
    guard isLengthSteady(moment.scroll) else { return false }
    cross(station, distance, to: moment.scroll.offset)
    // A pull at the other end that is taken back comes nearer too, and is meant for there.
    if !isNear || !isReady || station.isPastOtherEnd { isDue = false }
    leastPull = min(leastPull, station.pull)
    let isByFinger = moment.isDragging || moment.scroll.isDecelerating
    guard isDue, isByFinger, begun < loads, moment.scroll.contentLength != spentLength else { return false }
    guard reader.leads(to: station.end), station.pull >= leastPull + station.grid.pixel else { return false }
    isDue = false
    begun += 1
    spentLength = moment.scroll.contentLength
    return true
  }

  private mutating func beginGesture(_ reader: Reader, isDue: Bool, pull: Double) {
    guard reader.gesture != gesture else { return }
    gesture = reader.gesture
    begun = 0
    self.isDue = isDue
    leastPull = pull
    spentLength = -1
  }

  private mutating func isLengthSteady(_ scroll: ScrollMetrics) -> Bool {
    let isSteady = scroll.contentLength == length && scroll.viewport == viewport
    if length < 0 { offset = scroll.offset }
    length = scroll.contentLength
    viewport = scroll.viewport
    return isSteady
  }

  private mutating func cross(_ station: Station, _ distance: Double, to now: Double) {
    let line = -distance
    if station.pull(at: offset) < line && station.pull >= line {
      isDue = true
      leastPull = -.infinity
    }
    offset = now
  }

  /// A reading far from the end: a gesture that is seen there began there.
  mutating func pass(_ scroll: ScrollMetrics, by reader: Reader) {
    beginGesture(reader, isDue: false, pull: -.infinity)
    offset = scroll.offset
    length = scroll.contentLength
    viewport = scroll.viewport
  }
}
