/// What must be true of an answer, whatever the scroll view does with it.
extension World {
  mutating func checkAnswer(_ step: Step) {
    checkNumbers(step)
    checkStack(step)
    checkCall(step)
    keepBooks(step)
    checkExclusion()
    checkIntent(step)
    checkSessions(step)
  }

  private mutating func checkNumbers(_ step: Step) {
    let inset = step.effects.inset ?? Ends()
    let isFinite = inset.near.isFinite && inset.far.isFinite && (step.effects.offset ?? 0).isFinite
    if !isFinite { report(5, "the geometry is not finite: \(step.effects)") }
    for end in End.allCases {
      let share = machine.share[end]
      if !(share >= 0 && share.isFinite) { report(1, "the share at the \(end) end is \(share)") }
      let picture = machine.control(at: end).picture
      for value in [picture.armed.value, picture.active.value, picture.verdict.value] where !(-1e-9...1.000001 ~= value)
      {
        report(17, "a follower at the \(end) end is \(value)")
      }
    }
  }

  /// Geometry is written at a flush, when a control is removed, and when the client asks for it.
  private mutating func checkStack(_ step: Step) {
    guard step.effects.inset != nil || step.effects.offset != nil || step.effects.stopsScrolling else { return }
    switch step.event {
    case .laidOut, .ticked, .woke, .detached: break
    case .clientSetInset where step.effects.offset == nil && !step.effects.stopsScrolling: break
    default: report(6, "geometry was written in the stack of \(step.event)")
    }
  }

  private mutating func checkCall(_ step: Step) {
    switch step.event {
    case .began(let end, _, _): checkBegin(step, at: end)
    case .ended(let end, _): checkEnd(step, at: end)
    case .enabled(let end, false), .hidden(let end, true), .detached(let end): checkDropped(end)
    default: break
    }
  }

  private mutating func checkBegin(_ step: Step, at end: End) {
    let state = machine.state(at: end)
    let begun = machine.session(at: end) &- step.before.session(at: end)
    switch step.effects.answer {
    case nil: report(8, "a begin got no answer")
    case .started: if begun != 1 || state != .refreshing { report(8, "started, but \(state) after \(begun) sessions") }
    case .joined: if begun != 0 || state != .refreshing { report(8, "joined, but \(state) after \(begun) sessions") }
    case .queued: if machine.control(at: end).isPresent { report(8, "queued though attached") }
    case .refused: if begun != 0 || state != step.before.state(at: end) { report(8, "refused, but \(state)") }
    }
  }

  private mutating func checkEnd(_ step: Step, at end: End) {
    let state = machine.state(at: end)
    if state == .refreshing { report(9, "still refreshing after an end") }
    guard step.before.state(at: end) != .refreshing else { return }
    let orders = step.effects[end]
    if !orders.isEmpty || state != step.before.state(at: end) {
      report(9, "an end without a session did \(orders.rawValue)")
    }
  }

  private mutating func checkDropped(_ end: End) {
    let state = machine.state(at: end)
    if state != .idle && state != .noMoreData { report(28, "\(state) though removed, disabled or hidden") }
    if machine.isActionRunning(at: end) { report(28, "the action runs on though removed, disabled or hidden") }
  }

  private mutating func keepBooks(_ step: Step) {
    let nearSession = machine.session(at: .near)
    let isNearRunning = machine.isActionRunning(at: .near)
    if let fault = near.follow(step.effects.near, session: nearSession, isRunning: isNearRunning) { report(7, fault) }
    let farSession = machine.session(at: .far)
    let isFarRunning = machine.isActionRunning(at: .far)
    if let fault = far.follow(step.effects.far, session: farSession, isRunning: isFarRunning) { report(7, fault) }
    for end in End.allCases where machine.isActionRunning(at: end) && machine.state(at: end) != .refreshing {
      report(7, "an action runs without a session")
    }
  }

  private mutating func checkExclusion() {
    guard machine.near.isRefreshing, machine.far.isRefreshing else { return }
    let isAllowed = End.allCases.contains { machine.control(at: $0).settings.loadMore.exclusion == .independent }
    if !isAllowed { report(18, "both ends refresh") }
  }

  /// Only a reader's gesture begins a session by itself, and so many loads a gesture.
  private mutating func checkIntent(_ step: Step) {
    for end in End.allCases where machine.session(at: end) != step.before.session(at: end) {
      switch step.event {
      case .began, .tapped: continue
      default: break
      }
      let control = machine.control(at: end)
      let fills = control.fills != step.before.control(at: end).fills
      guard !fills else { continue }
      if !hand.isByHand { report(15, "\(step.event) began a session without a gesture") }
      guard control.picture.origin == .scroll else { continue }
      let loads = hand.countLoad(at: end)
      if loads > control.settings.loadMore.loadsPerGesture { report(16, "one gesture began \(loads) loads") }
    }
  }
}
