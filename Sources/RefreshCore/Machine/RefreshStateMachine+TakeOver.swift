extension RefreshStateMachine {
  /// Returns `true` if the content may be taken over by a later flush of the turn of a lift.
  ///
  /// The app, which hears of the action first, may remove the control, end the session or write an inset: what was taken over
  /// would jump.
  func awaitsCallbacks(_ sides: inout SideContexts, _ context: inout EventContext, isTick: Bool) -> Bool {
    guard gesture.liftVelocity != nil, !isTick else { return false }
    guard !context.scroll.isLifting else { return true }
    let isStarting = (context.near | context.far).contains(.startAction)
    // Where both controls have a motion to begin, the frame decides which of them does.
    guard isStarting || (near.insetHolder.isBusy && far.insetHolder.isBusy) else { return false }
    sides.near?.lift.velocity = nil
    sides.far?.lift.velocity = nil
    if isStarting { context.effects.asksForFlush = true }
    return isStarting
  }
}
