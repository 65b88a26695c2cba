import ScrollPhysics

extension Control {
  /// Decides, at a flush, on the state that the pull and the clock lead to.
  ///
  /// The part of a pull that momentum brought before the drag is its base.
  mutating func decide(_ context: SideContext) -> RefreshCommands {
    if isLoadDue(context) {
      let extent = indicator.extent(context.geometry)
      return commit(
        .scroll, start: .program(reveal(in: context.scroll)), context.call(visibleExtent: extent))
    }
    if !isRefreshing { restLength = context.scroll.contentLength }
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
    switch phase {
    case .idle, .pulling, .armed:
      let mayFire = mayPull(lift, geometry) && firesByPull && !call.isExcluded && !ignoresTouch
      guard mayFire && geometry.isArmed(by: lift.pull, from: lift.base) else {
        // The pulled content returns by itself, and the control is drawn until it is at rest.
        if phase.state == .armed { phase = .pulling }
        return .none
      }
      return commit(.finger, start: .lift, call)
    case .ending(var ending):
      ending.awaitsLift = false
      phase = .ending(ending)
      return .none
    case .absent, .refreshing, .noMoreData: return .none
    }
  }

  /// Handles a cancelled touch, which fires nothing.
  mutating func cancelTouch() {
    feedback.rest()
    switch phase {
    case .armed: phase = .pulling
    case .ending(var ending):
      ending.awaitsLift = false
      phase = .ending(ending)
    case .absent, .idle, .pulling, .refreshing, .noMoreData: break
    }
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
    guard firesByPull else { return .none }
    // Momentum, a bounce, a bar that appears and a rotation move the content past the trigger too (reports B046,
    // B080).
    guard context.isDragging, !context.scroll.isZooming else { return .none }
    var commands = RefreshCommands.none
    if feedback.follow(pull: geometry.pullDistance - geometry.start, trigger: geometry.triggerDistance) {
      commands |= .prepareFeedback
    }
    return commands | arm(context)
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
