import ScrollPhysics

extension InsetHolder {
  /// The number of failures after which the machine moves the content until the list leaves its window.
  static let mostRideFailures: UInt8 = 2

  /// Lets UIKit's bounce lead to the wanted inset: moves the edge before UIKit reads it.
  ///
  /// - Parameters:
  ///   - geometry: The geometry at the end of the pan.
  ///   - inset: The present inset, as a displacement.
  ///   - velocity: The velocity of the pan, in points per second; above 0 towards greater offsets.
  /// - Returns: The inset, as a displacement; `nil` if the edge stays where it is.
  mutating func ride(_ geometry: SideGeometry, from inset: Double, velocity: Double) -> Double? {
    guard case .waiting(let start) = motion, start != .loss, pace == .gradual else { return nil }
    let goal = isWanted ? geometry.targetInset : 0
    let momentum = geometry.side == .near ? -velocity : velocity
    // A fling back into the list is no bounce.
    guard momentum >= -RefreshTiming.flingSpeed, geometry.overscroll > goal + geometry.grid.pixel,
      abs(goal - inset) > geometry.grid.halfPixel
    else { return nil }
    motion = .bouncing(BounceReferee(overscroll: geometry.overscroll, momentum: momentum, shift: goal - inset))
    return goal
  }

  /// Judges the step that UIKit may have made in the lift, which the screen has not shown: one to another edge is replaced.
  mutating func judgeInLift(_ context: SideContext) -> Change? {
    guard case .bouncing(var referee) = motion else { return nil }
    let edge = context.displacement
    var change = Change(addedInset: edge)
    let look = look(at: context, context.flush.frame)
    guard referee.hasMoved(look), !context.scroll.isLifting, context.lift.velocity != nil else { return change }
    let place = referee.predicted(toward: edge, after: look.frame)
    if referee.judge(look) == .misses {
      let offset = context.geometry.offset(atOverscroll: place)
      referee.correct(to: context.geometry.overscroll(at: offset))
      change.offset = offset
    }
    motion = .bouncing(referee)
    return change
  }

  /// Notes that a finger has stopped the bounce.
  mutating func holdBounce() {
    guard case .bouncing(var referee) = motion else { return }
    referee.hold()
    motion = .bouncing(referee)
  }

  private func look(at context: SideContext, _ frame: Double) -> BounceReferee.Look {
    BounceReferee.Look(
      overscroll: context.geometry.overscroll, edge: context.displacement, frame: frame,
      pixel: context.geometry.grid.pixel)
  }

  /// Judges a frame of the bounce, and takes the content over if it does not lead to the edge.
  mutating func judge(_ referee: BounceReferee, _ context: SideContext) -> Change {
    let geometry = context.geometry
    let (inset, pixel) = (context.displacement, geometry.grid.pixel)
    let goal = isWanted ? geometry.targetInset : 0
    guard abs(goal - inset) <= pixel, !context.scroll.isScrollAnimating else {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: inset)
    }
    var referee = referee
    let verdict = referee.judge(look(at: context, max(context.step, context.flush.frame)))
    if verdict == .follows, geometry.overscroll <= inset + pixel / 2 {
      motion = .still
      return Change(addedInset: goal)
    }
    let isStopped = !context.scroll.isDecelerating
    guard isStopped || geometry.overscroll < inset - pixel || referee.missCount >= BounceReferee.mostMisses else {
      motion = .bouncing(referee)
      return Change(addedInset: inset)
    }
    if verdict != .isForeign { rideFailures = min(rideFailures + 1, Self.mostRideFailures) }
    return drive(to: goal > 0 ? .hold : .rest, .bounce, context)
  }
}
