import ScrollPhysics

extension Control {
  /// Decides, at a flush, what the pull and the clock make of the state.
  ///
  /// What of a pull momentum had brought before the finger is its base.
  mutating func decide(
    _ station: Station, _ moment: Moment, by reader: Reader, base: Double, isExcluded: Bool
  ) -> Orders {
    if isLoadDue(station, moment, by: reader, isExcluded: isExcluded) {
      let extent = picture.extent(station)
      let reveal = reveal(in: moment.scroll)
      return commit(.scroll, start: .program(reveal), at: moment.time, extent: extent, hold: station.extent)
    }
    if !isRefreshing { restLength = moment.scroll.contentLength }
    switch phase {
    case .absent, .noMoreData: return .none
    case .idle, .pulling, .armed: return decidePull(station, moment, base: base, isExcluded: isExcluded)
    case .refreshing(let running): return decideRunning(running, station, moment)
    case .ending(let ending): return decideEnding(ending, station, moment, base: base, isExcluded: isExcluded)
    }
  }

  /// The finger has let go of a pull.
  mutating func release(_ taken: Gesture.Taken, _ station: Station, at time: Double, isExcluded: Bool) -> Orders {
    feedback.rest()
    switch phase {
    case .idle, .pulling, .armed:
      let mayFire = canPull && settings.trigger.arms && !isExcluded && !ignoresTouch
      guard mayFire && station.arms(taken.pull, from: taken.base) else {
        // What is pulled comes home by itself and is drawn until it is there.
        if phase == .armed { phase = .pulling }
        return .none
      }
      return commit(.finger, start: .lift, at: time, extent: taken.pull, hold: station.extent)
    case .ending(var ending):
      ending.awaitsLift = false
      phase = .ending(ending)
      return .none
    case .absent, .refreshing, .noMoreData: return .none
    }
  }

  /// The touch was taken away: it fires nothing.
  mutating func cancelTouch() {
    feedback.rest()
    switch phase {
    case .armed: phase = .pulling
    case .ending(var ending):
      ending.awaitsLift = false
      phase = .ending(ending)
    case .absent, .idle, .pulling, .refreshing, .noMoreData: break
    }
  }

  /// Whether nothing is pulled: a control that stays has its rest where its space ends.
  func isAtRest(_ station: Station) -> Bool {
    station.isAtRest || (loadsMore && space.isWanted && station.pull <= station.hold + station.grid.halfPixel)
  }

  private mutating func decidePull(
    _ station: Station, _ moment: Moment, base: Double, isExcluded: Bool
  ) -> Orders {
    guard canPull, settings.trigger.arms, moment.scroll.isInWindow, !isAtRest(station) else {
      phase = .idle
      picture.disarm()
      return .none
    }
    if phase == .idle { phase = .pulling }
    guard moment.isDragging, !moment.scroll.isZooming else { return .none }
    var orders = Orders.none
    if feedback.follow(pull: station.pull, trigger: station.trigger) {
      orders |= .prepareFeedback
    }
    return orders | arm(station, moment, base: base, isExcluded: isExcluded)
  }

  private mutating func arm(_ station: Station, _ moment: Moment, base: Double, isExcluded: Bool) -> Orders {
    let arms = !isExcluded && !ignoresTouch && station.arms(station.pull, from: base)
    guard arms else {
      if phase == .armed { phase = .pulling }
      picture.disarm()
      return .none
    }
    picture.arm(at: moment.time)
    switch settings.trigger {
    case .manual, .onTap, .onReachingEnd: return .none
    case .onRelease:
      phase = .armed
      return feedback.cross(.armed, at: moment.time) ? .playFeedback : .none
    case .whilePulling:
      let feels = feedback.cross(.fired, at: moment.time) ? Orders.playFeedback : .none
      let extent = station.pull
      return feels | commit(.finger, start: .lift, at: moment.time, extent: extent, hold: station.extent)
    }
  }

  private mutating func decideRunning(_ running: Phase.Running, _ station: Station, _ moment: Moment) -> Orders {
    if let timeout = settings.timeout, moment.time >= running.start + timeout {
      let extent = picture.extent(station)
      return end(.failure, at: moment.time, extent: extent, isTouched: moment.isTouched)
    }
    guard running.awaitsStart && canStart(moment) else { return .none }
    var started = running
    started.awaitsStart = false
    phase = .refreshing(started)
    isActionRunning = true
    return .startAction | .sendValueChanged
  }

  /// Listeners that reload or remove the list must not run inside the scroll view's handling of a touch.
  private func canStart(_ moment: Moment) -> Bool {
    moment.isTick || !(moment.isDragging || moment.scroll.isLifting)
  }

  private mutating func decideEnding(
    _ ending: Phase.Ending, _ station: Station, _ moment: Moment, base: Double, isExcluded: Bool
  ) -> Orders {
    var ending = ending
    if ending.awaitsLift && (moment.isTick || !moment.scroll.isInWindow) && !moment.isTouched {
      ending.awaitsLift = false
      phase = .ending(ending)
    }
    if let length = ending.awaitsGrowth {
      guard followGrowth(from: length, &ending, moment) else { return .none }
    }
    guard moment.time >= ending.over else { return .none }
    if !staysOpen(after: ending) { space.close() }
    // Where nothing is left to load there is nothing to pull for.
    if moment.isDragging && !ending.awaitsLift && settings.trigger.arms && !ending.exhausts {
      // A new touch has caught the list before it was closed: from here on it is a pull like any other.
      phase = station.isAtRest ? .idle : .pulling
      return decidePull(station, moment, base: base, isExcluded: isExcluded)
    }
    return .none
  }

  /// Waits for the rows that were loaded, so that the space under the reader is not taken away before they fill it.
  ///
  /// Answers whether there is nothing left to wait for: they have come, and nothing else keeps the session in sight, or
  /// they did not in the time that a list needs to lay itself out.
  private mutating func followGrowth(from length: Double, _ ending: inout Phase.Ending, _ moment: Moment) -> Bool {
    let hasGrown = moment.scroll.contentLength > length + moment.scroll.grid.halfPixel
    guard hasGrown || moment.time >= picture.endTime + Times.patience else { return false }
    ending.awaitsGrowth = nil
    if hasGrown { ending.over = min(ending.over, moment.time) }
    phase = .ending(ending)
    return true
  }

  /// Ends the ending once nothing is left of it.
  mutating func finish(_ station: Station, _ moment: Moment, share: Double) -> Orders {
    guard case .ending(let ending) = phase, !ending.awaitsLift else { return .none }
    guard ending.awaitsGrowth == nil, share == 0 || staysOpen(after: ending) else { return .none }
    let isHeldByNothing = station.hold == 0 && settings.placement != .floating
    let earliest = ending.over + (isHeldByNothing && picture.isSeen ? Times.emptyEnding : 0)
    let isMoving = moment.isTouched || moment.scroll.isDecelerating
    // What stays is drawn on wherever it stands.
    let isHome = !moment.scroll.isInWindow || station.isAtRest || !isMoving || staysOpen(after: ending)
    guard moment.time >= earliest, isHome, !picture.isFloating else { return .none }
    phase = ending.exhausts ? .noMoreData : .idle
    picture.rest(phase, station, moment)
    return .redraw
  }
}
