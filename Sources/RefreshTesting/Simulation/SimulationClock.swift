import RefreshCore

/// The clock of a simulation, with everything that waits for a time.
struct SimulationClock: Equatable, Sendable {
  let frameRate: Double
  private(set) var time = 0.0
  var wake = RefreshStateMachine.Wake.never
  private(set) var tickCount = 0
  var isInBackground = false

  /// The ends of actions, which come at their times.
  private(set) var pendingEnds: [PendingEnd] = []
  private var frame = 0

  init(frameRate: Double) { self.frameRate = frameRate }

  var frameLength: Double { 1 / frameRate }

  /// `true` if neither the machine nor an action waits for a time.
  var isIdle: Bool { pendingEnds.isEmpty && wake == .never }
}

extension SimulationClock {
  /// The difference in seconds below which two times count as equal, because of rounding.
  private static let sameMoment = 1e-9

  /// An action that will return.
  struct PendingEnd: Equatable, Sendable {
    let time: Double
    let session: UInt32
    let side: AxisSide
    let outcome: RefreshOutcome
  }

  /// Something that happens at a time.
  enum Moment {
    case frame
    case wake
    case actionEnd(PendingEnd)
  }

  /// Begins the next event; at equal times, the end of an action and a timer come before the frame.
  mutating func enterNextMoment(until latest: Double) -> Moment? {
    let frameTime = Double(frame + 1) / frameRate
    let first = min(latest, frameTime) + Self.sameMoment
    let pending = pendingEnds.min { $0.time < $1.time }
    var timer = Double.infinity
    if case .at(let wakeTime) = wake, !isInBackground { timer = wakeTime }
    if let pending, pending.time <= first, pending.time <= timer {
      pendingEnds.removeAll { $0 == pending }
      time = max(time, pending.time)
      return .actionEnd(pending)
    }
    if timer <= first {
      time = max(time, timer)
      return .wake
    }
    guard frameTime <= latest + Self.sameMoment else { return nil }
    frame += 1
    time = max(time, frameTime)
    return .frame
  }

  /// Waits until a time at which nothing happens.
  mutating func wait(until latest: Double) {
    // A finger that moved twice within the rounding error of a time would get an arbitrary velocity.
    if latest > time + Self.sameMoment { time = latest }
  }

  /// A timer that is requested again for a time in the past waits for the next frame.
  mutating func delayLateWake() {
    if case .at(let next) = wake, next <= time { wake = .nextFrame }
  }

  /// Counts a tick; returns `false` without one, if the machine has not asked for this frame.
  mutating func takeTick() -> Bool {
    guard wake == .nextFrame else { return false }
    tickCount += 1
    return true
  }

  /// Waits for the end of an action.
  mutating func add(_ end: PendingEnd) { pendingEnds.append(end) }

  /// Removes the ends of a side's actions, or only that of a session.
  mutating func removeEnds(at side: AxisSide, of session: UInt32? = nil) {
    pendingEnds.removeAll { $0.side == side && (session == nil || $0.session == session) }
  }
}
