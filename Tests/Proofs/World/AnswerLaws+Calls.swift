/// What must be true of the answer to a call.
extension AnswerLaws {
  mutating func checkCall(_ step: Step, _ machine: Machine) {
    switch step.event {
    case .began(let end, _, _): checkBegin(step, machine, at: end)
    case .ended(let end, _): checkEnd(step, machine, at: end)
    case .enabled(let end, false), .hidden(let end, true), .detached(let end): checkDropped(machine, at: end)
    default: break
    }
  }

  private mutating func checkBegin(_ step: Step, _ machine: Machine, at end: End) {
    let state = machine.state(at: end)
    let begun = machine.session(at: end) &- step.before.session(at: end)
    switch step.effects.answer {
    case nil: report(8, "a begin got no answer")
    case .started: if begun != 1 || state != .refreshing { report(8, "started, but \(state) after \(begun) sessions") }
    case .joined: if begun != 0 || state != .refreshing { report(8, "joined, but \(state) after \(begun) sessions") }
    case .queued: if machine.control(at: end).isPresent { report(8, "queued though attached") }
    case .refused: if begun != 0 || state != step.before.state(at: end) { report(8, "refused, but \(state)") }
    }
  }

  private mutating func checkEnd(_ step: Step, _ machine: Machine, at end: End) {
    let state = machine.state(at: end)
    if state == .refreshing { report(9, "still refreshing after an end") }
    guard step.before.state(at: end) != .refreshing else { return }
    let orders = step.effects[end]
    if !orders.isEmpty || state != step.before.state(at: end) {
      report(9, "an end without a session did \(orders.rawValue)")
    }
  }

  private mutating func checkDropped(_ machine: Machine, at end: End) {
    let state = machine.state(at: end)
    if state != .idle && state != .noMoreData { report(28, "\(state) though removed, disabled or hidden") }
    if machine.isActionRunning(at: end) { report(28, "the action runs on though removed, disabled or hidden") }
  }
}
