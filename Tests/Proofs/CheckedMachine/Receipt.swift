/// An event of the machine and its effects.
struct Receipt {
  let event: RefreshStateMachine.Event
  let reading: ScrollMetrics
  let time: Double
  let effects: RefreshStateMachine.Effects
}
