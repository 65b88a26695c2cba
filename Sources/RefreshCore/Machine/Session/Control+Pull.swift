import ScrollPhysics

extension Control {
  /// Decides, at a flush, on the state that the pull and the clock lead to.
  ///
  /// The part of a pull that momentum brought before the drag is its base.
  mutating func decide(_ context: SideContext) -> RefreshCommands {
    if isLoadDue(context) {
      let extent = indicator.extent(context.geometry)
      return commit(.scroll, start: .program(.byItself(in: context.scroll)), context.call(visibleExtent: extent))
    }
    switch phase {
    case .absent, .noMoreData: return .none
    case .idle, .pulling, .armed: return decidePull(context)
    case .refreshing(let running): return decideRunning(running, context)
    case .ending(let ending): return decideEnding(ending, context)
    }
  }

  /// Handles the lift of a finger that pulled.
  mutating func release(_ lift: Lift, _ geometry: SideGeometry, _ call: CallContext) -> RefreshCommands {
    feedback.rest()
    let mayFire = mayPull(lift, geometry) && settings.firesByPull && !call.isExcluded && !ignoresTouch
    let isReady = phase.state == .idle || phase.isPulled
    guard isReady && mayFire && geometry.isArmed(by: lift.pull, from: lift.base) else {
      // The pulled content returns by itself, and the control is drawn until it is at rest.
      phase.lift()
      return .none
    }
    return commit(.finger, start: .lift, call)
  }

  /// The reason for which a pull that the finger lets go begins no session; `nil` if it begins one, is too short, or is not
  /// asked for.
  func refusal(of lift: Lift, _ geometry: SideGeometry, isExcluded: Bool) -> RefreshRequestResult.Reason? {
    guard isPresent, settings.firesByPull, geometry.isArmed(by: lift.pull, from: lift.base) else { return nil }
    if isHidden { return .hidden }
    if !isEnabled { return .disabled }
    if case .noMoreData = phase { return nil }
    return isExcluded ? .excluded : nil
  }

  /// Handles a cancelled touch, which fires nothing.
  mutating func cancelTouch() {
    feedback.rest()
    phase.lift()
  }

  /// Returns `true` if a drag may pull the control: the control is there, and the drag began where it has to.
  func mayPull(_ drag: Lift, _ geometry: SideGeometry) -> Bool {
    canPull && !geometry.isHidden && (!settings.startsOnlyAtEdge || drag.isFromEdge)
  }

  /// Returns `true` if the content is not pulled: a footer that stays has its rest at the edge of its added inset.
  func isAtRest(_ geometry: SideGeometry) -> Bool {
    geometry.isAtRest
      || (loadsMore && insetHolder.isWanted && geometry.pullDistance <= geometry.targetInset + geometry.grid.halfPixel)
  }

  mutating func decidePull(_ context: SideContext) -> RefreshCommands {
    let geometry = context.geometry
    // Without a window UIKit moves the offset and the safe area as it likes (report B036).
    let mayPull = mayPull(context.lift, geometry) && settings.trigger.respondsToPull
    guard mayPull, context.scroll.isInWindow, !isAtRest(geometry) else {
      phase = .idle
      indicator.disarm()
      return .none
    }
    if phase.state == .idle { phase = .pulling }
    guard settings.firesByPull else { return .none }
    // Momentum, a bounce, a bar that appears and a rotation move the content past the trigger too (reports B046,
    // B080).
    guard context.isDragging, !context.scroll.isZooming else { return .none }
    let nears = feedback.follow(pull: geometry.pullDistance - geometry.start, trigger: geometry.triggerDistance)
    return (nears ? .prepareFeedback : .none) | arm(context)
  }

  private mutating func arm(_ context: SideContext) -> RefreshCommands {
    let pull = context.geometry.pullDistance
    let isArmed = context.geometry.isArmed(by: pull, from: context.lift.base)
    guard isArmed, !context.isExcluded, !ignoresTouch else {
      // Each crossing counts, in both directions (report B090).
      if phase.state == .armed { phase = .pulling }
      indicator.disarm()
      return .none
    }
    indicator.arm(at: context.time)
    switch settings.trigger {
    case .manual, .onTap, .onReachingEnd: return .none
    case .onRelease:
      phase = .armed
      return feedback.cross(.armed, at: context.time) ? .playFeedback : .none
    case .whilePulling:
      let feels = feedback.cross(.fired, at: context.time) ? RefreshCommands.playFeedback : .none
      return feels | commit(.finger, start: .lift, context.call(visibleExtent: pull - context.geometry.start))
    }
  }
}
