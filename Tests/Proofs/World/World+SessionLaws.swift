/// What may begin, end and outlast a session.
extension World {
  mutating func checkSessions(_ step: Step) {
    for end in End.allCases {
      checkEnding(step, at: end)
      checkExhausted(step, at: end)
      checkAnnouncement(step, at: end)
    }
  }

  private func hasBegun(_ step: Step, at end: End) -> Bool { machine.session(at: end) != step.before.session(at: end) }

  /// A session is ended by its action, by the app, by its timeout, and by a refresh that a load gives way to.
  private mutating func checkEnding(_ step: Step, at end: End) {
    guard step.before.state(at: end) == .refreshing, machine.state(at: end) != .refreshing else { return }
    let gaveWay = hasBegun(step, at: end == .near ? .far : .near) && machine.outcome(at: end) == .cancelled
    switch step.event {
    case .ended, .actionFinished, .noMoreData, .detached, .enabled, .hidden: break
    case .laidOut, .ticked, .woke:
      let hasTimeout = machine.control(at: end).settings.timeout != nil
      if !hasTimeout && !gaveWay { report(13, "\(step.event) ended a session") }
    default: if !gaveWay { report(13, "\(step.event) ended a session") }
    }
  }

  /// Only a reset, a removal and a refresh that succeeds take back that there is no more.
  private mutating func checkExhausted(_ step: Step, at end: End) {
    guard step.before.state(at: end) == .noMoreData, machine.state(at: end) != .noMoreData else { return }
    switch step.event {
    case .noMoreData(end, false), .detached(end), .ended(_, .success), .actionFinished(_, _, .success): break
    default: report(20, "\(step.event) took back that there is no more")
    }
  }

  /// Each session is announced when it begins and when it ends, and nothing else is.
  private mutating func checkAnnouncement(_ step: Step, at end: End) {
    switch step.event {
    case .detached, .enabled, .hidden: return
    default: break
    }
    let isOver = step.before.state(at: end) == .refreshing && machine.state(at: end) != .refreshing
    let isDue = hasBegun(step, at: end) || isOver
    guard step.effects[end].contains(.announce) != isDue else { return }
    report(30, isDue ? "a begin or an end is not announced" : "\(step.event) announced something")
  }

  /// A second after everything is over no frame is asked for.
  mutating func checkIdleTick(_ step: Step) {
    guard case .ticked = step.event, wake == .nextFrame, view.isIdle, view.isInWindow else { return }
    for end in End.allCases {
      let control = machine.control(at: end)
      switch control.phase {
      case .absent, .idle, .noMoreData: break
      case .pulling, .armed, .refreshing, .ending: return
      }
      let picture = control.picture
      let isStill = !control.space.isBusy && !picture.isFloating && picture.seated.isAt(picture.isSeated ? 1 : 0)
      // A first screen that is not full begins a load.
      guard control.fills >= control.settings.loadMore.loadsToFill else { return }
      guard isStill, areFollowersThere, time > picture.endTime + 1 + 2 * ModelScrollView.frame else { return }
    }
    report(5, "a frame is asked for though everything has been over for a second")
  }
}
