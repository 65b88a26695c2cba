/// What the machine was told, and what it was asked for by it.
struct Receipt {
  let event: RefreshStateMachine.Event
  let reading: ScrollMetrics
  let time: Double
  let effects: RefreshStateMachine.Effects
}
