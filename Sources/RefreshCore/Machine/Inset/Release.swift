import ScrollPhysics

/// The place and the speed of content that a finger has released.
extension SideContext {
  /// The place of content that a finger has released, in a session that holds space.
  enum Place: Equatable {
    /// In the list: no inset is needed.
    case home

    /// On its way into the list, by a fling.
    case flungBack

    /// Past the hold line, to which UIKit's bounce leads by itself: the present inset ends there.
    case bouncingToHold

    /// So far out that it is brought to the hold line.
    case nearHold

    /// So near its rest that it is left there.
    case nearRest
  }

  /// Returns the place of content at an overscroll.
  func place(of overscroll: Double) -> Place {
    let slack = geometry.grid.halfPixel
    if !geometry.isShort {
      if overscroll <= slack { return .home }
      if isFlungBack { return .flungBack }
    }
    let hold = geometry.targetInset
    if displacement > 0, abs(displacement - hold) <= slack, overscroll > displacement + slack { return .bouncingToHold }
    // Content at its edge was moving by itself when the finger caught it: only content inside its inset was scrolled,
    // or content that its inset follows.
    let isAtEdge = displacement > 0 && overscroll >= displacement - slack && !followsContent
    return isAtEdge || overscroll > hold / 2 || geometry.isShort ? .nearHold : .nearRest
  }

  /// Returns `true` if a session that a call has begun brings the content to its control.
  func isRevealed(_ reveal: Reveal) -> Bool {
    switch reveal {
    case .never: false
    case .ifNear: -geometry.pullDistance <= scroll.viewport
    case .always: true
    }
  }

  /// `true` if a session that does not reveal itself can take its inset without a motion.
  var mayStayUnseen: Bool {
    // An inset below the overscroll would be a new limit, to which UIKit would clamp the content in the middle of its
    // bounce.
    let isInside = geometry.overscroll <= max(geometry.targetInset, displacement)
    // An inset that is there already would end the bounce half way.
    return geometry.isShort || (isInside && !(displacement > 0 && bounces))
  }

  /// `true` if UIKit brings content that a finger has released back to the edge of its inset: there it would
  /// stand still before it is moved on.
  var bounces: Bool {
    scroll.isDecelerating && geometry.overscroll > displacement + geometry.grid.halfPixel && !isFlungBack
  }

  /// `true` if a finger has just flung the content back.
  var isFlungBack: Bool { lift.isFling(from: geometry.pull(at: lift.offset), to: geometry.pullDistance, flush) }

  /// Returns the law of content that no session has begun to move: UIKit's bounce if a finger has just released it, and a spring
  /// if it stands, or UIKit moves it to another line.
  func releaseLaw(to target: SettleMotion.Target) -> SettleMotion.Law {
    if lift.isFresh(flush) { return .bounce }
    return target == .hold ? .opening : .closing
  }

  /// Returns the velocity of a bounce that UIKit makes, or of a fling to the line, in points per second, as measured: a spring
  /// continues with it.
  func velocityToKeep(to target: SettleMotion.Target) -> Double {
    let isCarried = target == .hold && outwardSpeed > 0
    return isCarried || bounces ? flush.velocity : 0
  }

  /// Returns the velocity with which a finger that has lifted leaves content at an offset past the hold line, in points per second; 0
  /// if it leads to the line, or the finger has rested.
  ///
  /// UIKit's rubber band lets the content follow the finger at c · (1 − y / viewport)² of its speed: the derivative of its law.
  func momentum(at offset: Double) -> Double {
    let overscroll = geometry.overscroll(at: offset)
    guard let velocity = lift.velocity, !lift.hasRested, overscroll >= geometry.targetInset else { return 0 }
    let isOutward = geometry.side == .near ? velocity < 0 : velocity > 0
    let room = max(0, 1 - max(overscroll - displacement, 0) / max(scroll.viewport, 1))
    return isOutward ? velocity * RubberBand.coefficient * room * room : 0
  }

  /// The speed at which UIKit carries the content outward after a fling, in points per second; 0 if it does not.
  private var outwardSpeed: Double {
    guard scroll.isDecelerating else { return 0 }
    // The finger may have moved the content since the last frame; where it has left content in its range is not recorded.
    let isKnown = flush.isFirstAfterLift && !geometry.isHome
    let velocity = isKnown ? (scroll.offset - lift.offset) / flush.frame : flush.velocity
    let outward = max(geometry.side == .near ? -velocity : velocity, 0)
    // An inset of the app may have moved the content along in the turn of the lift, which is no fling.
    return isKnown ? min(outward, max(geometry.pullDistance - lift.pull, 0) / flush.frame) : outward
  }

  /// `true` if UIKit goes on carrying the content outward: no opening can continue at its speed.
  ///
  /// An opening that is faster than its spring allows at its distance would pass the hold line. At the first frame after a lift,
  /// UIKit may have made two steps, so that the speed is not known.
  var isCarriedOutward: Bool {
    let speed = outwardSpeed
    guard speed * flush.frame > geometry.grid.halfPixel else { return false }
    let way = geometry.targetInset - geometry.overscroll
    return flush.isFirstAfterLift || speed > SettleMotion.openingFrequency * way
  }

  /// `true` if a finger has let go of short content inside the inset that holds it: UIKit's bounce leads outward to that inset,
  /// not back from the other side.
  var isLeftInsideInset: Bool {
    guard geometry.isShort, lift.isFresh(flush), !isTouched else { return false }
    let isInside = geometry.overscroll > 0 && geometry.overscroll < displacement
    return isInside && geometry.overscroll(at: lift.offset) > geometry.grid.halfPixel
  }

  /// The offset at which the finger has left the content, in the layout pass of the turn of the lift.
  ///
  /// `nil` if the finger has flung the content back, or if something other than the first step of UIKit's bounce has moved the
  /// content or its edge.
  var releaseOffset: Double? {
    guard let time = lift.time, let velocity = lift.velocity, !scroll.isLifting else { return nil }
    guard scroll.isDecelerating, !scroll.isZooming, scroll.areAnimationsEnabled else { return nil }
    let inward = geometry.side == .near ? velocity : -velocity
    guard inward <= RefreshTiming.flingSpeed, !isFlungBack else { return nil }
    // A fling to a line that lies ahead goes on: it is stopped where it would pass the line.
    let isAhead = geometry.overscroll(at: lift.offset) < geometry.targetInset - geometry.grid.halfPixel
    guard -inward <= RefreshTiming.flingSpeed || !isAhead else { return nil }
    guard abs(geometry.pull(at: lift.offset) - lift.pull) <= geometry.grid.halfPixel else { return nil }
    let outward = max(-inward, 0) * (flush.time - time + flush.frame)
    return geometry.pullDistance - lift.pull <= outward + geometry.grid.pixel ? lift.offset : nil
  }
}
