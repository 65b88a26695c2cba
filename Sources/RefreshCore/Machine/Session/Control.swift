/// The control at one end: its states, its session, and what it asks for.
///
/// It knows neither axis nor side; it sees a pull.
struct Control: Equatable, Sendable {
  typealias RefreshCommands = RefreshCommands
  typealias RefreshTiming = RefreshTiming

  var settings = RefreshSettings()
  var phase = Phase.absent
  var insetHolder = InsetHolder()
  var indicator = IndicatorState()
  var feedback = FeedbackGate()

  var isEnabled = true
  var isHidden = false

  /// Whether the touch that is down begins nothing: it was down when the control was added, disabled or hidden.
  var ignoresTouch = false

  /// Whether somebody keeps taking the share out: the rest of the session holds nothing.
  var hasLostInset = false

  /// Whether the control was removed, disabled or hidden, and its space is given up without a motion.
  var dropsAtOnce = false

  /// Whether the app has returned from the background: a motion that was cut short is finished without one.
  var finishesAtOnce = false

  /// Counts sessions; the present or last one's number.
  var session: UInt32 = 0
  var isActionRunning = false

  /// Notices when the end is reached.
  var loadTrigger = LoadTriggerDetector()

  /// Whether the last load failed, and waits for somebody to try again.
  var hasFailed = false

  /// What a tap would have done when the present or last session began; `nil` if nothing.
  var began: RefreshTap?

  /// How many loads have begun by themselves to fill the first screen, and the length at which the last one did.
  var fills = 0
  var filledLength = -1.0

  /// The length of the content when no session ran.
  var restLength = 0.0

  /// Whether there is nothing left to load, or will not be once an ending is over.
  var isExhausted: Bool {
    switch phase {
    case .noMoreData: true
    case .ending(let ending): ending.leavesNoMoreData
    case .absent, .idle, .pulling, .armed, .refreshing: false
    }
  }

  var isPresent: Bool { phase != .absent }
  var canPull: Bool { isPresent && isEnabled && !isHidden }

  var isRefreshing: Bool {
    if case .refreshing = phase { return true }
    return false
  }

  /// Whether a reading far from both ends can change nothing here.
  var isQuiet: Bool {
    switch phase {
    case .absent, .idle, .noMoreData:
      !ignoresTouch && !insetHolder.isBusy && !indicator.isSeen && indicator.isInPlace && !indicator.isFloating
        && indicator.isAtRest
    case .pulling, .armed, .refreshing, .ending: false
    }
  }

  /// Whether the pull is watched for a lift.
  var isPulled: Bool { phase == .pulling || phase == .armed }

  /// Whether a pull at this control arms, given that the other one may be busy.
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

extension Control {
  /// Begins a session.
  mutating func commit(_ origin: RefreshOrigin, start: InsetHolder.Start, _ call: CallContext) -> RefreshCommands {
    session &+= 1
    hasLostInset = false
    began = tap
    hasFailed = false
    let byFinger = origin == .finger
    phase = .refreshing(Phase.Running(start: call.time, awaitsStart: byFinger))
    insetHolder.open(start)
    indicator.begin(origin, call, metrics: settings.metrics)
    var commands = RefreshCommands.announce | .redraw
    guard !byFinger else { return commands }
    isActionRunning = true
    commands |= .startAction
    if origin == .assistive { commands |= .sendValueChanged }
    return commands
  }

  /// Answers a request to begin, from whatever state.
  mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, _ call: CallContext
  ) -> (RefreshRequestResult, RefreshCommands) {
    if isHidden { return (.refused(.hidden), .none) }
    if !isEnabled { return (.refused(.disabled), .none) }
    switch phase {
    case .absent: return (.queued, .none)
    case .noMoreData: return (.refused(.noMoreData), .none)
    case .refreshing: return rejoin(origin, reveal, call)
    case .idle, .pulling, .armed, .ending:
      guard !call.isExcluded else { return (.refused(.excluded), .none) }
      return (.started, commit(origin, start: .program(reveal), call))
    }
  }

