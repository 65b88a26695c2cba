/// What must be true after the effects were carried out.
extension World {
  mutating func checkPlace(_ step: Step) {
    if machine.near.space.motion == .still && machine.far.space.motion == .still { reveals = false }
    switch step.event {
    case .laidOut, .ticked, .woke: break
    default: return
    }
    guard !isInBackground else { return }
    checkInset()
    checkIdleTick(step)
    for end in End.allCases {
      checkPull(step, at: end)
      let control = machine.control(at: end)
      // A share that would move the content in somebody's animation is given back after it.
      let isWaiting = control.dropsAtOnce && step.reading.isScrollAnimating
      if !(control.isPresent && control.isEnabled && !control.isHidden) && machine.share[end] != 0 && !isWaiting {
        report(28, "a control that is not there holds \(machine.share[end])")
      }
    }
  }

  /// The inset is the client's and our share, and the client's to the last bit where there is no share.
  private mutating func checkInset() {
    for end in End.allCases {
      let share = machine.share[end]
      let wanted = share == 0 ? view.client[end] : view.client[end] + share
      guard abs(view.inset[end] - wanted) > (share == 0 ? 0 : 1e-9) else { continue }
      report(1, "the \(end) inset is \(view.inset[end]), the client's \(view.client[end]) and the share \(share)")
    }
  }

  /// Before a session the state is a function of the pull and the finger.
  private mutating func checkPull(_ step: Step, at end: End) {
    let control = machine.control(at: end)
    switch control.phase {
    case .armed, .idle, .pulling: break
    case .absent, .refreshing, .ending, .noMoreData: return
    }
    let pull = machine.pull(at: end, view.reading)
    checkArming(control, at: end, pull: pull)
    if control.phase != .armed { checkRest(step, control, at: end, pull: pull) }
  }

  /// How far a finger that has caught momentum past the trigger pulls on to arm, in points: the way to a pan's beginning.
  private static let pullOn = 10.0

  private mutating func checkArming(_ control: Control, at end: End, pull: Double) {
    let trigger = trigger(at: end) - view.grid.halfPixel
    // What momentum has brought past the trigger is not a finger's pull before the finger pulls on.
    let base = machine.gesture.base[end]
    let isFingers = base < trigger || pull >= base + Self.pullOn
    let isReached = pull >= trigger - 1e-9 && isFingers
    let counts = control.settings.trigger == .onRelease && control.canPull && !control.ignoresTouch
    let isReady = counts && view.reading.isDragged
    if control.phase == .armed {
      if !isReached || !isReady { report(17, "armed at a pull of \(pull)") }
    } else if isReached && isReady {
      let isExcluded = end == .near ? control.isExcluded(by: machine.far) : control.isExcluded(by: machine.near)
      if !isExcluded { report(17, "\(control.phase) under a finger at a pull of \(pull)") }
    }
  }

  private mutating func checkRest(_ step: Step, _ control: Control, at end: End, pull: Double) {
    guard control.canPull, view.isInWindow, !control.loadsMore else { return }
    if case .ending = step.before.control(at: end).phase { return }
    guard (control.phase == .idle) != (pull <= view.grid.halfPixel) else { return }
    // A write of this very flush is decided at the next one.
    guard step.effects.offset == nil && step.effects.inset == nil else { return }
    report(17, "\(control.phase) at a pull of \(pull)")
  }
}
