extension Control {
  /// A control that was removed leaves only its count of sessions, so that late results stay stale.
  init(after removed: Control) {
    session = removed.session
  }

  /// Disabled or hidden: nothing is left of a session, and what there is no more to load stays so.
  mutating func dropFromSight() -> Orders {
    guard isPresent else { return .none }
    return drop(to: phase == .noMoreData ? .noMoreData : .idle)
  }

  mutating func setExhausted(_ isExhausted: Bool) -> Orders {
    switch phase {
    case .absent, .refreshing: return .none
    case .ending:
      if isExhausted { exhaustEnding() }
      return .none
    case .idle, .pulling, .armed:
      guard isExhausted else { return .none }
      phase = .noMoreData
      return .redraw
    case .noMoreData:
      guard !isExhausted else { return .none }
      phase = .idle
      return .redraw
    }
  }

  /// The share was taken out for good: the rest of the session holds nothing.
  mutating func loseShare() {
    hasLostShare = true
    space.abandon()
  }

  /// Whether the share follows content that is scrolled over it.
  private func follows(_ moment: Moment) -> Bool {
    switch settings.pinnedHeaders {
    case .automatic: moment.scroll.hasPinnedHeaders
    case .follow: true
    case .fixed: false
    }
  }

  mutating func moveSpace(_ station: Station, _ moment: Moment, share: Double, lift: Lift) -> HeldSpace.Change {
    let mustFinish = dropsAtOnce || finishesAtOnce
    dropsAtOnce = false
    finishesAtOnce = false
    guard mustFinish || !moment.scroll.isInWindow else {
      return space.advance(station, moment, share: share, follows: follows(moment), lift: lift)
    }
    if moment.scroll.isInWindow { space.see(station) }
    return space.setDown(station, offset: moment.scroll.offset, share: share, isTouched: moment.isTouched)
  }

  mutating func draw(_ station: Station, _ moment: Moment, share: Double) -> Orders {
    guard isPresent else { return .none }
    picture.isSeated = isSeated(in: moment.scroll)
    picture.advance(phase, station, moment, isFloatingPlacement: settings.placement == .floating)
    var orders = finish(station, moment, share: share)
    if picture.changes(phase.state, station, at: moment.time) { orders |= .redraw }
    return orders
  }
}
