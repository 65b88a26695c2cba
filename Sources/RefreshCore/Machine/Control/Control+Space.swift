extension Control {
  /// A control that was removed leaves only its count of sessions, so that late results stay stale.
  init(after removed: Control) {
    session = removed.session
  }

  /// Disabled or hidden: nothing is left of a session, and what there is no more to load stays so.
  ///
  /// A touch that goes on has seen that, and begins nothing more: it could begin the same session again and again.
  mutating func dropFromSight(at time: Double, isTouched: Bool) -> Orders {
    guard isPresent else { return .none }
    if isTouched { ignoresTouch = true }
    return drop(to: isExhausted ? .noMoreData : .idle, at: time)
  }

  /// Added: a touch that is down was meant for what was there before.
  mutating func attach(isTouched: Bool) {
    guard !isPresent else { return }
    phase = .idle
    ignoresTouch = isTouched
  }

  mutating func setExhausted(_ isExhausted: Bool, at time: Double) -> Orders {
    switch phase {
    case .absent, .refreshing: return .none
    case .ending:
      exhaustEnding(isExhausted)
      return .none
    case .idle, .pulling, .armed:
      guard isExhausted else { return .none }
      hasFailed = false
      phase = .noMoreData
      picture.end(.noMoreData, at: time, isShown: false)
      return .redraw
    case .noMoreData:
      guard !isExhausted else { return .none }
      phase = .idle
      picture.startOver()
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

  /// Goes on with the space; a share is what the inset has, and what the space is told of it is how far it reaches.
  mutating func moveSpace(_ station: Station, _ moment: Moment, share: Double, lift: Lift) -> HeldSpace.Change {
    var change = change(station, moment, share: station.reach(ofShare: share), lift: lift)
    change.share = station.share(reaching: change.share)
    return change
  }

  private mutating func change(_ station: Station, _ moment: Moment, share: Double, lift: Lift) -> HeldSpace.Change {
    // Under a finger, which may feel every write, nothing is finished at once either.
    let isHeld = moment.isTouched && moment.scroll.isInWindow
    let mustFinish = dropsAtOnce || (finishesAtOnce && !isHeld)
    // A share that is lowered in the middle of somebody's scroll would move the content: it waits for the end of it.
    guard !mustFinish || !moment.scroll.isScrollAnimating || station.isHome else {
      return HeldSpace.Change(share: share)
    }
    let mustWait = !dropsAtOnce && mustWait(station, moment, share)
    dropsAtOnce = false
    finishesAtOnce = false
    let follows = follows(moment)
    if mustWait { return space.pause(station, moment, share: share, follows: follows) }
    guard mustFinish || !moment.scroll.isInWindow else {
      // A bar at the end of a list answers to the list's motion: what we moved would move it, and it what we move.
      if loadsMore && moment.areBarsMoving { return space.stay(station, moment, share: share, follows: follows) }
      return space.advance(station, moment, share: share, follows: follows, lift: lift)
    }
    if moment.scroll.isInWindow { space.see(station) }
    let isOthers = moment.isTouched || moment.scroll.isScrollAnimating
    return space.setDown(station, offset: moment.scroll.offset, share: share, isMovedByOthers: isOthers)
  }

  /// Whether a share that is written now would move the content.
  ///
  /// UIKit may look at both edges whenever one is written, and bring content home that is out of range at the other;
  /// and where somebody's scroll leads to may lie in a share that nobody wants any more.
  private func mustWait(_ station: Station, _ moment: Moment, _ share: Double) -> Bool {
    guard moment.scroll.isInWindow else { return false }
    let isScrolled = moment.scroll.isScrollAnimating
    let isMoving = moment.isTouched || moment.scroll.isDecelerating || isScrolled
    return (station.isPastOtherEnd && isMoving) || (isScrolled && !space.isWanted && share > 0)
  }

  mutating func draw(_ station: Station, _ moment: Moment, share: Double) -> Orders {
    guard isPresent else { return .none }
    picture.isSeated = isSeated
    picture.advance(phase, station, moment, isFloatingPlacement: settings.placement == .floating)
    var orders = finish(station, moment, share: share)
    if picture.changes(phase.state, station, at: moment.time) { orders |= .redraw }
    return orders
  }
}
