import RefreshCore

extension RefreshSimulation {
  /// Adds a control at an end.
  ///
  /// The one of the simulation is there from the start, so this is for a second one, or for one that was removed.
  public mutating func add(_ settings: RefreshSettings, at side: AxisSide) {
    inOneTurn {
      $0.machine.configure(settings, at: side)
      $0.send(.attached(side))
    }
  }

  /// Removes the control at an end; without an argument, the one that the trace is about.
  public mutating func remove(at side: AxisSide? = nil) {
    inOneTurn { $0.send(.detached(side ?? $0.side)) }
  }

  /// Sets a control anew; without an end, the one that the trace is about.
  public mutating func configure(_ settings: RefreshSettings, at side: AxisSide? = nil) {
    inOneTurn {
      $0.machine.configure(settings, at: side ?? $0.side)
      $0.turn.needsLayout = true
    }
  }

  /// The app begins a session, as with `begin(reveals:)`.
  ///
  /// - Parameters:
  ///   - reveals: Whether the list moves so that the control is seen; it does by default.
  ///   - side: The control's; the one that the trace is about by default.
  /// - Returns: What became of it.
  @discardableResult
  public mutating func begin(reveals: Bool = true, at side: AxisSide? = nil) -> RefreshRequestResult? {
    begin(.program, reveals ? .always : .never, at: side)
  }

  /// A session is begun by somebody else than the app, or reveals only if the control is near.
  @discardableResult
  public mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, at side: AxisSide? = nil
  ) -> RefreshRequestResult? {
    var answer: RefreshRequestResult?
    inOneTurn { answer = $0.send(.began(side ?? $0.side, origin, reveal)) }
    return answer
  }

  /// The control is tapped.
  public mutating func tap(at side: AxisSide? = nil) {
    let side = side ?? self.side
    inOneTurn { $0.send(.tapped(side)) }
  }

  /// The app ends the session, as with `end(_:)`.
  public mutating func end(_ outcome: RefreshOutcome = .success, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.ended(side ?? $0.side, outcome)) }
  }

  /// The action of a session returns.
  ///
  /// - Parameters:
  ///   - outcome: What it returns with.
  ///   - session: The number of the session that started it; the present one by default. An older one's is stale.
  ///   - side: The control's; the one that the trace is about by default.
  public mutating func finishAction(
    _ outcome: RefreshOutcome = .success, session: UInt32? = nil, at side: AxisSide? = nil
  ) {
    inOneTurn {
      let side = side ?? $0.side
      let session = session ?? $0.machine.session(at: side)
      $0.pendingEnds.removeAll { $0.side == side && $0.session == session }
      $0.send(.actionFinished(session: session, side, outcome))
    }
  }

  /// Enables or disables the control; disabling cancels a session.
  public mutating func setEnabled(_ isEnabled: Bool, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.enabled(side ?? $0.side, isEnabled)) }
  }

  /// Hides or shows the control; hiding cancels a session.
  public mutating func setHidden(_ isHidden: Bool, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.hidden(side ?? $0.side, isHidden)) }
  }

  /// Says that there is nothing left to load, or that there is again.
  public mutating func setNoMoreData(_ isExhausted: Bool, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.noMoreData(side ?? $0.side, isExhausted)) }
  }

  /// Reports which fraction of the session's work is done; one that is not finite means unknown.
  public mutating func reportProgress(_ fraction: Double, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.progressed(side ?? $0.side, fraction)) }
  }
}
