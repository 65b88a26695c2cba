extension Phase: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    switch tape.coded(kind: kind, of: 7) {
    case 0: self = .absent
    case 1: self = .idle
    case 2: self = .pulling
    case 3: self = .armed
    case 4: self = .refreshing(tape.coded(running))
    case 5: self = .ending(tape.coded(ending))
    default: self = .noMoreData
    }
  }

  private var kind: Int {
    switch self {
    case .absent: 0
    case .idle: 1
    case .pulling: 2
    case .armed: 3
    case .refreshing: 4
    case .ending: 5
    case .noMoreData: 6
    }
  }

  private var running: Running {
    if case .refreshing(let running) = self { return running }
    return Running(start: 0, activityStart: 0, tap: nil, action: .waiting)
  }

  private var ending: Ending {
    if case .ending(let ending) = self { return ending }
    return Ending(over: 0, awaitsLift: false, lengthBeforeLoad: nil, leavesNoMoreData: false, tap: nil)
  }
}

extension Phase.Running: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    self = Self(
      start: tape.coded(start), activityStart: tape.coded(activityStart), tap: tape.coded(tap, standard: .load),
      action: tape.coded(action))
  }
}

extension Phase.Ending: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    self = Self(
      over: tape.coded(over), awaitsLift: tape.coded(awaitsLift), lengthBeforeLoad: tape.coded(lengthBeforeLoad),
      leavesNoMoreData: tape.coded(leavesNoMoreData), tap: tape.coded(tap, standard: .load))
  }
}

extension Phase.Action: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    switch tape.coded(kind: kind, of: 3) {
    case 0: self = .waiting
    case 1: self = .running
    default: self = .returned
    }
  }

  private var kind: Int {
    switch self {
    case .waiting: 0
    case .running: 1
    case .returned: 2
    }
  }
}
