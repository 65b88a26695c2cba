/// What must be true after the effects were carried out.
extension World {
  mutating func checkPlace(_ step: Step) {
    if machine.near.insetHolder.motion == .still && machine.far.insetHolder.motion == .still { reveals = false }
    switch step.event {
    case .laidOut, .ticked, .woke: break
    default: return
    }
    guard !isInBackground else { return }
    checkInset()
    checkIdleTick(step)
    for side in AxisSide.allCases {
      checkPull(step, at: side)
      let control = machine.control(at: side)
      // A share that would move the content in somebody's animation is given back after it.
      let isWaiting = control.dropsAtOnce && step.reading.isScrollAnimating
      if !(control.isPresent && control.isEnabled && !control.isHidden) && machine.addedInset[side] != 0 && !isWaiting {
        report(28, "a control that is not there holds \(machine.addedInset[side])")
      }
    }
  }

  /// The inset is the client's and our share, and the client's to the last bit where there is no share.
  private mutating func checkInset() {
    for side in AxisSide.allCases {
      let addedInset = machine.addedInset[side]
      let wanted = addedInset == 0 ? view.client[side] : view.client[side] + addedInset
      guard abs(view.inset[side] - wanted) > (addedInset == 0 ? 0 : 1e-9) else { continue }
      report(
        1, "the \(side) inset is \(view.inset[side]), the client's \(view.client[side]) and the share \(addedInset)")
    }
  }

  /// Before a session the state is a function of the pull and the finger.
  private mutating func checkPull(_ step: Step, at side: AxisSide) {
    let control = machine.control(at: side)
    switch control.phase {
    case .armed, .idle, .pulling: break
    case .absent, .refreshing, .ending, .noMoreData: return
    }
    let pull = machine.pull(at: side, view.reading)
    checkArming(control, at: side, pull: pull)
    if control.phase != .armed { checkRest(step, control, at: side, pull: pull) }
  }

  /// How far a finger that has caught momentum past the trigger pulls on to arm, in points: the way to a pan's beginning.
  private static let pullOn = 10.0

  private mutating func checkArming(_ control: Control, at side: AxisSide, pull: Double) {
    let trigger = trigger(at: side) - view.grid.halfPixel
    // What momentum has brought past the trigger is not a finger's pull before the finger pulls on.
    let base = machine.gesture.base[side]
    let isFingers = base < trigger || pull >= base + Self.pullOn
    let isReached = pull >= trigger - 1e-9 && isFingers
    let counts = control.settings.trigger == .onRelease && control.canPull && !control.ignoresTouch
    let isReady = counts && view.reading.isDragged
    if control.phase == .armed {
      if !isReached || !isReady { report(17, "armed at a pull of \(pull)") }
    } else if isReached && isReady {
      let isExcluded = side == .near ? control.isExcluded(by: machine.far) : control.isExcluded(by: machine.near)
      if !isExcluded { report(17, "\(control.phase) under a finger at a pull of \(pull)") }
    }
  }

  private mutating func checkRest(_ step: Step, _ control: Control, at side: AxisSide, pull: Double) {
    guard control.canPull, view.isInWindow, !control.loadsMore else { return }
    if case .ending = step.before.control(at: side).phase { return }
    guard (control.phase == .idle) != (pull <= view.grid.halfPixel) else { return }
    // A write of this very flush is decided at the next one.
    guard step.effects.offset == nil && step.effects.inset == nil else { return }
    report(17, "\(control.phase) at a pull of \(pull)")
  }
}
