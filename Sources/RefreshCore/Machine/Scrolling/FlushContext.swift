/// The reading, the time and the frame of one flush.
struct FlushContext: Equatable, Sendable {
  var scroll: ScrollMetrics

  /// The time of the flush, in seconds of the clock that stamps the events.
  let time: Double

  /// `true` if a frame is due: only a frame moves the content.
  let isTick: Bool

  /// The time that the frame integrates, in seconds; 0 if none is due.
  let step: Double

  /// The length of a frame, in seconds, as measured by the ticks so far.
  let frame: Double

  /// The velocity of the content since the last frame, in points per second; 0 if it is not known, or no frame is due.
  var velocity = 0.0

  /// `true` if no frame has been due between the last lift and this flush.
  let isFirstAfterLift: Bool

  /// `true` if bars have appeared or disappeared within the last ``RefreshTiming/barsComeToRest``.
  let isSystemInsetMoving: Bool

  /// `true` if a finger drags the content.
  var isDragging: Bool { scroll.isDragged }

  /// `true` if a finger is down, moving or not.
  var isTouched: Bool { scroll.isTouched }
}
