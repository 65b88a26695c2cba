/// The laws for the state after the effects.
extension CheckedMachine {
  mutating func checkPlace(_ step: Step) {
    if machine.controls.near.insetHolder.motion == .still && machine.controls.far.insetHolder.motion == .still {
      reveals = false
    }
    switch step.event {
    case .laidOut, .ticked, .woke: break
    default: return
    }
    guard !isInBackground else { return }
    checkInset()
    checkIdleTick(step)
    for side in AxisSide.allCases {
      checkPull(step, at: side)
      let addedInset = machine.addedInset[side]
      guard addedInset != 0 else { continue }
      let control = machine.controls[side]
      guard !(control.isPresent && control.isEnabled && !control.isHidden) else { continue }
      // What a motion removes, it removes with or without a control.
      let isClosing = control.insetHolder.isBusy && !control.insetHolder.isWanted
      if !isClosing { report(28, "a control that is not there holds \(addedInset)") }
    }
  }

  /// Checks that the inset is the app's plus the added inset, and exactly the app's without an added inset.
  private mutating func checkInset() {
    for side in AxisSide.allCases {
      let addedInset = machine.addedInset[side]
      let wanted = addedInset == 0 ? view.client[side] : view.client[side] + addedInset
      guard abs(view.inset[side] - wanted) > (addedInset == 0 ? 0 : 1e-9) else { continue }
      report(
        1, "the \(side) inset is \(view.inset[side]), the app's \(view.client[side]) and the added inset \(addedInset)")
    }
  }

  /// Checks that the state before a session is a function of the pull and the finger.
  private mutating func checkPull(_ step: Step, at side: AxisSide) {
    let control = machine.controls[side]
    switch control.phase {
    case .armed, .idle, .pulling: break
    case .absent, .refreshing, .ending, .noMoreData: return
    }
    let pull = machine.pull(at: side, view.reading)
    checkArming(control, at: side, pull: pull)
    if control.phase != .armed { checkRest(step, control, at: side, pull: pull) }
  }

  /// The travel that arms when a finger catches momentum past the trigger, in points: the hysteresis of a pan.
  private static let pullOn = 10.0

  private mutating func checkArming(_ control: Control, at side: AxisSide, pull: Double) {
    let trigger = start(at: side) + trigger(at: side) - view.grid.halfPixel
    // Momentum past the trigger does not count as a pull of the finger before the finger pulls further.
    let base = machine.gesture.base[side]
    let isFingers = base < trigger || pull >= base + Self.pullOn
    let isReached = pull >= trigger - 1e-9 && isFingers
    let arms = control.settings.trigger == .onRelease && control.settings.backing != .system
    let counts = arms && control.canPull && !control.ignoresTouch && mayPull(control, at: side)
    let isReady = counts && view.reading.isDragged
    if control.phase == .armed {
      if !isReached || !isReady { report(17, "armed at a pull of \(pull)") }
    } else if isReached && isReady {
      let isExcluded =
        side == .near ? control.isExcluded(by: machine.controls.far) : control.isExcluded(by: machine.controls.near)
      if !isExcluded { report(17, "\(control.phase) under a finger at a pull of \(pull)") }
    }
  }

  /// Returns `true` if the drag began where it has to, and the control is there.
  private func mayPull(_ control: Control, at side: AxisSide) -> Bool {
    let isHidden = control.loadsMore && control.settings.loadMore.shortContent == .hidden
    if isHidden && machine.geometry(side, view.reading).isUnfilled { return false }
    return !control.settings.startsOnlyAtEdge || machine.gesture.lift(at: side).isFromEdge
  }

  private mutating func checkRest(_ step: Step, _ control: Control, at side: AxisSide, pull: Double) {
    guard control.canPull, view.isInWindow, !control.loadsMore else { return }
    if case .ending = step.before.controls[side].phase { return }
    let isPulled = pull > start(at: side) + view.grid.halfPixel && mayPull(control, at: side)
    guard (control.phase == .idle) == isPulled else { return }
    // A write in this flush is checked in the next one.
    guard step.effects.offset == nil && step.effects.inset == nil else { return }
    report(17, "\(control.phase) at a pull of \(pull)")
  }
}
