/// What must be true when nothing happens any more.
extension World {
  /// Whether every finger is gone and the app is in the foreground: from there things must come to rest.
  mutating func letGo() {
    layOut()
    if isInBackground { setInBackground(false) }
    _ = lift(isTold: false, velocity: 0)
    layOut()
  }

  mutating func checkRest() {
    for end in End.allCases { checkRest(at: end) }
    let slack = view.grid.halfPixel
    if view.isInWindow && view.outside > slack { report(24, "the content rests \(view.outside) outside of its range") }
  }

  private mutating func checkRest(at end: End) {
    let control = machine.control(at: end)
    let share = machine.share[end]
    switch control.phase.state {
    case .idle, .refreshing, .noMoreData: break
    case .pulling, .armed, .ending: report(12, "\(control.phase.state) at the \(end) end, and nothing more happens")
    }
    if !control.isRefreshing && !stays(control) && share != 0 {
      report(1, "\(control.phase.state) keeps a share of \(share)")
    }
    // Off a window an opening waits.
    if control.space.isBusy && view.isInWindow {
      report(12, "the space at the \(end) end is \(control.space.motion), and nothing more happens")
    }
    if control.ignoresTouch { report(32, "a touch that is over is ignored at the \(end) end") }
    if stays(control), view.isInWindow { checkPlaceOfWhatStays(control, at: end) }
    if !areFollowersThere(at: end) { report(29, "a follower at the \(end) end stands still off its target") }
    if !control.isRefreshing && control.isActionRunning { report(7, "an action runs on") }
  }

  /// What stays without a session is seen whole where there is room for it, also in an empty list: it may be all there is.
  private mutating func checkPlaceOfWhatStays(_ control: Control, at end: End) {
    guard !control.isRefreshing else { return }
    let station = machine.station(end, view.reading)
    let (seen, whole) = (control.picture.extent(station), min(station.gap, station.extent))
    if seen < whole - view.grid.pixel {
      report(31, "of what stays at the \(end) end \(seen) points of \(whole) are seen")
    }
  }

  private func stays(_ control: Control) -> Bool {
    guard control.loadsMore, control.canPull else { return false }
    if control.phase == .noMoreData { return !control.settings.loadMore.hidesNoMoreData }
    return control.hasFailed || control.settings.trigger == .onTap
  }

  var areFollowersThere: Bool { areFollowersThere(at: .near) && areFollowersThere(at: .far) }

  private func areFollowersThere(at end: End) -> Bool {
    end == .near ? areFollowersThere(machine.near, at: .near) : areFollowersThere(machine.far, at: .far)
  }

  private func areFollowersThere(_ control: Control, at end: End) -> Bool {
    guard control.canPull, view.isInWindow else { return true }
    let targets = control.picture.targets(control.phase, at: time)
    let picture = control.picture
    let areThere =
      picture.armed.isAt(targets.armed) && picture.active.isAt(targets.active) && picture.verdict.isAt(targets.verdict)
    return areThere
  }

  /// Where the followers go.
  var targets: (Picture.Targets, Picture.Targets) {
    (
      machine.near.picture.targets(machine.near.phase, at: time),
      machine.far.picture.targets(machine.far.phase, at: time)
    )
  }
}