  private mutating func rejoin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, _ call: CallContext
  ) -> (RefreshRequestResult, RefreshCommands) {
    guard settings.whenBusy == .restart else { return (.joined, .none) }
    let cancel = stopAction()
    return (.started, cancel | commit(origin, start: .program(reveal), call))
  }

  /// Ends the session, if one runs.
  mutating func end(_ outcome: RefreshOutcome, _ call: CallContext) -> RefreshCommands {
    guard case .refreshing(let running) = phase else {
      // A second end changes nothing but what the first one left open, one of a session that never was changes nothing.
      if loadsMore && outcome == .noMoreData { exhaustEnding() }
      return .none
    }
    let isSeen = call.visibleExtent > 0
    let earliest = running.start + settings.minimumVisibleTime
    let endTime = isSeen ? max(call.time, earliest) : call.time
    // What becomes of a load is said by what stays, or by the rows.
    let isShown = isSeen && settings.metrics.showsOutcomes && !loadsMore
    let shown = isShown ? RefreshStateMachine.shownTime(of: outcome) : 0
    let leavesNoMoreData = loadsMore && outcome == .noMoreData
    hasFailed = loadsMore && outcome == .failure
    let brings = loadsMore && (outcome == .success || outcome == .noMoreData)
    phase = .ending(
      Phase.Ending(
        over: endTime + shown, awaitsLift: call.isTouched && settings.trigger.respondsToPull,
        lengthBeforeLoad: brings ? restLength : nil, leavesNoMoreData: leavesNoMoreData))
    let wasByFinger = indicator.origin == .finger
    indicator.end(outcome, at: endTime, isShown: shown > 0)
    var commands = stopAction() | .announce | .redraw
    if outcome == .failure && wasByFinger && isSeen && feedback.play(.failed, at: call.time) {
      commands |= .playFeedback
    }
    return commands
  }

  /// Gives everything up at once: the control was removed, disabled or hidden.
  mutating func drop(to phase: Phase, at time: Double) -> RefreshCommands {
    let wasRefreshing = isRefreshing
    let commands = stopAction()
    self.phase = phase
    insetHolder.close()
    dropsAtOnce = true
    if wasRefreshing { indicator.end(.cancelled, at: time, isShown: false) }
    indicator.forget()
    feedback.rest()
    return indicator.isSeen ? commands | .redraw : commands
  }

  mutating func exhaustEnding(_ isExhausted: Bool = true) {
    guard case .ending(var ending) = phase else { return }
    ending.leavesNoMoreData = isExhausted
    phase = .ending(ending)
  }

  private mutating func stopAction() -> RefreshCommands {
    guard isActionRunning else { return .none }
    isActionRunning = false
    return .cancelAction
  }
}

extension Control {
  /// A control that was removed leaves only its count of sessions, so that late results stay stale.
  init(after removed: Control) {
    session = removed.session
  }

  /// Disabled or hidden: nothing is left of a session, and what there is no more to load stays so.
  ///
  /// A touch that goes on has seen that, and begins nothing more: it could begin the same session again and again.
  mutating func dropFromSight(at time: Double, isTouched: Bool) -> RefreshCommands {
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

  mutating func setExhausted(_ isExhausted: Bool, at time: Double) -> RefreshCommands {
    switch phase {
    case .absent, .refreshing: return .none
    case .ending:
      exhaustEnding(isExhausted)
      return .none
    case .idle, .pulling, .armed:
      guard isExhausted else { return .none }
      hasFailed = false
      phase = .noMoreData
      indicator.end(.noMoreData, at: time, isShown: false)
      return .redraw
    case .noMoreData:
      guard !isExhausted else { return .none }
      phase = .idle
      indicator.startOver()
      return .redraw
    }
  }

  /// The share was taken out for good: the rest of the session holds nothing.
  mutating func loseInset() {
    hasLostInset = true
    insetHolder.abandon()
  }

  /// Returns `true` if the added inset follows content that is scrolled over it.
  func followsContent(in scroll: ScrollMetrics) -> Bool {
    switch settings.pinnedHeaders {
    case .automatic: scroll.hasPinnedHeaders
    case .follow: true
    case .fixed: false
    }
  }

  /// Moves the inset and the content by a flush.
  mutating func moveInset(_ context: SideContext) -> InsetHolder.Change {
    var change = displace(context)
    change.addedInset = context.geometry.inset(displacing: change.addedInset)
    return change
  }

  private mutating func displace(_ context: SideContext) -> InsetHolder.Change {
    // Under a finger, which may feel every write, nothing is finished at once either.
    let isHeld = context.isTouched && context.scroll.isInWindow
    let mustFinish = dropsAtOnce || (finishesAtOnce && !isHeld)
    // An inset that is lowered during an animated scroll of the app would move the content: it waits for its end.
    guard !mustFinish || !context.scroll.isScrollAnimating || context.geometry.isHome else {
      return InsetHolder.Change(addedInset: context.displacement)
    }
    let mustWait = !dropsAtOnce && mustWait(context)
    dropsAtOnce = false
    finishesAtOnce = false
    if mustWait { return insetHolder.pause(context) }
    guard mustFinish || !context.scroll.isInWindow else {
      // A bar at the end of a list answers to the list's motion, and the machine to the bar's: neither would rest.
      let isBarMoving = loadsMore && context.flush.isSystemInsetMoving
      return isBarMoving ? insetHolder.stay(context) : insetHolder.advance(context)
    }
    if context.scroll.isInWindow { insetHolder.see(context.geometry) }
    return insetHolder.setDown(context)
  }

  /// Returns `true` if an inset that is written now would move the content.
  ///
  /// UIKit may look at both edges whenever one is written, and bring content home that is out of range at the other; and
  /// an animated scroll of the app may lead into an inset that is not wanted any more.
  private func mustWait(_ context: SideContext) -> Bool {
    guard context.scroll.isInWindow else { return false }
    let isScrolled = context.scroll.isScrollAnimating
    let isMoving = context.isTouched || context.scroll.isDecelerating || isScrolled
    let leadsIntoInset = isScrolled && !insetHolder.isWanted && context.displacement > 0
    return (context.geometry.isPastOtherSide && isMoving) || leadsIntoInset
  }

  mutating func draw(_ context: SideContext) -> RefreshCommands {
    guard isPresent else { return .none }
    indicator.isSeated = isSeated
    indicator.advance(phase, context, isFloatingPlacement: settings.placement == .floating)
    var commands = finish(context)
    if indicator.changes(phase.state, context.geometry, at: context.time) { commands |= .redraw }
    return commands
  }
}
