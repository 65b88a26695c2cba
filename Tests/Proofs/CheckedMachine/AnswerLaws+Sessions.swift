/// The laws for the end of a session and the state after it.
extension AnswerLaws {
  mutating func checkSession(_ step: Step, _ machine: Machine, at side: AxisSide) {
    checkEnding(step, machine, at: side)
    checkExhausted(step, machine, at: side)
    checkAnnouncement(step, machine, at: side)
  }

  private func hasBegun(_ step: Step, _ machine: Machine, at side: AxisSide) -> Bool {
    machine.session(at: side) != step.before.session(at: side)
  }

  /// Checks that only its action, the app, its timeout, or a refresh ends a session: one with priority over a load, or one that
  /// reports that there is no more data.
  private mutating func checkEnding(_ step: Step, _ machine: Machine, at side: AxisSide) {
    guard step.before.state(at: side) == .refreshing, machine.state(at: side) != .refreshing else { return }
    let other: AxisSide = side == .near ? .far : .near
    let gaveWay = hasBegun(step, machine, at: other) && machine.outcome(at: side) == .cancelled
    let isTold =
      machine.controls[side].loadsMore && !machine.controls[other].loadsMore
      && step.before.state(at: other) == .refreshing && machine.outcome(at: other) == .noMoreData
    switch step.event {
    case .ended(side, _), .actionFinished(_, side, _), .noMoreData(side, _): break
    case .detached(side), .enabled(side, _), .hidden(side, _): break
    case .laidOut, .ticked, .woke:
      let hasTimeout = machine.controls[side].settings.timeout != nil
      if !hasTimeout && !gaveWay { report(13, "\(step.event) ended a session") }
    default: if !gaveWay && !isTold { report(13, "\(step.event) ended a session") }
    }
  }

  /// Checks that only a reset, a removal and a successful refresh clear "no more data".
  private mutating func checkExhausted(_ step: Step, _ machine: Machine, at side: AxisSide) {
    guard step.before.state(at: side) == .noMoreData, machine.state(at: side) != .noMoreData else { return }
    switch step.event {
    case .noMoreData(side, false), .detached(side), .ended(_, .success), .actionFinished(_, _, .success): break
    default: report(20, "\(step.event) took back that there is no more")
    }
  }

  /// Checks that each session is announced when it begins and when it ends, and nothing else is announced.
  private mutating func checkAnnouncement(_ step: Step, _ machine: Machine, at side: AxisSide) {
    switch step.event {
    case .detached, .enabled, .hidden: return
    default: break
    }
    let isOver = step.before.state(at: side) == .refreshing && machine.state(at: side) != .refreshing
    let isDue = hasBegun(step, machine, at: side) || isOver
    guard step.effects.commands(at: side).contains(.announce) != isDue else { return }
    report(30, isDue ? "a begin or an end is not announced" : "\(step.event) announced something")
  }
}
