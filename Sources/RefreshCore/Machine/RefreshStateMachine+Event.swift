extension RefreshStateMachine {
  /// Something that happened.
  ///
  /// Events carry no reading: the reading of the moment goes with each of them.
  public enum Event: Equatable, Sendable {
    /// The scroll view notified a change of its offset, size or inset. Only recorded.
    case scrolled

    /// The turn is being laid out: everything that was recorded is decided.
    case laidOut

    /// A frame is due.
    case ticked

    /// The moment that a wake named has come.
    case woke

    /// The finger that dragged the content has lifted.
    case lifted

    /// The touch that dragged the content was taken away by the system.
    case touchCancelled

    /// The app, an assistive technology or a queued request begins a session.
    case began(AxisSide, RefreshOrigin, RefreshReveal)

    /// The control at an end was tapped.
    case tapped(AxisSide)

    /// The app ends the session.
    case ended(AxisSide, RefreshOutcome)

    /// The action of a session is over. The result of an older session is stale and is ignored.
    case actionFinished(session: UInt32, AxisSide, RefreshOutcome)

    /// A control was added at an end.
    case attached(AxisSide)

    /// The control at an end was removed. Its share of the inset is given back at once.
    case detached(AxisSide)

    /// The control at an end was enabled or disabled. Disabling cancels a session.
    case enabled(AxisSide, Bool)

    /// The control at an end was hidden or shown. Hiding cancels a session.
    case hidden(AxisSide, Bool)

    /// There is nothing left to load, or there is again.
    case noMoreData(AxisSide, Bool)

    /// Somebody reports the fraction of the session's work that is done; a value that is not finite means unknown.
    case progressed(AxisSide, Double)

    /// The app sets its own inset, without the framework's share; it is written at once, share added.
    case clientDidSetInset(SidePair)

    /// The app went to the background: until it returns the scroll view's readings mean nothing.
    case enteredBackground

    /// The app returned to the foreground.
    case enteredForeground
  }

  /// Whether a session that the app begins moves the list so that the control is seen.
  public enum RefreshReveal: UInt8, CaseIterable, Sendable {
    /// The list stays where it is.
    case never

    /// The list moves if it rests within a viewport's length of the control.
    case ifNear

    /// The list moves.
    case always
  }
}
