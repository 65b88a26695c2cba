import ScrollPhysics

/// The facts of one flush for both controls; `nil` for one that is absent and adds no inset.
struct SideContexts {
  /// The insets that are added at the flush, in points.
  let addedInset: SidePair

  var near: SideContext?
  var far: SideContext?

  /// `true` if the content may be taken over by a later flush of the turn of the lift, after the callbacks of the app.
  var awaitCallbacks = false
}

/// The facts of one flush for the control at one side.
struct SideContext: Equatable, Sendable {
  let flush: FlushContext
  let geometry: SideGeometry

  /// The inset that is added at the side, in points.
  let addedInset: Double

  /// The distance by which the added inset moves the limit, in points; smaller than the inset if a part of it fills
  /// empty space.
  let displacement: Double

  /// `true` if the added inset follows content that is scrolled over it, under pinned headers.
  let followsContent: Bool

  /// `true` if the content stands where a bar looks plain, and an inset that it does not enter would change that.
  ///
  /// Bars compare the offset with the inset. Controls that load more keep their inset, and are exempt.
  let isAtBar: Bool

  /// The last drag at the side, and its lift.
  var lift: Lift

  /// The direction of the gesture that scrolls, or whose momentum does.
  let scrollDirection: ScrollDirectionTracker

  /// `true` if the session of the other control keeps this one from beginning one.
  var isExcluded: Bool

  /// `true` if a load may fill the first screen.
  var mayFill: Bool

  /// `true` if a bar moves with the end of the list of a control that loads more.
  let isBarMoving: Bool

  var scroll: ScrollMetrics { flush.scroll }
  var time: Double { flush.time }
  var step: Double { flush.step }
  var isTick: Bool { flush.isTick }
  var isDragging: Bool { flush.scroll.isDragged }
  var isTouched: Bool { flush.scroll.isTouched }

  /// Returns the facts for a session that begins or ends at this flush.
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

  /// The visible extent of the control, in points.
  let visibleExtent: Double

  /// The inset that a session holds, in points.
  let heldExtent: Double

  /// `true` if a finger is down.
  let isTouched: Bool

  /// `true` if the session of the other control keeps this one from beginning one.
  let isExcluded: Bool
}
