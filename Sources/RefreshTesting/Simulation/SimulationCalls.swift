import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// Adds a control at a side.
  ///
  /// A simulation begins with a control, so use this for a second control, or for one that was removed.
  ///
  /// ```swift
  /// simulation.add(RefreshStateMachine.SideSettings(role: .loadMore, trigger: .onReachingEnd(within: .viewports(1))), at: .far)
  /// ```
  public mutating func add(_ settings: RefreshStateMachine.SideSettings, at side: RefreshStateMachine.AxisSide) {
    adapter.inOneTurn {
      $0.machine.configure(settings, at: side)
      $0.send(.attached(side))
    }
  }

  /// Removes the control at a side; the control of the trace by default.
  public mutating func remove(at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.detached(side ?? self.side))
  }

  /// Changes the settings of a control; those of the control of the trace by default.
  public mutating func configure(
    _ settings: RefreshStateMachine.SideSettings, at side: RefreshStateMachine.AxisSide? = nil
  ) {
    adapter.inOneTurn { $0.configure(settings, at: side ?? $0.side) }
  }

  /// Begins a session by the app, like `begin(reveals:)`.
  ///
  /// - Parameters:
  ///   - reveals: `true` to scroll the list to the control; `true` by default.
  ///   - side: The side of the control; that of the trace by default.
  /// - Returns: The result of the request.
  @discardableResult
  public mutating func begin(reveals: Bool = true, at side: RefreshStateMachine.AxisSide? = nil)
    -> RefreshRequestResult?
  {
    begin(.program, reveals ? .always : .never, at: side)
  }

  /// Begins a session with any origin, and with any rule for scrolling to the control.
  @discardableResult
  public mutating func begin(
    _ origin: RefreshOrigin, _ reveal: RefreshStateMachine.Reveal, at side: RefreshStateMachine.AxisSide? = nil
  ) -> RefreshRequestResult? {
    adapter.sendAlone(.began(side ?? self.side, origin, reveal))
  }

  /// Taps the control.
  public mutating func tap(at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.tapped(side ?? self.side))
  }

  /// Ends the session by the app, like `end(_:)`.
  public mutating func end(_ outcome: RefreshOutcome = .success, at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.ended(side ?? self.side, outcome))
  }

  /// Returns from the action of a session.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the action.
  ///   - session: The number of the session that started it; the present one by default. That of an older one is stale.
  ///   - side: The side of the control; that of the trace by default.
  public mutating func finishAction(
    _ outcome: RefreshOutcome = .success, session: UInt32? = nil, at side: RefreshStateMachine.AxisSide? = nil
  ) {
    adapter.inOneTurn {
      let side = side ?? $0.side
      let session = session ?? $0.sides[side].session
      $0.clock.removeEnds(at: side, of: session)
      $0.send(.actionFinished(session: session, side, outcome))
    }
  }

  /// Enables or disables the control; disabling cancels a session.
  public mutating func setEnabled(_ isEnabled: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.enabled(side ?? self.side, isEnabled))
  }

  /// Hides or shows the control; hiding cancels a session.
  public mutating func setHidden(_ isHidden: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.hidden(side ?? self.side, isHidden))
  }

  /// Sets if there is nothing left to load.
  public mutating func setNoMoreData(_ isExhausted: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.noMoreData(side ?? self.side, isExhausted))
  }

  /// Reports the completed fraction of the session's work; a value that is not finite means unknown.
  public mutating func reportProgress(_ fraction: Double, at side: RefreshStateMachine.AxisSide? = nil) {
    adapter.sendAlone(.progressed(side ?? self.side, fraction))
  }

  /// The app's own inset, without the added inset, like `refresh.contentInset`.
  public var clientInset: RefreshStateMachine.SidePair {
    get { adapter.clientInset }
    set { adapter.inOneTurn { $0.changeClientInset(to: newValue) } }
  }

  /// Sets the content offset by the app.
  ///
  /// An offset outside of the range is kept, like in UIKit.
  ///
  /// - Parameters:
  ///   - offset: The offset in points.
  ///   - isAnimated: `true` to scroll in 0.3 s at constant speed, which cancels a touch, and is ended by a touch.
  ///     `false` by default.
  public mutating func scroll(to offset: Double, isAnimated: Bool = false) {
    adapter.inOneTurn {
      if isAnimated { $0.cancelTouch() }
      $0.list.scroll(to: offset, isAnimated: isAnimated, at: $0.clock.time)
      $0.notify()
    }
  }

  /// Moves the app to the background or the foreground.
  ///
  /// Entering the background loses the touch, ends every motion and moves the content into its range. Frames and timers
  /// stop until the app returns; actions continue.
  public mutating func setInBackground(_ isInBackground: Bool) {
    adapter.inOneTurn {
      $0.clock.isInBackground = isInBackground
      if isInBackground { $0.list.stopEverything() }
      $0.send(isInBackground ? .enteredBackground : .enteredForeground)
    }
  }

  /// Puts a finger down, which stops the content at its present offset.
  ///
  /// Ignored if a finger is down already, and for a position that is not finite.
  ///
  /// - Parameter position: The position of the finger along the axis; 300 by default.
  public mutating func touchDown(at position: Double = SimulatedList.touchPosition) {
    guard list.finger == nil, position.isFinite else { return }
    adapter.inOneTurn { $0.list.touchDown(at: position, time: $0.clock.time) }
  }

  /// Moves the finger at constant speed; puts it down first if needed.
  ///
  /// The content follows after the finger has moved 10 points and stays that far behind, like in UIKit.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; above zero down the view, which pulls a header.
  ///   - seconds: The duration; 0 moves the finger at once and without velocity. 0.3 by default.
  public mutating func drag(by distance: Double, over seconds: Double = 0.3) {
    touchDown()
    drag(to: (list.finger ?? 0) + distance, over: seconds)
  }

  /// Moves the finger to a position at constant speed; puts it down first if needed.
  ///
  /// - Parameters:
  ///   - position: The position of the finger along the axis.
  ///   - seconds: The duration; 0 moves the finger at once and without velocity. 0.3 by default.
  public mutating func drag(to position: Double, over seconds: Double = 0.3) {
    touchDown()
    adapter.list.path = SimulatedList.Path(from: list.finger ?? position, to: position, start: time, duration: seconds)
    advance(by: seconds)
    adapter.list.path = nil
    if list.finger != position { adapter.moveFinger(to: position) }
  }

  /// Moves the finger until the content is pulled by a fraction of the trigger distance; puts it down first if needed.
  ///
  /// Inverts the rubber band, so that a script does not depend on the viewport.
  ///
  /// - Parameters:
  ///   - fraction: Of the trigger distance in use: 0 at rest, 1 exactly at the trigger.
  ///   - seconds: How long it takes; 0 moves it at once and without speed. 0.3 by default.
  ///   - side: The side at which the content is pulled; that of the trace by default.
  public mutating func pull(
    to fraction: Double, over seconds: Double = 0.3, at side: RefreshStateMachine.AxisSide? = nil
  ) {
    touchDown()
    let side = side ?? self.side
    let frame = adapter.sides[side]
    let way = fraction * frame.update(at: time).triggerDistance
    let distance = fraction > 0 ? frame.start + way : way
    let rest = adapter.restOffset(at: side)
    drag(contentTo: side == .near ? rest - distance : rest + distance, over: seconds)
  }

  /// Moves the finger until the content stands at an offset; a finger that is not down is put down first.
  mutating func drag(contentTo offset: Double, over seconds: Double = 0) {
    touchDown()
    drag(to: list.fingerPosition(forOffset: offset, at: time), over: seconds)
  }

  /// Lifts the finger with its present velocity.
  ///
  /// The velocity is zero after a rest of more than 0.1 s. Ignored if no finger is down.
  public mutating func release() {
    let time = time
    adapter.lift(.lifted) { $0.touchUp(time: time) }
  }

  /// Moves the finger at constant speed for 0.1 s and lifts it in motion; puts it down first if needed.
  ///
  /// - Parameter velocity: The velocity in points per second; above zero down the view, which pulls a header.
  public mutating func flick(velocity: Double) {
    drag(by: velocity * SimulatedList.flickDuration, over: SimulatedList.flickDuration)
    release()
  }

  /// Removes the finger, as the system does when it cancels a touch.
  ///
  /// Ignored if no finger is down.
  public mutating func cancelTouch() { adapter.cancelTouch() }
}
