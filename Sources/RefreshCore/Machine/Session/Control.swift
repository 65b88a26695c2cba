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
      !insetHolder.isBusy && !indicator.isSeen && indicator.isInPlace && !indicator.isFloating && indicator.isAtRest
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
  mutating func commit(_ origin: RefreshOrigin, start: InsetHolder.Start, at time: Double, extent: Double, hold: Double)
    -> RefreshCommands
  {
    session &+= 1
    hasLostInset = false
    began = tap
    hasFailed = false
    let byFinger = origin == .finger
    phase = .refreshing(Phase.Running(start: time, awaitsStart: byFinger))
    insetHolder.open(start)
    indicator.begin(origin, at: time, extent: extent, hold: hold, metrics: settings.metrics)
    var commands = RefreshCommands.announce | .redraw
    guard !byFinger else { return commands }
    isActionRunning = true
    commands |= .startAction
    if origin == .assistive { commands |= .sendValueChanged }
    return commands
  }

  /// Answers a request to begin, from whatever state.
  mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, at time: Double, extent: Double, hold: Double,
    isExcluded: Bool
  ) -> (RefreshRequestResult, RefreshCommands) {
    if isHidden { return (.refused(.hidden), .none) }
    if !isEnabled { return (.refused(.disabled), .none) }
    switch phase {
    case .absent: return (.queued, .none)
    case .noMoreData: return (.refused(.noMoreData), .none)
    case .refreshing: return rejoin(origin, reveal, at: time, extent: extent, hold: hold)
    case .idle, .pulling, .armed, .ending:
      guard !isExcluded else { return (.refused(.excluded), .none) }
      return (.started, commit(origin, start: .program(reveal), at: time, extent: extent, hold: hold))
    }
  }

  private mutating func rejoin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, at time: Double, extent: Double, hold: Double
  ) -> (RefreshRequestResult, RefreshCommands) {
    guard settings.whenBusy == .restart else { return (.joined, .none) }
    let cancel = stopAction()
    return (.started, cancel | commit(origin, start: .program(reveal), at: time, extent: extent, hold: hold))
  }

  /// Ends the session, if one runs.
  mutating func end(_ outcome: RefreshOutcome, at time: Double, extent: Double, isTouched: Bool) -> RefreshCommands {
    guard case .refreshing(let running) = phase else {
      // A second end changes nothing but what the first one left open, one of a session that never was changes nothing.
      if loadsMore && outcome == .noMoreData { exhaustEnding() }
      return .none
    }
    let isSeen = extent > 0
    let earliest = running.start + settings.minimumVisibleTime
    let endTime = isSeen ? max(time, earliest) : time
    // What becomes of a load is said by what stays, or by the rows.
    let isShown = isSeen && settings.metrics.showsOutcomes && !loadsMore
    let shown = isShown ? RefreshStateMachine.shownTime(of: outcome) : 0
    let leavesNoMoreData = loadsMore && outcome == .noMoreData
    hasFailed = loadsMore && outcome == .failure
    let brings = loadsMore && (outcome == .success || outcome == .noMoreData)
    phase = .ending(
      Phase.Ending(
        over: endTime + shown, awaitsLift: isTouched && settings.trigger.respondsToPull,
        lengthBeforeLoad: brings ? restLength : nil, leavesNoMoreData: leavesNoMoreData))
    let wasByFinger = indicator.origin == .finger
    indicator.end(outcome, at: endTime, isShown: shown > 0)
    var commands = stopAction() | .announce | .redraw
    if outcome == .failure && wasByFinger && isSeen && feedback.play(.failed, at: time) { commands |= .playFeedback }
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
  mutating func dropFromSight(at time: Double) -> RefreshCommands {
    guard isPresent else { return .none }
    return drop(to: isExhausted ? .noMoreData : .idle, at: time)
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

  /// Whether the share follows content that is scrolled over it.
  private func follows(_ context: FlushContext) -> Bool {
    switch settings.pinnedHeaders {
    case .automatic: context.scroll.hasPinnedHeaders
    case .follow: true
    case .fixed: false
    }
  }

  /// Goes on with the space; a share is what the inset has, and what the space is told of it is how far it reaches.
  mutating func moveInset(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, lift: Lift)
    -> InsetHolder.Change
  {
    var change = change(geometry, context, addedInset: geometry.displacement(byInset: addedInset), lift: lift)
    change.addedInset = geometry.inset(displacing: change.addedInset)
    return change
  }

  private mutating func change(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, lift: Lift)
    -> InsetHolder.Change
  {
    // Under a finger, which may feel every write, nothing is finished at once either.
    let isHeld = context.isTouched && context.scroll.isInWindow
    let mustFinish = dropsAtOnce || (finishesAtOnce && !isHeld)
    // A share that is lowered in the middle of somebody's scroll would move the content: it waits for the end of it.
    guard !mustFinish || !context.scroll.isScrollAnimating || geometry.isHome else {
      return InsetHolder.Change(addedInset: addedInset)
    }
    let mustWait = !dropsAtOnce && mustWait(geometry, context, addedInset)
    dropsAtOnce = false
    finishesAtOnce = false
    let follows = follows(context)
    if mustWait { return insetHolder.pause(geometry, context, addedInset: addedInset, follows: follows) }
    guard mustFinish || !context.scroll.isInWindow else {
      // A bar at the end of a list answers to the list's motion: what we moved would move it, and it what we move.
      if loadsMore && context.isSystemInsetMoving {
        return insetHolder.stay(geometry, context, addedInset: addedInset, follows: follows)
      }
      return insetHolder.advance(geometry, context, addedInset: addedInset, follows: follows, lift: lift)
    }
    if context.scroll.isInWindow { insetHolder.see(geometry) }
    let isMovedByOthers = context.isTouched || context.scroll.isScrollAnimating
    return insetHolder.setDown(
      geometry, offset: context.scroll.offset, addedInset: addedInset, isMovedByOthers: isMovedByOthers)
  }

  /// Whether a share that is written now would move the content.
  ///
  /// UIKit may look at both edges whenever one is written, and bring content home that is out of range at the other;
  /// and where somebody's scroll leads to may lie in a share that nobody wants any more.
  private func mustWait(_ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double) -> Bool {
    guard context.scroll.isInWindow else { return false }
    let isScrolled = context.scroll.isScrollAnimating
    let isMoving = context.isTouched || context.scroll.isDecelerating || isScrolled
    return (geometry.isPastOtherSide && isMoving) || (isScrolled && !insetHolder.isWanted && addedInset > 0)
  }

  mutating func draw(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double) -> RefreshCommands {
    guard isPresent else { return .none }
    indicator.isSeated = isSeated(in: context.scroll)
    indicator.advance(phase, geometry, context, isFloatingPlacement: settings.placement == .floating)
    var commands = finish(geometry, context, addedInset: addedInset)
    if indicator.changes(phase.state, geometry, at: context.time) { commands |= .redraw }
    return commands
  }
}
