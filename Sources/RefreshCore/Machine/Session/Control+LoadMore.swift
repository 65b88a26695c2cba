import ScrollPhysics

extension Control {
  var loadsMore: Bool { settings.role == .loadMore }

  /// The effect of a tap; `nil` for none.
  var tap: RefreshTap? {
    guard loadsMore, canPull, phase.state == .idle || phase.isPulled else { return nil }
    if loads.hasFailed { return .retry }
    return settings.offersTap ? .load : nil
  }

  /// The effect of a tap or, in a session, its effect when the session began.
  var drawnTap: RefreshTap? { phase.running?.tap ?? phase.ending?.tap ?? tap }

  /// The outcome of the last session, as drawn, also while it fades in the next: "no more data" is a success of a control that
  /// refreshes, or hides it.
  var drawnOutcome: RefreshOutcome? {
    let isUnsaid = !loadsMore || settings.loadMore.hidesNoMoreData
    let outcome = indicator.end?.outcome
    return isUnsaid && outcome == .noMoreData ? .success : outcome
  }

  /// `true` if the control keeps its added inset, and is drawn, without a session: it offers a tap or shows "no more
  /// data".
  ///
  /// That includes an empty list, where it is the only content.
  var isResident: Bool { canPull && !isRefreshing && staysOpen }

  /// `true` if the control is placed at the end of content that does not fill the viewport, or is disabled or hidden and
  /// its space still closes.
  var isSeated: Bool {
    if let ending = phase.ending { return loadsMore && (ending.lengthBeforeLoad != nil || staysOpen) }
    return isRefreshing ? loadsMore : isResident || !canPull && insetHolder.isBusy
  }

  /// `true` if the control has something to say or to offer without a session, so that an ending leaves the added inset open.
  var staysOpen: Bool {
    guard loadsMore else { return false }
    return phase.isExhausted ? !settings.loadMore.hidesNoMoreData : loads.hasFailed || settings.offersTap
  }

  /// Opens or closes the added inset of a control that stays without a session.
  mutating func updateResidentInset(_ scroll: ScrollMetrics) {
    guard loadsMore || insetHolder.isWanted, isPresent, phase.isAtRest || phase.isPulled else { return }
    guard isResident != insetHolder.isWanted else { return }
    if insetHolder.isWanted { insetHolder.close() } else { insetHolder.open(.program(.byItself(in: scroll))) }
  }

  /// Handles a tap: begins the session that ``tap`` names, if any.
  mutating func tapped(_ call: CallContext) -> RefreshCommands {
    guard let tap, !call.isExcluded else { return .none }
    let commands = commit(.finger, start: .program(.never), call)
    return tap == .retry && feedback.play(.retried, at: call.time) ? commands | .playFeedback : commands
  }

  /// Returns `true` if the user has come near the end, or if the first screen has to be filled.
  mutating func isLoadDue(_ context: SideContext) -> Bool {
    guard loadsMore, case .onReachingEnd(let distance) = settings.trigger else { return false }
    let scroll = context.scroll
    // An empty list has no end that a scroll could reach: entering the screen would load (report B072).
    let mayLoad = canLoad(in: scroll, hasRow: context.geometry.hasRow)
    let isReady = mayLoad && !context.isExcluded && !ignoresTouch && scroll.contentLength > 0
    let isReached = loads.trigger.reaches(
      (distance.points(in: scroll), settings.loadMore.loadsPerGesture), context, isReady: isReady)
    guard !isReached, context.mayFill, !scroll.isHidden, isFillDue(context.geometry, scroll) else {
      return isReached
    }
    loads.fills += 1
    loads.filledLength = scroll.contentLength
    loads.isFilling = true
    return true
  }

  /// Returns `true` if a load can begin at all.
  private func canLoad(in scroll: ScrollMetrics, hasRow: Bool) -> Bool {
    // A failed load waits for a tap on its row, unless the app says otherwise, and an ending for its rows (reports B054, B068).
    guard canPull, !loads.hasFailed || settings.loadMore.retriesOnScroll || !hasRow else { return false }
    guard phase.state == .idle || phase.state == .pulling else { return false }
    return scroll.isInWindow && !scroll.isZooming && scroll.viewport > 0
  }

  /// `true` if a load may still begin by itself to fill the first screen.
  var fillsScreen: Bool {
    guard loadsMore, case .onReachingEnd = settings.trigger else { return false }
    return loads.fills < settings.loadMore.loadsToFill
  }

  /// Returns `true` if the first screen is not full.
  ///
  /// It loads once for each content length.
  func isFillDue(_ geometry: SideGeometry, _ scroll: ScrollMetrics) -> Bool {
    let isDue = fillsScreen && geometry.isUnfilled && scroll.contentLength != loads.filledLength
    return isDue && canLoad(in: scroll, hasRow: true)
  }

  /// Starts over after a refresh, which makes a failed load and "no more data" obsolete.
  mutating func startOver(after refresh: UInt32, at time: Double) -> RefreshCommands {
    guard loadsMore else {
      // One that is away, and has filled the list before.
      loads.filledLength = nil
      return .none
    }
    let hadFailed = loads.startOver()
    if hadFailed { indicator.startOver() }
    // A refreshed list has an end of its own (report B064).
    let keepsEnd = settings.loadMore.keepsNoMoreData || loads.exhaustingRefresh == refresh
    let commands = keepsEnd ? RefreshCommands.none : setExhausted(false, at: time)
    return hadFailed ? commands | .redraw : commands
  }

  /// Returns `true` if rows that have to keep the place of others are awaited until the list has a window, where it lays them out.
  ///
  /// Not those of the last page, which often has none: newer rows at the end would count as they.
  func awaitsWindow(at side: AxisSide, _ scroll: ScrollMetrics) -> Bool {
    let mayWait = side == .near && !scroll.isInWindow && settings.loadMore.keepsPlace
    return mayWait && phase.ending.map { $0.lengthBeforeLoad != nil && !$0.leavesNoMoreData } == true
  }

  /// Returns `true` if growth of the list now counts as inserted before the visible rows: a load that inserts there is
  /// running, or its rows are awaited, or it has ended within ``RefreshTiming/patience``.
  @inline(__always)
  func keepsPlace(at time: Double) -> Bool {
    guard loadsMore, settings.loadMore.keepsPlace, isPresent else { return false }
    // A list in the background lays its rows out when it returns, however late.
    return isRefreshing || time <= indicator.patienceEnd || phase.ending?.lengthBeforeLoad != nil
  }
}

extension Reveal {
  /// Returns the reveal for an added inset that opens by itself: the list moves only if it has no content.
  static func byItself(in scroll: ScrollMetrics) -> Self { scroll.contentLength > 0 ? .never : .ifNear }
}
