import RefreshCore

extension RefreshSimulation {
  /// Adds a control at an end.
  ///
  /// The one of the simulation is there from the start, so this is for a second one, or for one that was removed.
  public mutating func add(_ settings: RefreshStateMachine.Settings, at end: RefreshStateMachine.End) {
    inOneTurn {
      $0.machine.configure(settings, at: end)
      $0.send(.attached(end))
    }
  }

  /// Removes the control at an end; without an argument, the one that the trace is about.
  public mutating func remove(at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.detached(end ?? $0.end)) }
  }

  /// Sets a control anew; without an end, the one that the trace is about.
  public mutating func configure(_ settings: RefreshStateMachine.Settings, at end: RefreshStateMachine.End? = nil) {
    inOneTurn {
      $0.machine.configure(settings, at: end ?? $0.end)
      $0.turn.needsLayout = true
    }
  }

  /// The app begins a session, as with `begin(reveals:)`.
  ///
  /// - Parameters:
  ///   - reveals: Whether the list moves so that the control is seen; it does by default.
  ///   - end: The control's; the one that the trace is about by default.
  /// - Returns: What became of it.
  @discardableResult
  public mutating func begin(reveals: Bool = true, at end: RefreshStateMachine.End? = nil) -> RefreshRequestResult? {
    begin(.program, reveals ? .always : .never, at: end)
  }

  /// A session is begun by somebody else than the app, or reveals only if the control is near.
  @discardableResult
  public mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshStateMachine.Reveal, at end: RefreshStateMachine.End? = nil
  ) -> RefreshRequestResult? {
    var answer: RefreshRequestResult?
    inOneTurn { answer = $0.send(.began(end ?? $0.end, origin, reveal)) }
    return answer
  }

  /// The control is tapped.
  public mutating func tap(at end: RefreshStateMachine.End? = nil) {
    let end = end ?? self.end
    inOneTurn { $0.send(.tapped(end)) }
  }

  /// The app ends the session, as with `end(_:)`.
  public mutating func end(_ outcome: RefreshOutcome = .success, at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.ended(end ?? $0.end, outcome)) }
  }

  /// The action of a session returns.
  ///
  /// - Parameters:
  ///   - outcome: What it returns with.
  ///   - session: The number of the session that started it; the present one by default. An older one's is stale.
  ///   - end: The control's; the one that the trace is about by default.
  public mutating func finishAction(
    _ outcome: RefreshOutcome = .success, session: UInt32? = nil, at end: RefreshStateMachine.End? = nil
  ) {
    inOneTurn {
      let end = end ?? $0.end
      let session = session ?? $0.machine.session(at: end)
      $0.pendingEnds.removeAll { $0.end == end && $0.session == session }
      $0.send(.actionFinished(session: session, end, outcome))
    }
  }

  /// Enables or disables the control; disabling cancels a session.
  public mutating func setEnabled(_ isEnabled: Bool, at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.enabled(end ?? $0.end, isEnabled)) }
  }

  /// Hides or shows the control; hiding cancels a session.
  public mutating func setHidden(_ isHidden: Bool, at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.hidden(end ?? $0.end, isHidden)) }
  }

  /// Says that there is nothing left to load, or that there is again.
  public mutating func setNoMoreData(_ isExhausted: Bool, at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.noMoreData(end ?? $0.end, isExhausted)) }
  }

  /// Reports which fraction of the session's work is done; one that is not finite means unknown.
  public mutating func reportProgress(_ fraction: Double, at end: RefreshStateMachine.End? = nil) {
    inOneTurn { $0.send(.progressed(end ?? $0.end, fraction)) }
  }
}
