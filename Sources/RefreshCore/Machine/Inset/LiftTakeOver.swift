import ScrollPhysics

extension InsetHolder {
  /// Takes the content over in the layout pass of the turn of a lift, at the offset at which the finger has left it.
  ///
  /// UIKit may already have made a step towards another line, which the screen has not shown. The inset is raised to the
  /// content and not to a stair below it, so that no clamp moves the content before its first frame.
  mutating func takeOverInLift(_ context: SideContext) -> Change? {
    let geometry = context.geometry
    guard case .waiting(let start) = motion, isWanted, geometry.targetInset > 0,
      !context.scroll.isScrollAnimating, let offset = context.releaseOffset
    else { return nil }
    let overscroll = geometry.overscroll(at: offset)
    let isInside = overscroll < max(context.displacement, geometry.grid.pixel)
    guard !isInside, !context.bouncesToHold(from: overscroll), goesToHold(start, from: overscroll, context) else {
      return nil
    }
    motion = .settling(SettleMotion(to: .hold, law: .bounce, from: offset, startsInside: true))
    return Change(addedInset: overscroll, offset: offset, stopsScrolling: true)
  }

  /// Leaves content that a finger has flung back into the list to UIKit.
  mutating func rideFling(_ context: SideContext) -> Change? {
    let geometry = context.geometry
    guard !geometry.isShort, context.isFlungBack else { return nil }
    motion = .riding(overscroll: geometry.overscroll, stalls: 0)
    return Change(addedInset: max(max(context.displacement, geometry.targetInset), geometry.overscroll))
  }

  /// Returns `true` if content that a finger has released is brought to the hold line, also by a call under the finger.
  private func goesToHold(_ start: Start, from overscroll: Double, _ context: SideContext) -> Bool {
    switch start {
    case .lift: context.goesToHold(from: overscroll)
    case .program(let reveal): reveals(reveal, context)
    case .ended, .loss: false
    }
  }
}

extension SideContext {
  /// The offset at which the finger has left the content, in the layout pass of the turn of the lift.
  ///
  /// `nil` if the finger has flung the content back, or if something other than the first step of UIKit's bounce has moved the
  /// content or its edge.
  fileprivate var releaseOffset: Double? {
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
