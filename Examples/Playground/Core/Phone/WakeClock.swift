import RefreshAnimators

/// The display link and the timer of a machine.
struct WakeClock {
  /// The first frame in which the link is called; `nil` while it is paused.
  private var linkFrame: Int?

  /// The deadline of the timer, in seconds.
  private var timer: Double?

  /// `true` if neither the display link nor the timer runs.
  var isAtRest: Bool { linkFrame == nil && timer == nil }

  /// `true` if the display link runs.
  var isRunning: Bool { linkFrame != nil }

  mutating func wake(_ wake: RefreshStateMachine.Wake, frame: Int) {
    switch wake {
    case .never: (linkFrame, timer) = (nil, nil)
    case .nextFrame: (linkFrame, timer) = (linkFrame ?? frame + 1, nil)
    case .at(let time): (linkFrame, timer) = (nil, time)
    }
  }

  func isLinkDue(in frame: Int) -> Bool {
    guard let linkFrame else { return false }
    return frame >= linkFrame
  }

  /// Returns the deadline of the timer if it is due, and stops the timer.
  mutating func dueTimer(at now: Double) -> Double? {
    guard let timer, timer <= now + PhoneSimulation.roundingError else { return nil }
    self.timer = nil
    return timer
  }
}
