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
      let mayFire = canPull && settings.trigger.respondsToPull && !call.isExcluded && !ignoresTouch
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

  /// Returns `true` if the content is not pulled: a control that stays has its rest at the edge of its added inset.
  func isAtRest(_ geometry: SideGeometry) -> Bool {
    geometry.isAtRest
      || (loadsMore && insetHolder.isWanted && geometry.pullDistance <= geometry.targetInset + geometry.grid.halfPixel)
  }

  private mutating func decidePull(_ context: SideContext) -> RefreshCommands {
    let geometry = context.geometry
    guard canPull, settings.trigger.respondsToPull, context.scroll.isInWindow, !isAtRest(geometry) else {
      phase = .idle
      indicator.disarm()
      return .none
    }
    if phase.state == .idle { phase = .pulling }
    guard context.isDragging, !context.scroll.isZooming else { return .none }
    var commands = RefreshCommands.none
    if feedback.follow(pull: geometry.pullDistance, trigger: geometry.triggerDistance) {
      commands |= .prepareFeedback
    }
    return commands | arm(context)
  }

  private mutating func arm(_ context: SideContext) -> RefreshCommands {
    let pull = context.geometry.pullDistance
    let isArmed = context.geometry.isArmed(by: pull, from: context.lift.base)
    guard isArmed, !context.isExcluded, !ignoresTouch else {
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
      return feels | commit(.finger, start: .lift, context.call(visibleExtent: pull))
    }
  }

  private mutating func decideRunning(_ running: Phase.Running, _ context: SideContext) -> RefreshCommands {
    if let timeout = settings.timeout, context.time >= running.start + timeout {
      return end(.failure, context.call(visibleExtent: indicator.extent(context.geometry)))
    }
    guard running.action == .waiting && canStart(context) else { return .none }
    var started = running
    started.action = .running
    phase = .refreshing(started)
    return .startAction | .sendValueChanged
  }

  /// Listeners that reload or remove the list must not run inside the scroll view's handling of a touch.
  private func canStart(_ context: SideContext) -> Bool {
    context.isTick || !(context.isDragging || context.scroll.isLifting)
  }

  private mutating func decideEnding(_ ending: Phase.Ending, _ context: SideContext) -> RefreshCommands {
    var ending = ending
    if ending.awaitsLift && (context.isTick || !context.scroll.isInWindow) && !context.isTouched {
      ending.awaitsLift = false
      phase = .ending(ending)
    }
    if let length = ending.lengthBeforeLoad {
      guard followGrowth(from: length, &ending, context) else { return .none }
    }
    guard context.time >= ending.over else { return .none }
    if !staysOpen(after: ending) { insetHolder.close() }
    // Without more data there is nothing to pull for.
    if context.isDragging && !ending.awaitsLift && settings.trigger.respondsToPull && !ending.leavesNoMoreData {
      // A new touch has caught the list before it was closed: from here on it is an ordinary pull.
      phase = context.geometry.isAtRest ? .idle : .pulling
      return decidePull(context)
    }
    return .none
  }

  /// Waits for the loaded rows, so that the added inset is not removed before they fill it.
  ///
  /// Returns `true` if the wait is over: the list has grown, or the time that a list needs for its layout has passed.
  private mutating func followGrowth(
    from length: Double, _ ending: inout Phase.Ending, _ context: SideContext
  ) -> Bool {
    let hasGrown = context.scroll.contentLength > length + context.scroll.grid.halfPixel
    guard hasGrown || context.time >= indicator.patienceEnd else { return false }
    ending.lengthBeforeLoad = nil
    if hasGrown { ending.over = min(ending.over, context.time) }
    phase = .ending(ending)
    return true
  }

  /// Ends the ending once its inset, its motion and its time are over.
  mutating func finish(_ context: SideContext) -> RefreshCommands {
    let geometry = context.geometry
    guard case .ending(let ending) = phase, !ending.awaitsLift else { return .none }
    guard ending.lengthBeforeLoad == nil, context.addedInset == 0 || staysOpen(after: ending) else { return .none }
    let isHeldByNothing = geometry.targetInset == 0 && settings.placement != .floating
    let earliest = ending.over + (isHeldByNothing && indicator.isSeen ? RefreshTiming.emptyEnding : 0)
    let isMoving = context.isTouched || context.scroll.isDecelerating
    // A control that stays is drawn wherever the content stands.
    let isHome = !context.scroll.isInWindow || geometry.isAtRest || !isMoving || staysOpen(after: ending)
    guard context.time >= earliest, isHome, !indicator.isFloating else { return .none }
    phase = ending.leavesNoMoreData ? .noMoreData : .idle
    indicator.rest(phase, context)
    return .redraw
  }
}
