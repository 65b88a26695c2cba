import ScrollPhysics

/// The loads of a control that loads more: what has begun them, and how they have gone.
struct LoadMemory: Equatable, Sendable {
  /// The content length at the last load that began to fill the first screen, in points; `nil` before the first.
  var filledLength: Double?

  /// `true` if the last load failed and has not been retried.
  var hasFailed = false

  /// `true` while a load that began by itself to fill the first screen runs.
  var isFilling = false

  /// The number of the refresh during which the app has said that there is nothing left to load, which its success does not
  /// change; 0 for none.
  var exhaustingRefresh: UInt32 = 0

  /// The number of loads that began by themselves to fill the first screen.
  var fills = 0

  /// The length of the content when no session ran, in points.
  var restLength = 0.0

  /// The detector of scrolls that reach the end.
  var trigger = LoadTriggerDetector()

  /// Takes note that the session is over; a load that was cancelled has filled nothing.
  mutating func end(isCancelled: Bool) {
    if isFilling, isCancelled { fills -= 1 }
    isFilling = false
  }

  /// Starts over after a refresh; returns `true` if the last load had failed.
  mutating func startOver() -> Bool {
    defer { hasFailed = false }
    fills = 0
    filledLength = nil
    isFilling = false
    return hasFailed
  }
}

/// Detects that the user has scrolled towards the end and come near it.
///
/// Only the offset and the finger count: a crossing is a change of the offset, over the trigger line at its present
/// position, in a list whose length has not changed for a flush. A line that moves past the offset is no crossing.
struct LoadTriggerDetector: Equatable, Sendable {
  /// The number of loads that the gesture has begun.
  private var begun = 0

  /// The least pull of a gesture that began beyond the line, since its offset last stood still, in points; `nil` if it began before
  /// the line.
  ///
  /// Only a move nearer to the end counts.
  private var leastPull: Double?

  /// `true` if the offset has crossed the line, or if the gesture began beyond it.
  private var isDue = false

  /// The number of the observed gesture; 0 before the first.
  private var gesture: UInt32 = 0

  /// The content length at which the gesture last began a load; `nil` if it has begun none.
  private var spentLength: Double?

  /// The list at the last flush; `nil` before the first.
  private var last: Place?

  /// The offset and the lengths of a list, in points.
  struct Place: Equatable, Sendable {
    var offset: Double
    var length: Double
    var viewport: Double
  }

  /// Handles a flush.
  ///
  /// - Parameters:
  ///   - line: The line to cross: its distance from the end, in points, and the number of loads that one gesture may begin.
  ///   - context: The flush.
  ///   - isReady: `true` if a load could begin. A crossing at any other time is not made up for.
  /// - Returns: `true` if a load is due.
  mutating func reaches(_ line: (distance: Double, loads: Int), _ context: SideContext, isReady: Bool) -> Bool {
    let geometry = context.geometry
    let scrollDirection = context.scrollDirection
    let isNear = geometry.pullDistance >= -line.distance
    beginGesture(scrollDirection, isDue: isNear, pull: geometry.pullDistance)
    guard isLengthSteady(context.scroll) else { return false }
    if isNear, let last, geometry.pull(at: last.offset) < -line.distance {
      isDue = true
      leastPull = nil
    }
    // An end that comes nearer is no move, and neither is content that an inset or new rows move together with its end.
    let hasMoved = last.map { geometry.pull(at: $0.offset) < geometry.pullDistance } == true
    last?.offset = context.scroll.offset
    // A pull at the other side that is taken back comes nearer too, but is not meant for this one.
    let mayBeDue = isNear && isReady && !geometry.isPastOtherSide
    // A page shorter than the distance leaves the offset beyond the line, where nothing crosses it again.
    if mayBeDue, !isDue, let spentLength, spentLength != context.scroll.contentLength {
      isDue = true
      leastPull = geometry.pullDistance
    }
    isDue = isDue && mayBeDue
    leastPull = leastPull.map { hasMoved ? min($0, geometry.pullDistance) : geometry.pullDistance }
    // A scroll of the app and a changed inset move the offset over the line too (report B055).
    let isByFinger = context.isDragging || context.scroll.isDecelerating
    // A finger that is held at the end loads once (report B052), and a page that has brought nothing ends it (report
    // B054).
    guard isDue, isByFinger, begun < line.loads, context.scroll.contentLength != spentLength else { return false }
    // The bounce of a pulled header scrolls towards the end too (reports B056, B070).
    guard scrollDirection.leads(to: geometry.side) else { return false }
    if let leastPull, geometry.pullDistance < leastPull + geometry.grid.pixel { return false }
    isDue = false
    begun += 1
    spentLength = context.scroll.contentLength
    return true
  }

  private mutating func beginGesture(_ scrollDirection: ScrollDirectionTracker, isDue: Bool, pull: Double?) {
    guard scrollDirection.gesture != gesture else { return }
    gesture = scrollDirection.gesture
    begun = 0
    self.isDue = isDue
    leastPull = pull
    spentLength = nil
  }

  private mutating func isLengthSteady(_ scroll: ScrollMetrics) -> Bool {
    // Estimated heights, a rotation and the keyboard move the line by hundreds of points while the user scrolls
    // (report B055).
    let isSteady = scroll.contentLength == last?.length && scroll.viewport == last?.viewport
    last = Place(offset: last?.offset ?? scroll.offset, length: scroll.contentLength, viewport: scroll.viewport)
    return isSteady
  }

  /// Records a reading far from the end: a gesture that is first seen there began there.
  mutating func pass(_ scroll: ScrollMetrics, by scrollDirection: ScrollDirectionTracker) {
    beginGesture(scrollDirection, isDue: false, pull: nil)
    last = Place(offset: scroll.offset, length: scroll.contentLength, viewport: scroll.viewport)
  }
}
