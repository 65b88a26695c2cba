/// What may end and outlast a session.
extension AnswerLaws {
  mutating func checkSession(_ step: Step, _ machine: Machine, at side: AxisSide) {
    checkEnding(step, machine, at: side)
    checkExhausted(step, machine, at: side)
    checkAnnouncement(step, machine, at: side)
  }

  private func hasBegun(_ step: Step, _ machine: Machine, at side: AxisSide) -> Bool {
    machine.session(at: side) != step.before.session(at: side)
  }

  /// A session is ended by its action, by the app, by its timeout, and by a refresh that a load gives way to.
  private mutating func checkEnding(_ step: Step, _ machine: Machine, at side: AxisSide) {
    guard step.before.state(at: side) == .refreshing, machine.state(at: side) != .refreshing else { return }
    let other: AxisSide = side == .near ? .far : .near
    let gaveWay = hasBegun(step, machine, at: other) && machine.outcome(at: side) == .cancelled
    switch step.event {
    case .ended(side, _), .actionFinished(_, side, _), .noMoreData(side, _): break
    case .detached(side), .enabled(side, _), .hidden(side, _): break
    case .laidOut, .ticked, .woke:
      let hasTimeout = machine.control(at: side).settings.timeout != nil
      if !hasTimeout && !gaveWay { report(13, "\(step.event) ended a session") }
    default: if !gaveWay { report(13, "\(step.event) ended a session") }
    }
  }

  /// Only a reset, a removal and a refresh that succeeds take back that there is no more.
  private mutating func checkExhausted(_ step: Step, _ machine: Machine, at side: AxisSide) {
    guard step.before.state(at: side) == .noMoreData, machine.state(at: side) != .noMoreData else { return }
    switch step.event {
    case .noMoreData(side, false), .detached(side), .ended(_, .success), .actionFinished(_, _, .success): break
    default: report(20, "\(step.event) took back that there is no more")
    }
  }

  /// Each session is announced when it begins and when it ends, and nothing else is.
  private mutating func checkAnnouncement(_ step: Step, _ machine: Machine, at side: AxisSide) {
    switch step.event {
    case .detached, .enabled, .hidden: return
    default: break
    }
    let isOver = step.before.state(at: side) == .refreshing && machine.state(at: side) != .refreshing
    let isDue = hasBegun(step, machine, at: side) || isOver
    guard step.effects[side].contains(.announce) != isDue else { return }
    report(30, isDue ? "a begin or an end is not announced" : "\(step.event) announced something")
  }
}
