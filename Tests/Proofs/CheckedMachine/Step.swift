/// An event with the states around it.
struct Step {
  let event: RefreshStateMachine.Event
  /// The machine before the event.
  let before: RefreshStateMachine
  /// The scroll view before the effects.
  let reading: ScrollMetrics
  let effects: RefreshStateMachine.Effects
}
