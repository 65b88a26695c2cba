/// The laws for the result of a request.
extension AnswerLaws {
  mutating func checkCall(_ step: Step, _ machine: Machine) {
    switch step.event {
    case .began(let side, _, _): checkBegin(step, machine, at: side)
    case .ended(let side, _): checkEnd(step, machine, at: side)
    case .enabled(let side, false), .hidden(let side, true), .detached(let side): checkDropped(machine, at: side)
    default: break
    }
  }

  private mutating func checkBegin(_ step: Step, _ machine: Machine, at side: AxisSide) {
    let state = machine.state(at: side)
    let begun = machine.session(at: side) &- step.before.session(at: side)
    switch step.effects.answer {
    case nil: report(8, "a begin got no answer")
    case .started: if begun != 1 || state != .refreshing { report(8, "started, but \(state) after \(begun) sessions") }
    case .joined: if begun != 0 || state != .refreshing { report(8, "joined, but \(state) after \(begun) sessions") }
    case .queued: if machine.controls[side].isPresent { report(8, "queued though attached") }
    case .refused: if begun != 0 || state != step.before.state(at: side) { report(8, "refused, but \(state)") }
    }
  }

  private mutating func checkEnd(_ step: Step, _ machine: Machine, at side: AxisSide) {
    let state = machine.state(at: side)
    if state == .refreshing { report(9, "still refreshing after an end") }
    guard step.before.state(at: side) != .refreshing else { return }
    let commands = step.effects.commands(at: side)
    if !commands.isEmpty || state != step.before.state(at: side) {
      report(9, "an end without a session did \(commands.rawValue)")
    }
  }

  private mutating func checkDropped(_ machine: Machine, at side: AxisSide) {
    let state = machine.state(at: side)
    if state != .idle && state != .noMoreData { report(28, "\(state) though removed, disabled or hidden") }
    if machine.isActionRunning(at: side) { report(28, "the action runs on though removed, disabled or hidden") }
  }
}
