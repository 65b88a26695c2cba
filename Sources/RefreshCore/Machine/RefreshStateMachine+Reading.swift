extension RefreshStateMachine {
  /// What the control at an end is doing.
  public func state(at end: End) -> RefreshState { control(at: end).phase.state }

  /// The number of the present or last session at an end; 0 before the first.
  public func session(at end: End) -> UInt32 { control(at: end).session }

  /// How the last session at an end ended; `nil` before the first end, and from the start of a session to its end.
  public func outcome(at end: End) -> RefreshOutcome? { control(at: end).picture.outcome }

  /// Who began the present or last session at an end.
  public func origin(at end: End) -> RefreshOrigin { control(at: end).picture.origin }

  /// The feedback that the last order to play means.
  public func feedback(at end: End) -> RefreshFeedback { control(at: end).feedback.kind }

  /// What a tap on the control at an end does; `nil` if nothing.
  public func tap(at end: End) -> RefreshTap? { control(at: end).tap }

  /// Whether there is nothing left to load at an end, or will not be once an ending is over.
  public func isExhausted(at end: End) -> Bool { control(at: end).isExhausted }

  /// Whether a load may still begin by itself at an end to fill the first screen, which nobody may see yet.
  public func fillsScreen(at end: End) -> Bool { control(at: end).fillsScreen }

  /// Whether an action of the session at an end has been started and has not returned.
  public func isActionRunning(at end: End) -> Bool { control(at: end).isActionRunning }

  /// The framework's share of the inset, in points.
  public var share: Ends { ledger.share }

  /// The client's own inset in a reading, without the framework's share.
  public func clientInset(in scroll: ScrollMetrics) -> Ends { ledger.client(in: scroll) }

  /// How far the content is pulled past its rest at an end, in points; negative where it is scrolled away.
  public func pull(at end: End, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? station(end, scroll).pull : 0
  }

  /// The offset at which the content rests at an end, without the framework's share.
  public func restOffset(at end: End, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? station(end, scroll).rest : 0
  }

  /// The room between the end of content that does not fill the viewport and where a full one would end, in points.
  public func gap(at end: End, _ scroll: ScrollMetrics) -> Double {
    scroll.isUsable ? station(end, scroll).gap : 0
  }

  /// What an animator at an end is told.
  ///
  /// - Parameters:
  ///   - end: The end at which the control stands.
  ///   - scroll: The scroll view as it is now.
  ///   - time: Seconds of the clock that events are stamped with.
  ///   - surroundings: The place to draw in.
  ///   - message: A sentence about the outcome, if the app gave one.
  /// - Returns: The numbers of the moment; with a reading that is not finite, those of nothing in sight.
  public func update(
    at end: End, _ scroll: ScrollMetrics, time: Double, surroundings: RefreshSurroundings = RefreshSurroundings(),
    message: String? = nil
  ) -> RefreshUpdate {
    let control = control(at: end)
    let picture = control.picture
    let hasEnded = picture.outcome != nil && time > picture.endTime && time.isFinite
    let station = scroll.isUsable ? station(end, scroll) : nil
    return RefreshUpdate(
      state: control.phase.state,
      origin: picture.origin,
      outcome: control.drawnOutcome,
      visibleExtent: control.isOutOfSight ? 0 : station.map(picture.extent) ?? 0,
      heldExtent: station?.extent ?? control.settings.metrics.heldExtent,
      triggerDistance: station?.trigger ?? control.settings.metrics.triggerDistance,
      armed: picture.armed.value,
      active: picture.active.value,
      verdict: picture.verdict.value,
      timeSinceEnd: hasEnded ? time - picture.endTime : 0,
      motionStart: picture.motionStart,
      sessionProgress: picture.reported == nil ? nil : picture.fraction.value,
      message: message,
      tap: control.drawnTap,
      surroundings: surroundings
    )
  }

  func control(at end: End) -> Control { end == .near ? near : far }

  func station(_ end: End, _ scroll: ScrollMetrics) -> Station {
    let system = system.value(in: scroll)
    return Station(end, scroll, ledger.client(in: scroll), system, control(at: end), nearShare: ledger.share.near)
  }

  func extentInSight(at end: End, _ scroll: ScrollMetrics) -> Double {
    guard scroll.isUsable, scroll.isInWindow else { return 0 }
    return control(at: end).picture.extent(station(end, scroll))
  }
}

extension Station {
  init(
    _ end: RefreshStateMachine.End, _ scroll: ScrollMetrics, _ client: Ends, _ system: Ends, _ control: Control,
    nearShare: Double
  ) {
    self.init(
      end, scroll, client: client, system: system, settings: control.settings, holdsShare: !control.hasLostShare,
      nearShare: nearShare)
  }
}
