import ScrollPhysics

extension Control {
  mutating func decideRunning(_ running: Phase.Running, _ context: SideContext) -> RefreshCommands {
    if let timeout = settings.timeout, context.time >= running.start + timeout {
      return end(.failure, context.call(visibleExtent: indicator.extent(context.geometry)))
    }
    // Listeners that reload or remove the list must not run inside the scroll view's handling of a touch.
    let canStart = context.isTick || !(context.isDragging || context.scroll.isLifting)
    guard running.action == .waiting && canStart else { return .none }
    phase.running?.action = .running
    return .startAction | .sendValueChanged
  }

  mutating func decideEnding(_ ending: Phase.Ending, _ context: SideContext) -> RefreshCommands {
    var ending = ending
    // The lift of a view that has lost its window is never reported (report B036).
    if ending.awaitsLift && (context.isTick || !context.scroll.isInWindow) && !context.isTouched {
      ending.awaitsLift = false
    }
    // The added inset is not removed before the rows fill it, or the time that a list needs for its layout has passed.
    if let length = ending.lengthBeforeLoad, !awaitsWindow(at: context.geometry.side, context.scroll) {
      let hasGrown = context.scroll.contentLength > length + context.scroll.grid.halfPixel
      if hasGrown { ending.over = min(ending.over, context.time) }
      if hasGrown || context.time >= indicator.patienceEnd { ending.lengthBeforeLoad = nil }
    }
    phase = .ending(ending)
    guard ending.lengthBeforeLoad == nil, context.time >= ending.over else { return .none }
    if !staysOpen { insetHolder.close() }
    // Without more data there is nothing to pull for.
    if context.isDragging && !ending.awaitsLift && settings.trigger.respondsToPull && !ending.leavesNoMoreData {
      // A new touch has caught the list before it was closed: from here on it is an ordinary pull.
      phase = context.geometry.isAtRest ? .idle : .pulling
      return decidePull(context)
    }
    return .none
  }

  /// Returns `true` if the system has given the space of a session back, or had the time to.
  private func isGivenBack(after ending: Phase.Ending, _ context: SideContext) -> Bool {
    guard settings.backing == .system, context.scroll.isInWindow, !context.geometry.isAtRest else { return true }
    return context.time >= ending.over + RefreshTiming.systemCloses
  }

  /// Ends the ending once its inset, its motion and its time are over.
  mutating func finish(_ context: SideContext) -> RefreshCommands {
    let geometry = context.geometry
    guard case .ending(let ending) = phase, !ending.awaitsLift else { return .none }
    guard ending.lengthBeforeLoad == nil, context.addedInset == 0 || staysOpen else { return .none }
    let isHeldByNothing = geometry.targetInset == 0 && !settings.floats
    let earliest = ending.over + (isHeldByNothing && indicator.isSeen ? RefreshTiming.emptyEnding : 0)
    let isMoving = context.isTouched || context.scroll.isDecelerating
    // A control that stays is drawn wherever the content stands.
    let isHome = !context.scroll.isInWindow || geometry.isAtRest || !isMoving || staysOpen
    guard context.time >= earliest, isHome, !indicator.isFloating, isGivenBack(after: ending, context) else {
      return .none
    }
    phase = ending.leavesNoMoreData ? .noMoreData : .idle
    indicator.rest(phase, context)
    return .redraw
  }
}
