import ScrollPhysics

extension Control {
  var loadsMore: Bool { settings.role == .loadMore }

  /// What a tap would do; `nil` if nothing.
  var tap: RefreshTap? {
    guard loadsMore, canPull, phase == .idle || phase == .pulling else { return nil }
    if hasFailed { return .retry }
    return settings.trigger == .onTap ? .load : nil
  }

  /// What a tap does or, in a session, did when it began.
  var drawnTap: RefreshTap? {
    switch phase {
    case .refreshing, .ending: began
    case .absent, .idle, .pulling, .armed, .noMoreData: tap
    }
  }

  /// How the last session ended, as far as it is drawn: an end that is not said is a load like any other.
  var drawnOutcome: RefreshOutcome? {
    let isUnsaid = loadsMore && settings.loadMore.hidesNoMoreData
    return isUnsaid && indicator.outcome == .noMoreData ? .success : indicator.outcome
  }

  /// Whether nothing is drawn however far the content is pulled: there is nothing left to load, and it is not said.
  var isOutOfSight: Bool { loadsMore && phase == .noMoreData && !indicator.isSeated }

  /// Whether the control keeps its space, and is drawn, without a session: there is something to tap or to say.
  func isResident(in scroll: ScrollMetrics) -> Bool {
    guard loadsMore, canPull, scroll.contentLength > 0 else { return false }
    switch phase {
    case .idle, .pulling, .armed: return hasFailed || settings.trigger == .onTap
    case .noMoreData: return !settings.loadMore.hidesNoMoreData
    case .ending(let ending): return staysOpen(after: ending)
    case .absent, .refreshing: return false
    }
  }

  /// Whether the control has its place at the end of content that does not fill the viewport.
  func isSeated(in scroll: ScrollMetrics) -> Bool {
    switch phase {
    case .refreshing: loadsMore
    case .ending(let ending): loadsMore && (ending.lengthBeforeLoad != nil || staysOpen(after: ending))
    case .absent, .idle, .pulling, .armed, .noMoreData: isResident(in: scroll)
    }
  }

  /// Whether an ending leaves its space open.
  func staysOpen(after ending: Phase.Ending) -> Bool {
    guard loadsMore else { return false }
    if ending.leavesNoMoreData { return !settings.loadMore.hidesNoMoreData }
    return hasFailed || settings.trigger == .onTap
  }

  /// Whether a control that stays has yet to take its space, or to give it up, now that nothing goes on.
  func isResidentInsetWrong(in scroll: ScrollMetrics) -> Bool {
    loadsMore && isPresent && isResident(in: scroll) != insetHolder.isWanted
  }

  /// Opens or closes the space of a control that stays.
  mutating func updateResidentInset(_ scroll: ScrollMetrics) {
    switch phase {
    case .absent, .refreshing, .ending: return
    case .idle, .pulling, .armed, .noMoreData: break
    }
    if isResident(in: scroll) {
      if !insetHolder.isWanted { insetHolder.open(.program(.never)) }
    } else if insetHolder.isWanted {
      insetHolder.close()
    }
  }

  /// A tap: it begins what it promises, and nothing while there is nothing to tap.
  mutating func tapped(at time: Double, extent: Double, hold: Double, isExcluded: Bool) -> RefreshCommands {
    guard let tap, !isExcluded else { return .none }
    let commands = commit(.finger, start: .program(.never), at: time, extent: extent, hold: hold)
    return tap == .retry && feedback.play(.retried, at: time) ? commands | .playFeedback : commands
  }

  /// How near to the end a reading must be looked at, in points: a pixel before the line, which counts as reached.
  func reachDistance(in scroll: ScrollMetrics) -> Double {
    guard case .onReachingEnd(let distance) = settings.trigger else { return 0 }
    return distance.points(in: scroll) + scroll.grid.pixel
  }

  /// Whether the reader has come near the end, or the first screen has to be filled.
  mutating func isLoadDue(
    _ geometry: SideGeometry, _ context: FlushContext, by scrollDirection: ScrollDirectionTracker, isExcluded: Bool
  ) -> Bool {
    guard loadsMore, case .onReachingEnd(let distance) = settings.trigger else { return false }
    let scroll = context.scroll
    let isReady = !isExcluded && canLoad(in: scroll)
    let points = distance.points(in: scroll)
    let isReached = loadTrigger.isLoadDue(
      geometry, context, within: points, by: scrollDirection, isReady: isReady, loads: settings.loadMore.loadsPerGesture
    )
    guard !isReached, !isExcluded, isFillDue(geometry, scroll) else { return isReached }
    fills += 1
    filledLength = scroll.contentLength
    return true
  }

  /// Whether a load can begin at all.
  private func canLoad(in scroll: ScrollMetrics) -> Bool {
    guard canPull, !hasFailed, phase == .idle || phase == .pulling else { return false }
    return scroll.isInWindow && !scroll.isZooming && scroll.contentLength > 0 && scroll.viewport > 0
  }

  /// Whether a first screen is not full: it loads once for each length that it has had.
  private func isFillDue(_ geometry: SideGeometry, _ scroll: ScrollMetrics) -> Bool {
    guard geometry.isUnfilled, fills < settings.loadMore.loadsToFill, canLoad(in: scroll) else { return false }
    return scroll.contentLength != filledLength
  }

  /// The list was refreshed: what was said of its end is no longer true.
  mutating func startOver(at time: Double) -> RefreshCommands {
    guard loadsMore else { return .none }
    fills = 0
    filledLength = -1
    let hadFailed = hasFailed
    hasFailed = false
    if hadFailed { indicator.startOver() }
    let commands = settings.loadMore.keepsNoMoreData ? RefreshCommands.none : setExhausted(false, at: time)
    return hadFailed ? commands | .redraw : commands
  }

  /// Whether what the list grows by now came before what is read: a load runs that puts it there, or did a moment ago.
  func keepsPlace(at time: Double) -> Bool {
    guard loadsMore, settings.loadMore.keepsPlace else { return false }
    switch phase {
    case .refreshing: return true
    case .idle, .pulling, .armed, .ending, .noMoreData:
      let hasBrought = indicator.outcome == .success || indicator.outcome == .noMoreData
      return hasBrought && time <= indicator.endTime + RefreshTiming.patience
    case .absent: return false
    }
  }
}
