import ScrollPhysics

extension Control {
  /// Decides, at a flush, what the pull and the clock make of the state.
  ///
  /// What of a pull momentum had brought before the finger is its base.
  mutating func decide(
    _ geometry: SideGeometry, _ context: FlushContext, by scrollDirection: ScrollDirectionTracker, base: Double,
    isExcluded: Bool
  ) -> RefreshCommands {
    if isLoadDue(geometry, context, by: scrollDirection, isExcluded: isExcluded) {
      let extent = indicator.extent(geometry)
      return commit(.scroll, start: .program(.never), at: context.time, extent: extent, hold: geometry.heldExtent)
    }
    if !isRefreshing { restLength = context.scroll.contentLength }
    switch phase {
    case .absent, .noMoreData: return .none
    case .idle, .pulling, .armed: return decidePull(geometry, context, base: base, isExcluded: isExcluded)
    case .refreshing(let running): return decideRunning(running, geometry, context)
    case .ending(let ending): return decideEnding(ending, geometry, context, base: base, isExcluded: isExcluded)
    }
  }

  /// The finger has let go of a pull.
  mutating func release(_ taken: Gesture.Taken, _ geometry: SideGeometry, at time: Double, isExcluded: Bool)
    -> RefreshCommands
  {
    feedback.rest()
    switch phase {
    case .idle, .pulling, .armed:
      let fires =
        canPull && settings.trigger.respondsToPull && !isExcluded && geometry.isArmed(by: taken.pull, from: taken.base)
      guard fires else {
        // What is pulled comes home by itself and is drawn until it is there.
        if phase == .armed { phase = .pulling }
        return .none
      }
      return commit(.finger, start: .lift, at: time, extent: taken.pull, hold: geometry.heldExtent)
    case .ending(var ending):
      ending.awaitsLift = false
      phase = .ending(ending)
      return .none
    case .absent, .refreshing, .noMoreData: return .none
    }
  }

  /// The touch was taken away: it fires nothing.
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

  /// Whether nothing is pulled: a control that stays has its rest where its space ends.
  func isAtRest(_ geometry: SideGeometry) -> Bool {
    geometry.isAtRest
      || (loadsMore && insetHolder.isWanted && geometry.pullDistance <= geometry.targetInset + geometry.grid.halfPixel)
  }

  private mutating func decidePull(
    _ geometry: SideGeometry, _ context: FlushContext, base: Double, isExcluded: Bool
  ) -> RefreshCommands {
    guard canPull, settings.trigger.respondsToPull, context.scroll.isInWindow, !isAtRest(geometry) else {
      phase = .idle
      indicator.disarm()
      return .none
    }
    if phase == .idle { phase = .pulling }
    guard context.isDragging, !context.scroll.isZooming else { return .none }
    var commands = RefreshCommands.none
    if feedback.follow(pull: geometry.pullDistance, trigger: geometry.triggerDistance) {
      commands |= .prepareFeedback
    }
    return commands | arm(geometry, context, base: base, isExcluded: isExcluded)
  }

  private mutating func arm(_ geometry: SideGeometry, _ context: FlushContext, base: Double, isExcluded: Bool)
    -> RefreshCommands
  {
    let arms = !isExcluded && geometry.isArmed(by: geometry.pullDistance, from: base)
    guard arms else {
      if phase == .armed { phase = .pulling }
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
      let extent = geometry.pullDistance
      return feels | commit(.finger, start: .lift, at: context.time, extent: extent, hold: geometry.heldExtent)
    }
  }

  private mutating func decideRunning(_ running: Phase.Running, _ geometry: SideGeometry, _ context: FlushContext)
    -> RefreshCommands
  {
    if let timeout = settings.timeout, context.time >= running.start + timeout {
      let extent = indicator.extent(geometry)
      return end(.failure, at: context.time, extent: extent, isTouched: context.isTouched)
    }
    guard running.awaitsStart && canStart(context) else { return .none }
    var started = running
    started.awaitsStart = false
    phase = .refreshing(started)
    isActionRunning = true
    return .startAction | .sendValueChanged
  }

  /// Listeners that reload or remove the list must not run inside the scroll view's handling of a touch.
  private func canStart(_ context: FlushContext) -> Bool {
    context.isTick || !(context.isDragging || context.scroll.isLifting)
  }

  private mutating func decideEnding(
    _ ending: Phase.Ending, _ geometry: SideGeometry, _ context: FlushContext, base: Double, isExcluded: Bool
  ) -> RefreshCommands {
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
    // Where nothing is left to load there is nothing to pull for.
    if context.isDragging && !ending.awaitsLift && settings.trigger.respondsToPull && !ending.leavesNoMoreData {
      // A new touch has caught the list before it was closed: from here on it is a pull like any other.
      phase = geometry.isAtRest ? .idle : .pulling
      return decidePull(geometry, context, base: base, isExcluded: isExcluded)
    }
    return .none
  }

  /// Waits for the rows that were loaded, so that the space under the reader is not taken away before they fill it.
  ///
  /// Answers whether there is nothing left to wait for: they have come, and nothing else keeps the session in sight, or
  /// they did not in the time that a list needs to lay itself out.
  private mutating func followGrowth(from length: Double, _ ending: inout Phase.Ending, _ context: FlushContext) -> Bool
  {
    let hasGrown = context.scroll.contentLength > length + context.scroll.grid.halfPixel
    guard hasGrown || context.time >= indicator.endTime + RefreshTiming.patience else { return false }
    ending.lengthBeforeLoad = nil
    if hasGrown { ending.over = min(ending.over, context.time) }
    phase = .ending(ending)
    return true
  }

  /// Ends the ending once nothing is left of it.
  mutating func finish(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double) -> RefreshCommands {
    guard case .ending(let ending) = phase, !ending.awaitsLift else { return .none }
    guard ending.lengthBeforeLoad == nil, addedInset == 0 || staysOpen(after: ending) else { return .none }
    let isHeldByNothing = geometry.targetInset == 0 && settings.placement != .floating
    let earliest = ending.over + (isHeldByNothing && indicator.isSeen ? RefreshTiming.emptyEnding : 0)
    let isMoving = context.isTouched || context.scroll.isDecelerating
    // What stays is drawn on wherever it stands.
    let isHome = !context.scroll.isInWindow || geometry.isAtRest || !isMoving || staysOpen(after: ending)
    guard context.time >= earliest, isHome, !indicator.isFloating else { return .none }
    phase = ending.leavesNoMoreData ? .noMoreData : .idle
    indicator.rest(phase, geometry, context)
    return .redraw
  }
}
