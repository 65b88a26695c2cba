import ScrollPhysics

/// The state and the session of the control at one side.
///
/// It knows neither axis nor side, only a pull.
struct Control: Equatable, Sendable {
  var settings = SideSettings()
  var phase = Phase.absent
  var insetHolder = InsetHolder()
  var indicator = IndicatorState()

  /// The loads of a control that loads more.
  var loads = LoadMemory()

  var feedback = FeedbackGate()

  /// The number of the present or last session; 0 before the first.
  var session: UInt32 = 0

  var isEnabled = true
  var isHidden = false

  /// `true` if the present touch begins nothing, because it was down when the control was added, disabled or hidden.
  var ignoresTouch = false

  /// `true` if another writer keeps removing the added inset: the rest of the session holds none.
  var hasLostInset = false

  var isPresent: Bool { phase.isPresent }

  /// `true` for a control, and for what a removed one has left to bring home.
  var isPresentOrLeaving: Bool { isPresent || insetHolder.isBusy }

  /// `true` without a pull, a session and a motion.
  var isAtRest: Bool { phase.isAtRest && !insetHolder.isBusy }

  var canPull: Bool { isPresent && isEnabled && !isHidden }

  var isRefreshing: Bool { phase.state == .refreshing }

  /// The number of the session that runs, of a control that refreshes; 0 for none.
  var refreshNumber: UInt32 { isRefreshing && !loadsMore ? session : 0 }

  /// `true` if a scroll far from both sides can change nothing here.
  var isQuiet: Bool {
    switch phase {
    case .absent: return true
    case .idle, .noMoreData: guard indicator.isAtRest else { return false }
    case .refreshing(let running): guard running.action != .waiting else { return false }
    case .pulling, .armed, .ending: return false
    }
    return !ignoresTouch && !insetHolder.isBusy && !indicator.isSeen && indicator.isInPlace && !indicator.isFloating
  }

  /// Returns `true` from the start of a session until its space may be closed.
  func isHeld(at time: Double) -> Bool {
    phase.ending?.awaitsLift == true || indicator.isHeldForTheEye(phase, at: time)
  }

  /// Returns `true` if the session of the other control keeps this one from beginning one.
  @inline(__always)
  func isExcluded(by other: Control) -> Bool {
    guard other.isRefreshing else { return false }
    guard loadsMore != other.loadsMore else { return true }
    let load = loadsMore ? settings.loadMore : other.settings.loadMore
    switch load.exclusion {
    case .refreshFirst: return loadsMore
    case .firstComeFirstServed: return true
    case .independent: return false
    }
  }
}

extension SideSettings {
  /// `true` if the control holds no inset, so that only its indicator opens and closes.
  var floats: Bool { placement == .floating || backing == .system }

  /// `true` if the machine decides that a pull begins a session.
  var firesByPull: Bool { trigger.respondsToPull && backing != .system }

  /// `true` if a tap begins a load.
  var offersTap: Bool { trigger == .onTap || loadMore.offersTap }

  /// Returns `true` if the added inset at the near side follows content that is scrolled over it.
  ///
  /// Not that of a load by itself: its row would never be seen at the edge.
  func followsContent(in scroll: ScrollMetrics) -> Bool {
    switch pinnedHeaders {
    case .automatic: role == .refresh && scroll.hasPinnedHeaders
    case .follow: true
    case .fixed: false
    }
  }

  /// Returns the distance from the end within which readings are examined, in points: a pixel before the trigger distance,
  /// which counts as reached.
  func reachDistance(in scroll: ScrollMetrics) -> Double {
    guard case .onReachingEnd(let distance) = trigger else { return 0 }
    return distance.points(in: scroll) + scroll.grid.pixel
  }
}

extension Control {
  /// Begins a session.
  mutating func commit(_ origin: RefreshOrigin, start: InsetHolder.Reason, _ call: CallContext) -> RefreshCommands {
    session &+= 1
    hasLostInset = false
    let tap = tap
    loads.hasFailed = false
    insetHolder.open(start)
    // UIKit is still handling the lift that has fired: a listener that reloads or removes the list must not run
    // inside it.
    phase = .refreshing(
      Phase.Running(
        start: call.time, activityStart: indicator.begin(origin, call, metrics: settings.metrics), tap: tap,
        action: origin == .finger ? .waiting : .running))
    let commands = RefreshCommands.announce | .redraw
    switch origin {
    case .finger: return commands
    // Without the app's call, a control without an action has only `.valueChanged` to tell the app.
    case .assistive, .firstAppearance, .staleData, .keyboard: return commands | .startAction | .sendValueChanged
    case .program, .scroll: return commands | .startAction
    }
  }

  /// Handles a request to begin, in any state.
  mutating func begin(
    _ origin: RefreshOrigin, _ reveal: Reveal, _ call: CallContext
  ) -> (RefreshRequestResult, RefreshCommands) {
    if isHidden { return (.refused(.hidden), .none) }
    if !isEnabled { return (.refused(.disabled), .none) }
    // Also while the list waits for its last rows: a load would take back that there are no more.
    if phase.isExhausted { return (.refused(.noMoreData), .none) }
    guard isPresent else { return (.queued, .none) }
    // Not a second time: its space would be added twice (report B074).
    if isRefreshing, settings.whenBusy == .join { return (.joined, .none) }
    guard isRefreshing || !call.isExcluded else { return (.refused(.excluded), .none) }
    // The cancelled action may still return: its number is that of an older session, and its result is dropped (report
    // B026).
    let cancel = actionCancel
    return (.started, cancel | commit(origin, start: .program(reveal), call))
  }

