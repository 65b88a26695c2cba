extension World {
  mutating func perform(_ call: Move.Call, at end: End, in facet: Facet) -> Bool {
    let control = machine.control(at: end)
    switch call {
    case .begin(let reveal):
      guard control.isPresent else { return false }
      reveals = reveals || reveal != .never
      send(.began(end, .program, reveal))
    case .end(let outcome): send(.ended(end, outcome))
    case .finish(let outcome, let isStale): return finish(outcome, isStale: isStale, at: end)
    case .attach: toggleAttached(end, in: facet)
    case .enable: send(.enabled(end, !control.isEnabled))
    case .hide: send(.hidden(end, !control.isHidden))
    case .exhaust: send(.noMoreData(end, control.phase != .noMoreData))
    case .tap: send(.tapped(end))
    }
    return true
  }

  /// A stale result is one that a cancelled action brings after all.
  private mutating func finish(_ outcome: RefreshOutcome, isStale: Bool, at end: End) -> Bool {
    let session = machine.session(at: end)
    guard isStale else {
      guard machine.isActionRunning(at: end) else { return false }
      if end == .near { laws.near.finish() } else { laws.far.finish() }
      send(.actionFinished(session: session, end, outcome))
      return true
    }
    guard session > 0 else { return false }
    send(.actionFinished(session: session - 1, end, outcome))
    return true
  }

  private mutating func toggleAttached(_ end: End, in facet: Facet) {
    guard !machine.control(at: end).isPresent else {
      // The next control has a budget of its own.
      hand.forgetLoads(at: end)
      return send(.detached(end))
    }
    guard let settings = facet.settings(at: end) else { return }
    machine.configure(settings, at: end)
    send(.attached(end))
  }
}
