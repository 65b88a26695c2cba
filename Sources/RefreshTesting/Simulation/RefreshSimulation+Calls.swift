import RefreshCore

extension RefreshSimulation {
  /// Adds a control at a side.
  ///
  /// A simulation begins with a control, so use this for a second control, or for one that was removed.
  ///
  /// ```swift
  /// simulation.add(RefreshSettings(role: .loadMore, trigger: .onReachingEnd(within: .viewports(1))), at: .far)
  /// ```
  public mutating func add(_ settings: RefreshSettings, at side: AxisSide) {
    inOneTurn {
      $0.machine.configure(settings, at: side)
      $0.send(.attached(side))
    }
  }

  /// Removes the control at a side; the control of the trace by default.
  public mutating func remove(at side: AxisSide? = nil) {
    inOneTurn { $0.send(.detached(side ?? $0.side)) }
  }

  /// Changes the settings of a control; those of the control of the trace by default.
  public mutating func configure(_ settings: RefreshSettings, at side: AxisSide? = nil) {
    inOneTurn {
      $0.machine.configure(settings, at: side ?? $0.side)
      $0.turn.needsLayout = true
    }
  }

  /// Begins a session by the app, like `begin(reveals:)`.
  ///
  /// - Parameters:
  ///   - reveals: `true` to scroll the list to the control; `true` by default.
  ///   - side: The side of the control; that of the trace by default.
  /// - Returns: The result of the request.
  @discardableResult
  public mutating func begin(reveals: Bool = true, at side: AxisSide? = nil) -> RefreshRequestResult? {
    begin(.program, reveals ? .always : .never, at: side)
  }

  /// Begins a session with any origin, and with any rule for scrolling to the control.
  @discardableResult
  public mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshReveal, at side: AxisSide? = nil
  ) -> RefreshRequestResult? {
    var answer: RefreshRequestResult?
    inOneTurn { answer = $0.send(.began(side ?? $0.side, origin, reveal)) }
    return answer
  }

  /// Taps the control.
  public mutating func tap(at side: AxisSide? = nil) {
    let side = side ?? self.side
    inOneTurn { $0.send(.tapped(side)) }
  }

  /// Ends the session by the app, like `end(_:)`.
  public mutating func end(_ outcome: RefreshOutcome = .success, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.ended(side ?? $0.side, outcome)) }
  }

  /// Returns from the action of a session.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the action.
  ///   - session: The number of the session that started it; the present one by default. That of an older one is stale.
  ///   - side: The side of the control; that of the trace by default.
  public mutating func finishAction(
    _ outcome: RefreshOutcome = .success, session: UInt32? = nil, at side: AxisSide? = nil
  ) {
    inOneTurn {
      let side = side ?? $0.side
      let session = session ?? $0.sides[side].session
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

  /// Sets if there is nothing left to load.
  public mutating func setNoMoreData(_ isExhausted: Bool, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.noMoreData(side ?? $0.side, isExhausted)) }
  }

  /// Reports the completed fraction of the session's work; a value that is not finite means unknown.
  public mutating func reportProgress(_ fraction: Double, at side: AxisSide? = nil) {
    inOneTurn { $0.send(.progressed(side ?? $0.side, fraction)) }
  }
}
