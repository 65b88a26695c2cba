extension Control {
  /// A control that was removed leaves only its count of sessions, so that late results stay stale.
  init(after removed: Control) {
    session = removed.session
  }

  /// Disabled or hidden: nothing is left of a session, and what there is no more to load stays so.
  mutating func dropFromSight(at time: Double) -> Commands {
    guard isPresent else { return .none }
    return drop(to: isExhausted ? .noMoreData : .idle, at: time)
  }

  mutating func setExhausted(_ isExhausted: Bool, at time: Double) -> Commands {
    switch phase {
    case .absent, .refreshing: return .none
    case .ending:
      exhaustEnding(isExhausted)
      return .none
    case .idle, .pulling, .armed:
      guard isExhausted else { return .none }
      hasFailed = false
      phase = .noMoreData
      indicator.end(.noMoreData, at: time, isShown: false)
      return .redraw
    case .noMoreData:
      guard !isExhausted else { return .none }
      phase = .idle
      indicator.startOver()
      return .redraw
    }
  }

  /// The share was taken out for good: the rest of the session holds nothing.
  mutating func loseInset() {
    hasLostInset = true
    insetHolder.abandon()
  }

  /// Whether the share follows content that is scrolled over it.
  private func follows(_ context: FlushContext) -> Bool {
    switch settings.pinnedHeaders {
    case .automatic: context.scroll.hasPinnedHeaders
    case .follow: true
    case .fixed: false
    }
  }

  /// Goes on with the space; a share is what the inset has, and what the space is told of it is how far it reaches.
  mutating func moveInset(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, lift: Lift)
    -> InsetHolder.Change
  {
    var change = change(geometry, context, addedInset: geometry.displacement(byInset: addedInset), lift: lift)
    change.addedInset = geometry.inset(displacing: change.addedInset)
    return change
  }

  private mutating func change(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, lift: Lift)
    -> InsetHolder.Change
  {
    // Under a finger, which may feel every write, nothing is finished at once either.
    let isHeld = context.isTouched && context.scroll.isInWindow
    let mustFinish = dropsAtOnce || (finishesAtOnce && !isHeld)
    // A share that is lowered in the middle of somebody's scroll would move the content: it waits for the end of it.
    guard !mustFinish || !context.scroll.isScrollAnimating || geometry.isHome else {
      return InsetHolder.Change(addedInset: addedInset)
    }
    let mustWait = !dropsAtOnce && mustWait(geometry, context, addedInset)
    dropsAtOnce = false
    finishesAtOnce = false
    let follows = follows(context)
    if mustWait { return insetHolder.pause(geometry, context, addedInset: addedInset, follows: follows) }
    guard mustFinish || !context.scroll.isInWindow else {
      // A bar at the end of a list answers to the list's motion: what we moved would move it, and it what we move.
      if loadsMore && context.isSystemInsetMoving {
        return insetHolder.stay(geometry, context, addedInset: addedInset, follows: follows)
      }
      return insetHolder.advance(geometry, context, addedInset: addedInset, follows: follows, lift: lift)
    }
    if context.scroll.isInWindow { insetHolder.see(geometry) }
    let isMovedByOthers = context.isTouched || context.scroll.isScrollAnimating
    return insetHolder.setDown(
      geometry, offset: context.scroll.offset, addedInset: addedInset, isMovedByOthers: isMovedByOthers)
  }

  /// Whether a share that is written now would move the content.
  ///
  /// UIKit may look at both edges whenever one is written, and bring content home that is out of range at the other;
  /// and where somebody's scroll leads to may lie in a share that nobody wants any more.
  private func mustWait(_ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double) -> Bool {
    guard context.scroll.isInWindow else { return false }
    let isScrolled = context.scroll.isScrollAnimating
    let isMoving = context.isTouched || context.scroll.isDecelerating || isScrolled
    return (geometry.isPastOtherSide && isMoving) || (isScrolled && !insetHolder.isWanted && addedInset > 0)
  }

  mutating func draw(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double) -> Commands {
    guard isPresent else { return .none }
    indicator.isSeated = isSeated(in: context.scroll)
    indicator.advance(phase, geometry, context, isFloatingPlacement: settings.placement == .floating)
    var commands = finish(geometry, context, addedInset: addedInset)
    if indicator.changes(phase.state, geometry, at: context.time) { commands |= .redraw }
    return commands
  }
}
