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

  var scroll: ScrollMetrics { flush.scroll }
  var time: Double { flush.time }
  var step: Double { flush.step }
  var isTick: Bool { flush.isTick }
  var isDragging: Bool { flush.isDragging }
  var isTouched: Bool { flush.isTouched }

  /// `true` if a finger has just flung the content back.
  var isFlungBack: Bool {
    lift.isFling(from: geometry.pull(at: lift.offset), to: geometry.pullDistance, flush)
  }

  /// The speed at which UIKit carries the content outward after a fling, in points per second; 0 if it does not.
  var outwardSpeed: Double {
    guard scroll.isDecelerating else { return 0 }
    // The finger may have moved the content since the last frame; where it has left content in its range is not recorded.
    let isKnown = lift.isFirstFrame && !geometry.isHome
    let velocity = isKnown ? (scroll.offset - lift.offset) / flush.frame : flush.velocity
    let outward = max(geometry.side == .near ? -velocity : velocity, 0)
    // An inset of the app may have moved the content along in the turn of the lift, which is no fling.
    return isKnown ? min(outward, max(geometry.pullDistance - lift.pull, 0) / flush.frame) : outward
  }

  /// Returns `true` if UIKit goes on carrying the content outward: no opening can continue at its speed.
  ///
  /// An opening that is faster than its spring allows at its distance would pass the hold line. At the first frame after a lift,
  /// UIKit may have made two steps, so that the speed is not known.
  var isCarriedOutward: Bool {
    let speed = outwardSpeed
    guard speed * flush.frame > geometry.grid.halfPixel else { return false }
    let way = geometry.targetInset - geometry.overscroll
    return lift.isFirstFrame || speed > SettleMotion.openingFrequency * way
  }

  /// `true` if a finger has let go of short content inside the inset that holds it: UIKit's bounce leads outward to that inset,
  /// not back from the other side.
  var isLeftInsideInset: Bool {
    guard geometry.isShort, lift.isFresh(flush), !isTouched else { return false }
    let isInside = geometry.overscroll > 0 && geometry.overscroll < displacement
    return isInside && geometry.overscroll(at: lift.offset) > geometry.grid.halfPixel
  }

  /// Returns `true` if UIKit's bounce goes to the hold line by itself: the present inset ends there.
  func bouncesToHold(from overscroll: Double) -> Bool {
    let slack = geometry.grid.halfPixel
    return displacement > 0 && abs(displacement - geometry.targetInset) <= slack && overscroll > displacement + slack
  }

  /// Returns `true` if content that a finger has released is brought to the hold line.
  func goesToHold(from overscroll: Double) -> Bool {
    // Content at its edge was moving by itself when the finger caught it: only content inside its inset was scrolled,
    // or content that its inset follows.
    let isAtEdge = displacement > 0 && overscroll >= displacement - geometry.grid.halfPixel && !followsContent
    return isAtEdge || overscroll > geometry.targetInset / 2 || geometry.isShort
  }

  /// Returns the facts for a session that begins or ends at this flush.
  func call(visibleExtent: Double) -> CallContext {
    CallContext(
      time: time, visibleExtent: visibleExtent, heldExtent: geometry.heldExtent, isTouched: isTouched,
      isExcluded: isExcluded)
  }
}
