/// The laws for the state at rest.
extension CheckedMachine {
  /// Lifts every finger and moves the app to the foreground, after which the machine must come to rest.
  mutating func letGo() {
    layOut()
    if isInBackground { setInBackground(false) }
    _ = lift(isTold: false, velocity: 0)
    layOut()
  }

  mutating func checkRest() {
    for side in AxisSide.allCases { checkRest(at: side) }
    let slack = view.grid.halfPixel
    if view.isInWindow && view.outside > slack { report(24, "the content rests \(view.outside) outside of its range") }
  }

  private mutating func checkRest(at side: AxisSide) {
    let control = machine.controls[side]
    let addedInset = machine.addedInset[side]
    switch control.phase.state {
    case .idle, .refreshing, .noMoreData: break
    case .pulling, .armed, .ending: report(12, "\(control.phase.state) at the \(side) end, and nothing more happens")
    }
    if !control.isRefreshing && !stays(control) && addedInset != 0 {
      report(1, "\(control.phase.state) keeps an added inset of \(addedInset)")
    }
    // An opening waits while there is no window.
    if control.insetHolder.isBusy && view.isInWindow {
      report(12, "the space at the \(side) end is \(control.insetHolder.motion), and nothing more happens")
    }
    if control.ignoresTouch { report(32, "a touch that is over is ignored at the \(side) end") }
    if stays(control), view.isInWindow { checkPlaceOfWhatStays(control, at: side) }
    if !areFollowersThere(at: side) { report(29, "a follower at the \(side) end stands still off its target") }
    if !control.isRefreshing && control.phase.isActionRunning { report(7, "an action runs on") }
  }

  /// Checks that a footer that remains visible is fully visible if there is room, also in an empty list.
  private mutating func checkPlaceOfWhatStays(_ control: Control, at side: AxisSide) {
    guard !control.isRefreshing else { return }
    let geometry = machine.geometry(side, view.reading)
    guard !geometry.isHidden else { return }
    let space = min(geometry.emptySpace, geometry.openExtent) - geometry.start
    let (seen, whole) = (control.indicator.extent(geometry), max(space, 0))
    if seen < whole - view.grid.pixel {
      report(31, "of what stays at the \(side) end \(seen) points of \(whole) are seen")
    }
  }

  private func stays(_ control: Control) -> Bool {
    guard control.loadsMore, control.canPull else { return false }
    if control.phase == .noMoreData { return !control.settings.loadMore.hidesNoMoreData }
    return control.loads.hasFailed || control.settings.trigger == .onTap
  }

  var areFollowersThere: Bool { areFollowersThere(at: .near) && areFollowersThere(at: .far) }

  private func areFollowersThere(at side: AxisSide) -> Bool {
    side == .near
      ? areFollowersThere(machine.controls.near, at: .near) : areFollowersThere(machine.controls.far, at: .far)
  }

  private func areFollowersThere(_ control: Control, at side: AxisSide) -> Bool {
    guard control.canPull, view.isInWindow else { return true }
    let targets = control.indicator.targets(control.phase, at: time)
    let fractions = control.indicator.fractions
    return fractions.armed.isAt(targets.armed) && fractions.activity.isAt(targets.activity)
      && fractions.outcome.isAt(targets.outcome)
  }

  /// The targets of the smoothed values.
  var targets: (Fractions, Fractions) {
    (
      machine.controls.near.indicator.targets(machine.controls.near.phase, at: time),
      machine.controls.far.indicator.targets(machine.controls.far.phase, at: time)
    )
  }
}
