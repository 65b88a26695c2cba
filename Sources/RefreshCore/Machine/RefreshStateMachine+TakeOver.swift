extension RefreshStateMachine {
  /// `true` if content that a session will hold is taken over in the turn of the lift, and not at the first frame after it,
  /// as by default (decision 31).
  package var takesOverInLift: Bool {
    get { near.insetHolder.strategy != .drive }
    set { setStrategy(newValue ? .driveFromLift : .drive) }
  }

  /// Sets the mover of the content after a lift, for both controls.
  mutating func setStrategy(_ strategy: InsetHolder.SettleStrategy) {
    near.insetHolder.strategy = strategy
    far.insetHolder.strategy = strategy
  }

  /// Returns `true` if the content may be taken over by a later flush of the turn of a lift.
  ///
  /// The app, which hears of the action first, may remove the control, end the session or write an inset: what was taken over
  /// would jump.
  func awaitsCallbacks(_ sides: inout SideContexts, _ context: inout EventContext, isTick: Bool) -> Bool {
    guard gesture.liftVelocity != nil, !isTick else { return false }
    guard !context.scroll.isLifting else { return true }
    let isStarting = (context.effects.near | context.effects.far).contains(.startAction)
    // Where both controls have a motion to begin, the frame decides which of them does.
    guard isStarting || (near.insetHolder.isBusy && far.insetHolder.isBusy) else { return false }
    sides.near?.lift.velocity = nil
    sides.far?.lift.velocity = nil
    if isStarting { context.effects.asksForFlush = true }
    return isStarting
  }
}
