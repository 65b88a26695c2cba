/// What all parts of the machine are told of a flush.
struct FlushContext: Equatable, Sendable {
  let scroll: ScrollMetrics

  /// Seconds of the clock that events are stamped with.
  let time: Double

  /// Whether a frame is due: only a frame moves the content.
  let isTick: Bool

  /// The time that the frame integrates; 0 if none is due.
  let step: Double

  /// The length of a frame, as far as ticks have told.
  let frame: Double

  /// Whether bars have come or gone a moment ago.
  let isSystemInsetMoving: Bool

  /// Whether a finger drags the content.
  var isDragging: Bool { scroll.isDragged }

  /// Whether a finger is down, moving or not.
  var isTouched: Bool { scroll.isTouched }
}
