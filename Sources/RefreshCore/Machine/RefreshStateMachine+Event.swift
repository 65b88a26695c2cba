extension RefreshStateMachine {
  /// An event of the scroll view, the clock, the user or the app.
  ///
  /// Events carry no reading: the reading at the time of the event is passed with each of them.
  ///
  /// A session of a header, from its addition to the return of its action:
  ///
  /// ```swift
  /// let pull: [RefreshStateMachine.Event] = [.attached(.near), .scrolled, .laidOut, .lifted, .ticked, .woke]
  /// let answer = RefreshStateMachine.Event.actionFinished(session: 1, .near, .success)
  /// ```
  ///
  /// The events that the calls of an app and the changes of its screen make:
  ///
  /// ```swift
  /// let calls: [RefreshStateMachine.Event] = [
  ///   .began(.near, .program, .ifNear), .progressed(.near, 0.5), .ended(.near, .success), .tapped(.far),
  ///   .enabled(.near, false), .hidden(.near, true), .noMoreData(.far, true), .clientDidSetInset(.init(near: 44)),
  /// ]
  /// let others: [RefreshStateMachine.Event] = [.touchCancelled, .enteredBackground, .enteredForeground, .detached(.near)]
  /// ```
  public enum Event: Equatable, Sendable {
    /// The scroll view reported a change of its offset, size or inset. Only recorded.
    case scrolled

    /// The layout pass of the turn: the machine decides on everything that was recorded.
    case laidOut

    /// A frame is due.
    case ticked

    /// The time of a wake has been reached.
    case woke

    /// The finger that dragged the content has lifted.
    case lifted

    /// The system cancelled the touch that dragged the content.
    case touchCancelled

    /// The app, an assistive technology or a queued request begins a session.
    case began(AxisSide, RefreshOrigin, Reveal)

    /// The user tapped the control at a side.
    case tapped(AxisSide)

    /// The app ends the session.
    case ended(AxisSide, RefreshOutcome)

    /// The action of a session has returned. The result of an older session is stale and is ignored.
    case actionFinished(session: UInt32, AxisSide, RefreshOutcome)

    /// A control was added at a side.
    case attached(AxisSide)

    /// The control at a side was removed. Its added inset is removed immediately, or with the motion that runs.
    case detached(AxisSide)

    /// The control at a side was enabled or disabled. Disabling cancels a session.
    case enabled(AxisSide, Bool)

    /// The control at a side was hidden or shown. Hiding cancels a session.
    case hidden(AxisSide, Bool)

    /// The app reports that there is nothing left to load, or that there is more again.
    case noMoreData(AxisSide, Bool)

    /// The app reports the fraction of the session's work that is done; a value that is not finite means unknown.
    case progressed(AxisSide, Double)

    /// The app sets its own inset, without the added inset; it is written immediately, plus the added inset.
    case clientDidSetInset(SidePair)

    /// The app entered the background: until it returns the scroll view's readings are meaningless.
    case enteredBackground

    /// The app returned to the foreground.
    case enteredForeground
  }
}

extension RefreshStateMachine.Event {
  /// `true` if the machine decides at the event on everything that was recorded.
  var isFlush: Bool {
    switch self {
    case .laidOut, .ticked, .woke: true
    default: false
    }
  }

  /// `true` if the app made the event by a call, not the scroll view, a frame or a timer.
  var isCall: Bool {
    switch self {
    case .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground: false
    case .began, .tapped, .ended, .actionFinished, .attached, .detached, .enabled, .hidden, .noMoreData, .progressed,
      .clientDidSetInset:
      true
    }
  }
}
