/// The reading, the time and the frame of one flush.
struct FlushContext: Equatable, Sendable {
  var scroll: ScrollMetrics

  /// The time of the flush, in seconds of the clock that stamps the events.
  let time: Double

  /// `true` if a frame is due: only a frame moves the content.
  let isTick: Bool

  /// The time that the frame integrates, in seconds; 0 if none is due.
  let step: Double

  /// The length of a frame, in seconds, as far as ticks have told.
  let frame: Double

  /// `true` if bars have appeared or disappeared a moment ago.
  let isSystemInsetMoving: Bool

  /// `true` if a finger drags the content.
  var isDragging: Bool { scroll.isDragged }

  /// `true` if a finger is down, moving or not.
  var isTouched: Bool { scroll.isTouched }
}

/// The facts of one flush for the control at one side.
struct SideContext: Equatable, Sendable {
  let flush: FlushContext
  let geometry: SideGeometry

  /// The inset that is added at the side, in points.
  let addedInset: Double

  /// The distance by which the added inset moves the edge, in points; less where empty space takes up a part of it.
  let displacement: Double

  /// `true` if the added inset follows content that is scrolled over it, under pinned headers.
  let followsContent: Bool

  /// The last drag at the side, and its lift.
  let lift: Lift

  /// The gesture that scrolls, or whose momentum does.
  let scrollDirection: ScrollDirectionTracker

  /// `true` if the session of the other control keeps this one from beginning one.
  let isExcluded: Bool

  var scroll: ScrollMetrics { flush.scroll }
  var time: Double { flush.time }
  var step: Double { flush.step }
  var isTick: Bool { flush.isTick }
  var isDragging: Bool { flush.isDragging }
  var isTouched: Bool { flush.isTouched }

  /// The call that the flush amounts to when it begins or ends a session.
  func call(visibleExtent: Double) -> CallContext {
    CallContext(
      time: time, visibleExtent: visibleExtent, heldExtent: geometry.heldExtent, isTouched: isTouched,
      isExcluded: isExcluded)
  }
}

/// The facts that begin and end a session of one control.
struct CallContext: Equatable, Sendable {
  /// The time of the call, in seconds of the clock that stamps the events.
  let time: Double

  /// The extent of the control that is visible, in points.
  let visibleExtent: Double

  /// The space that a session holds open, in points.
  let heldExtent: Double

  /// `true` if a finger is down.
  let isTouched: Bool

  /// `true` if the session of the other control keeps this one from beginning one.
  let isExcluded: Bool
}
