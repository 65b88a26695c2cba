import ScrollPhysics

/// The beginning of a motion of the content and its inset, or the change that needs none.
enum MotionPlan: Equatable, Sendable {
  /// Nothing yet: somebody else moves the content, and it is too early to tell where to.
  case wait

  /// No motion: the inset becomes the wanted one, where nobody sees it.
  case adjustUnseen

  /// No motion: the inset becomes the wanted one, with content inside it that the user scrolls away.
  case holdHere

  /// UIKit moves the content to the target, and is watched.
  case watch(to: SettleMotion.Target)

  /// UIKit's fling carries the content back into the list, and is watched; the inset reaches the content, so that it ends nothing.
  case letFling

  /// The machine puts the content back where the finger has left it, and moves it to the hold line from the next frame on.
  case takeOver(at: Double)

  /// The machine moves the content to the target, from this frame on.
  case settle(to: SettleMotion.Target, SettleMotion.Law)
}

extension InsetHolder {
  /// Returns the plan for a motion that is due, at the first frame without a touch.
  func plan(for reason: Reason, _ context: SideContext) -> MotionPlan {
    let (geometry, inset) = (context.geometry, context.displacement)
    // An animated scroll by the app is not stopped.
    guard !context.scroll.isScrollAnimating else { return .wait }
    guard isWanted, geometry.targetInset > 0 else {
      guard !geometry.isHome, inset > 0 || reason == .loss else { return .adjustUnseen }
      if context.scroll.isDecelerating && !context.bounces { return .watch(to: .rest) }
      return .settle(to: .rest, reason == .ended ? .closing : context.releaseLaw(to: .rest))
    }
    if case .program(let reveal) = reason {
      if context.isRevealed(reveal) { return context.isCarriedOutward ? .wait : .settle(to: .hold, .opening) }
      if context.mayStayUnseen { return .adjustUnseen }
    }
    let place = context.place(of: geometry.overscroll)
    if place == .home { return .adjustUnseen }
    if place == .flungBack { return .letFling }
    if reason == .ended { return .settle(to: .hold, .closing) }
    if place == .bouncingToHold { return .watch(to: .hold) }
    if place == .nearHold {
      guard !context.isCarriedOutward else { return .wait }
      let isOnItsWay = !context.flush.isFirstAfterLift && context.flush.velocity != 0
      return .settle(to: .hold, isOnItsWay ? .opening : context.releaseLaw(to: .hold))
    }
    // Less than half of the extent is visible, so the user scrolls away from it.
    if inset == 0 { return .watch(to: .rest) }
    return context.followsContent ? .settle(to: .rest, context.releaseLaw(to: .rest)) : .holdHere
  }

  /// Returns the plan in the layout pass of the turn of a lift; `nil` to leave it to the frame.
  ///
  /// UIKit may already have made a step towards another line, which the screen has not shown.
  func planInLift(_ reason: Reason, _ context: SideContext) -> MotionPlan? {
    let geometry = context.geometry
    guard isWanted, geometry.targetInset > 0, !context.scroll.isScrollAnimating else { return nil }
    guard let offset = context.releaseOffset else { return nil }
    let overscroll = geometry.overscroll(at: offset)
    guard overscroll >= max(context.displacement, geometry.grid.pixel) else { return nil }
    let place = context.place(of: overscroll)
    guard place != .bouncingToHold else { return nil }
    switch reason {
    case .ended, .loss: return nil
    case .lift: return place == .nearHold ? .takeOver(at: offset) : nil
    // Also a call under the finger.
    case .program(let reveal): return context.isRevealed(reveal) ? .takeOver(at: offset) : nil
    }
  }

  /// Returns the plan that ends a running settle; `nil` to make its next step.
  func plan(insteadOf settle: SettleMotion, _ context: SideContext) -> MotionPlan? {
    let geometry = context.geometry
    // A control that holds no space has replaced one that opens.
    if settle.target == .hold && geometry.targetInset == 0 {
      return geometry.isHome ? .adjustUnseen : .settle(to: .rest, .closing)
    }
    // A finger that has touched the content leaves it to UIKit's bounce, which ends at the stair.
    if context.bounces { return .settle(to: settle.target, context.releaseLaw(to: settle.target)) }
    // Rows have been inserted at the far side, so the end of the content is no longer at the target of the settle.
    return geometry.side == .far && settle.startsInside && geometry.isHome ? .adjustUnseen : nil
  }
}
