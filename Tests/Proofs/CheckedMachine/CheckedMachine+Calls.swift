extension CheckedMachine {
  mutating func perform(_ call: Move.Call, at side: AxisSide, in facet: Facet) -> Bool {
    let control = machine.controls[side]
    switch call {
    case .begin(let reveal):
      guard control.isPresent else { return false }
      reveals = reveals || reveal != .never
      send(.began(side, .program, reveal))
    case .fire:
      guard control.isPresent else { return false }
      send(.began(side, .finger, .never))
    case .end(let outcome): send(.ended(side, outcome))
    case .finish(let outcome, let isStale): return finish(outcome, isStale: isStale, at: side)
    case .attach: toggleAttached(side, in: facet)
    case .enable: send(.enabled(side, !control.isEnabled))
    case .hide: send(.hidden(side, !control.isHidden))
    case .exhaust: send(.noMoreData(side, control.phase != .noMoreData))
    case .tap: send(.tapped(side))
    }
    return true
  }

  /// Returns from an action; a stale result is that of a cancelled action that returns nevertheless.
  private mutating func finish(_ outcome: RefreshOutcome, isStale: Bool, at side: AxisSide) -> Bool {
    let session = machine.session(at: side)
    guard isStale else {
      guard machine.isActionRunning(at: side) else { return false }
      if side == .near { laws.near.finish() } else { laws.far.finish() }
      send(.actionFinished(session: session, side, outcome))
      return true
    }
    guard session > 0 else { return false }
    send(.actionFinished(session: session - 1, side, outcome))
    return true
  }

  private mutating func toggleAttached(_ side: AxisSide, in facet: Facet) {
    guard !machine.controls[side].isPresent else {
      // A new control has its own limit of loads.
      hand.forgetLoads(at: side)
      saved = nil
      return send(.detached(side))
    }
    guard let settings = facet.settings(at: side) else { return }
    machine.configure(settings, at: side)
    recordingTwin?.configure(settings, at: side)
    send(.attached(side))
  }
}