  /// Ends the session, if one runs.
  mutating func end(_ outcome: RefreshOutcome, _ call: CallContext) -> RefreshCommands {
    guard case .refreshing(let running) = phase else {
      // An end may come in the turn of the begin, twice, or before its list has opened (reports B014, B016).
      // A second end only changes the ending of the first. Without a session it changes nothing.
      // What a refresh has cancelled, or has failed, says nothing any more.
      let isOfSuccess = indicator.outcome == .success || indicator.outcome == .noMoreData
      if loadsMore && outcome == .noMoreData && isOfSuccess { phase.ending?.leavesNoMoreData = true }
      return .none
    }
    let isSeen = call.visibleExtent > 0
    let earliest = running.start + settings.minimumVisibleTime
    let endTime = isSeen ? max(call.time, earliest) : call.time
    // The outcome of a load is shown by the control that stays, or by the rows.
    let shown = isSeen && !loadsMore ? settings.metrics.shownTime(of: outcome) : 0
    let leavesNoMoreData = loadsMore && outcome == .noMoreData
    // A failed load waits for a tap: the user is still at the end, where it would be loaded again and again (report
    // B054).
    loads.hasFailed = loadsMore && outcome == .failure
    loads.end(isCancelled: outcome == .cancelled)
    let cancel = actionCancel
    let brings = loadsMore && (outcome == .success || outcome == .noMoreData)
    // Under a finger nothing closes (report B085), and a space is kept until the rows that fill it are laid out
    // (report B060).
    phase = .ending(
      Phase.Ending(
        over: endTime + shown, lengthBeforeLoad: brings ? loads.restLength : nil,
        awaitsLift: call.isTouched && settings.trigger.respondsToPull, leavesNoMoreData: leavesNoMoreData,
        tap: running.tap))
    let wasByFinger = indicator.origin == .finger
    indicator.end(outcome, at: endTime, isShown: shown > 0)
    let commands = cancel | .announce | .redraw
    let feels = outcome == .failure && wasByFinger && isSeen && feedback.play(.failed, at: call.time)
    return feels ? commands | .playFeedback : commands
  }

  /// Drops the session, because the control was removed, disabled or hidden.
  mutating func drop(to phase: Phase, at time: Double) -> RefreshCommands {
    let wasRefreshing = isRefreshing
    let commands = actionCancel
    self.phase = phase
    // What a removal has cancelled is made up for.
    if !isPresent, loads.isFilling { loads.filledLength = nil }
    loads.end(isCancelled: wasRefreshing)
    insetHolder.close()
    if wasRefreshing { indicator.end(.cancelled, at: time, isShown: false) }
    indicator.forget()
    feedback.rest()
    return indicator.isSeen ? commands | .redraw : commands
  }

  /// The command that cancels the action, if one runs.
  private var actionCancel: RefreshCommands { phase.isActionRunning ? .cancelAction : .none }

  /// Creates a control after a removed one.
  ///
  /// It keeps the number of sessions, so that late results stay stale, and a motion that brings the content home. It knows what the
  /// gesture has loaded and which screen was filled: an app that adds its footer anew with each page would load for ever. Without
  /// another control, the machine goes with it.
  init(after removed: Control, keepsMotion: Bool) {
    session = removed.session
    loads.trigger = removed.loads.trigger
    loads.filledLength = removed.loads.filledLength
    if keepsMotion { insetHolder = removed.insetHolder }
  }

  /// Drops the session of a control that was disabled or hidden; "no more data" is kept.
  ///
  /// A touch that is down is ignored until it lifts: otherwise it could begin the same session again and again.
  mutating func dropFromSight(at time: Double, isTouched: Bool) -> RefreshCommands {
    guard isPresent else { return .none }
    if isTouched { ignoresTouch = true }
    return drop(to: phase.isExhausted ? .noMoreData : .idle, at: time)
  }

  /// Attaches the control; a touch that is down began before it was there, and is ignored.
  mutating func attach(isTouched: Bool) {
    guard !isPresent else { return }
    phase = .idle
    ignoresTouch = isTouched
  }

  mutating func setExhausted(_ isExhausted: Bool, at time: Double) -> RefreshCommands {
    guard isPresent, !isRefreshing else { return .none }
    if isExhausted { loads.hasFailed = false }
    if case .ending = phase {
      phase.ending?.leavesNoMoreData = isExhausted
      return .none
    }
    guard isExhausted != phase.isExhausted else { return .none }
    phase = isExhausted ? .noMoreData : .idle
    if isExhausted { indicator.exhaust(at: time) } else { indicator.startOver() }
    return .redraw
  }

  /// Gives the added inset up for the rest of the session, after an inset conflict.
  mutating func loseInset() {
    hasLostInset = true
    insetHolder.abandon()
  }

  mutating func draw(_ context: SideContext) -> RefreshCommands {
    guard isPresent else { return .none }
    indicator.isSeated = isSeated
    indicator.advance(phase, context, floats: settings.floats)
    let isMoving = context.isTouched || context.scroll.isDecelerating || insetHolder.isBusy
    let hasMoved = indicator.measure(context, isMoving: isMoving)
    let commands = finish(context)
    return indicator.changes(phase.state, context, isMoving: hasMoved) ? commands | .redraw : commands
  }
}
