import RefreshAnimators

/// The display link and the timer that a machine asks for.
struct WakeClock {
  /// The first frame in which the link is called; `nil` while it is paused.
  private var linkFrame: Int?

  /// When the timer fires, in seconds.
  private var timer: Double?

  /// Whether neither a frame nor a moment is waited for.
  var isAtRest: Bool { linkFrame == nil && timer == nil }

  /// Whether frames are asked for.
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

  /// The time of the timer if it is due; it is not set any more then.
  mutating func dueTimer(at now: Double) -> Double? {
    guard let timer, timer <= now + PhoneSimulation.roundingError else { return nil }
    self.timer = nil
    return timer
  }
}
