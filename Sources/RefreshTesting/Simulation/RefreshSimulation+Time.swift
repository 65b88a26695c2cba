import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// Sums of seconds that differ by less than this are the same moment.
  private static let sameMoment = 1e-9

  /// Lets time pass; a finger that is down stays where it is.
  ///
  /// - Parameter seconds: Zero or more; need not be whole frames.
  public mutating func advance(by seconds: Double) {
    precondition(seconds.isFinite && seconds >= 0, "time advances by a finite number of seconds, 0 or more")
    advance(until: time + seconds)
  }

  /// Lets time pass with the finger where it is; the same as ``advance(by:)``, to be read in a script.
  public mutating func hold(for seconds: Double) {
    advance(by: seconds)
  }

  /// Lets time pass until nothing goes on.
  ///
  /// - Parameter seconds: How long at most; 10 by default.
  /// - Returns: Whether it came to that. With a finger down or an action that hangs it does not.
  @discardableResult
  public mutating func advanceUntilQuiet(within seconds: Double = 10) -> Bool {
    precondition(turn.depth == 0, "time does not pass within a turn")
    let latest = time + seconds
    while !isQuiet {
      guard let moment = nextMoment(until: latest) else { return false }
      enter(moment)
    }
    return true
  }

  mutating func advance(until latest: Double) {
    precondition(turn.depth == 0, "time does not pass within a turn")
    while let moment = nextMoment(until: latest) { enter(moment) }
    // A finger that moves twice in what is the same moment but for rounding would have any speed.
    if latest > time + Self.sameMoment { time = latest }
  }
}

extension RefreshSimulation {
  /// Something that is going to happen by itself.
  private enum Moment {
    case frame
    case wake(at: Double)
    case actionEnd(PendingEnd)
  }

  /// What comes next; of what comes at once, an action's end and a timer before the frame.
  private func nextMoment(until latest: Double) -> Moment? {
    let frameTime = Double(frame + 1) / frameRate
    let first = min(latest, frameTime) + Self.sameMoment
    let pending = pendingEnds.min { $0.time < $1.time }
    var timer = Double.infinity
    if case .at(let wakeTime) = wake, !isInBackground { timer = wakeTime }
    if let pending, pending.time <= first, pending.time <= timer { return .actionEnd(pending) }
    if timer <= first { return .wake(at: timer) }
    return frameTime <= latest + Self.sameMoment ? .frame : nil
  }

  private mutating func enter(_ moment: Moment) {
    switch moment {
    case .frame: runFrame()
    case .wake(let wakeTime): fireTimer(at: wakeTime)
    case .actionEnd(let pending):
      time = max(time, pending.time)
      pendingEnds.removeAll { $0 == pending }
      inOneTurn {
        $0.send(.actionFinished(session: pending.session, pending.side, pending.outcome))
      }
    }
  }

  /// A timer that is asked for again at a time that is over waits for the next frame.
  private mutating func fireTimer(at wakeTime: Double) {
    time = max(time, wakeTime)
    inOneTurn { $0.send(.woke) }
    if case .at(let next) = wake, next <= time { wake = .nextFrame }
  }

  /// One frame: touches first, then the scroll view's own motion, then the tick.
  private mutating func runFrame() {
    frame += 1
    time = max(time, Double(frame) / frameRate)
    inOneTurn {
      $0.followPath()
      guard !$0.isInBackground else { return }
      $0.moveContent()
      guard $0.wake == .nextFrame else { return }
      $0.tickCount += 1
      $0.send(.ticked)
    }
    if keepsFrames { frames.append(Frame(time: time, machine: machine, reading: reading)) }
  }

  private mutating func moveContent() {
    let before = offset
    scroll.advance(by: frameLength)
    followAnimation()
    if offset != before { notify() }
  }
}
