/// What may end and outlast a session.
extension AnswerLaws {
  mutating func checkSession(_ step: Step, _ machine: Machine, at end: End) {
    checkEnding(step, machine, at: end)
    checkExhausted(step, machine, at: end)
    checkAnnouncement(step, machine, at: end)
  }

  private func hasBegun(_ step: Step, _ machine: Machine, at end: End) -> Bool {
    machine.session(at: end) != step.before.session(at: end)
  }

  /// A session is ended by its action, by the app, by its timeout, and by a refresh that a load gives way to.
  private mutating func checkEnding(_ step: Step, _ machine: Machine, at end: End) {
    guard step.before.state(at: end) == .refreshing, machine.state(at: end) != .refreshing else { return }
    let other: End = end == .near ? .far : .near
    let gaveWay = hasBegun(step, machine, at: other) && machine.outcome(at: end) == .cancelled
    switch step.event {
    case .ended(end, _), .actionFinished(_, end, _), .noMoreData(end, _): break
    case .detached(end), .enabled(end, _), .hidden(end, _): break
    case .laidOut, .ticked, .woke:
      let hasTimeout = machine.control(at: end).settings.timeout != nil
      if !hasTimeout && !gaveWay { report(13, "\(step.event) ended a session") }
    default: if !gaveWay { report(13, "\(step.event) ended a session") }
    }
  }

  /// Only a reset, a removal and a refresh that succeeds take back that there is no more.
  private mutating func checkExhausted(_ step: Step, _ machine: Machine, at end: End) {
    guard step.before.state(at: end) == .noMoreData, machine.state(at: end) != .noMoreData else { return }
    switch step.event {
    case .noMoreData(end, false), .detached(end), .ended(_, .success), .actionFinished(_, _, .success): break
    default: report(20, "\(step.event) took back that there is no more")
    }
  }

  /// Each session is announced when it begins and when it ends, and nothing else is.
  private mutating func checkAnnouncement(_ step: Step, _ machine: Machine, at end: End) {
    switch step.event {
    case .detached, .enabled, .hidden: return
    default: break
    }
    let isOver = step.before.state(at: end) == .refreshing && machine.state(at: end) != .refreshing
    let isDue = hasBegun(step, machine, at: end) || isOver
    guard step.effects[end].contains(.announce) != isDue else { return }
    report(30, isDue ? "a begin or an end is not announced" : "\(step.event) announced something")
  }
}
