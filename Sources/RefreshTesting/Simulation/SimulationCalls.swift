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
    inOneTurn {
      $0.machine.configure(settings, at: side)
      $0.send(.attached(side))
    }
  }

  /// Removes the control at a side; the control of the trace by default.
  public mutating func remove(at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.detached(side ?? $0.side)) }
  }

  /// Changes the settings of a control; those of the control of the trace by default.
  public mutating func configure(
    _ settings: RefreshStateMachine.SideSettings, at side: RefreshStateMachine.AxisSide? = nil
  ) {
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
    var answer: RefreshRequestResult?
    inOneTurn { answer = $0.send(.began(side ?? $0.side, origin, reveal)) }
    return answer
  }

  /// Taps the control.
  public mutating func tap(at side: RefreshStateMachine.AxisSide? = nil) {
    let side = side ?? self.side
    inOneTurn { $0.send(.tapped(side)) }
  }

  /// Ends the session by the app, like `end(_:)`.
  public mutating func end(_ outcome: RefreshOutcome = .success, at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.ended(side ?? $0.side, outcome)) }
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
    inOneTurn {
      let side = side ?? $0.side
      let session = session ?? $0.sides[side].session
      $0.clock.removeEnds(at: side, of: session)
      $0.send(.actionFinished(session: session, side, outcome))
    }
  }

  /// Enables or disables the control; disabling cancels a session.
  public mutating func setEnabled(_ isEnabled: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.enabled(side ?? $0.side, isEnabled)) }
  }

  /// Hides or shows the control; hiding cancels a session.
  public mutating func setHidden(_ isHidden: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.hidden(side ?? $0.side, isHidden)) }
  }

  /// Sets if there is nothing left to load.
  public mutating func setNoMoreData(_ isExhausted: Bool, at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.noMoreData(side ?? $0.side, isExhausted)) }
  }

  /// Reports the completed fraction of the session's work; a value that is not finite means unknown.
  public mutating func reportProgress(_ fraction: Double, at side: RefreshStateMachine.AxisSide? = nil) {
    inOneTurn { $0.send(.progressed(side ?? $0.side, fraction)) }
  }
}

extension RefreshSimulation {
  /// The default position of a finger that touches down, in points of the view.
  public static let touchPosition = 300.0

  /// The duration of a flick, in seconds.
  public static let flickDuration = 0.1

  /// Puts a finger down, which stops the content at its present offset.
  ///
  /// Ignored if a finger is down already, and for a position that is not finite.
  ///
  /// - Parameter position: The position of the finger along the axis; 300 by default.
  public mutating func touchDown(at position: Double = RefreshSimulation.touchPosition) {
    guard finger == nil, position.isFinite else { return }
    inOneTurn { $0.list.touchDown(at: position, time: $0.time) }
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
    drag(to: (finger ?? 0) + distance, over: seconds)
  }

  /// Moves the finger to a position at constant speed; puts it down first if needed.
  ///
  /// - Parameters:
  ///   - position: The position of the finger along the axis.
  ///   - seconds: The duration; 0 moves the finger at once and without velocity. 0.3 by default.
  public mutating func drag(to position: Double, over seconds: Double = 0.3) {
    touchDown()
    list.path = SimulatedList.Path(from: finger ?? position, to: position, start: time, duration: seconds)
    advance(by: seconds)
    list.path = nil
    if finger != position { moveFinger(to: position) }
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
    let frame = sides[side]
    let way = fraction * frame.update(at: time).triggerDistance
    let distance = fraction > 0 ? frame.start + way : way
    let rest = restOffset(at: side)
    drag(contentTo: side == .near ? rest - distance : rest + distance, over: seconds)
  }

  /// The offset at which the content rests at a side; without a control there, the end of the range.
  func restOffset(at side: AxisSide) -> Double {
    guard !sides[side].isPresent else { return sides[side].restOffset }
    return side == .near ? list.scroll.range.lowest : list.scroll.range.highest
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
    lift(.lifted) { $0.touchUp(time: time) }
  }

  /// Moves the finger at constant speed for 0.1 s and lifts it in motion; puts it down first if needed.
  ///
  /// - Parameter velocity: The velocity in points per second; above zero down the view, which pulls a header.
  public mutating func flick(velocity: Double) {
    drag(by: velocity * Self.flickDuration, over: Self.flickDuration)
    release()
  }

  /// Removes the finger, as the system does when it cancels a touch.
  ///
  /// Ignored if no finger is down.
  public mutating func cancelTouch() {
    lift(.touchCancelled) { $0.touchCancelled() }
  }

  /// Lifts the finger without velocity.
  mutating func releaseAtRest() {
    lift(.lifted) { $0.touchUp(time: .nan) }
  }
}

extension RefreshSimulation {
  /// Lifts the finger: the machine is notified before the pan is reset, and lays out afterwards.
  private mutating func lift(_ event: RefreshStateMachine.Event, _ lift: (inout ScrollSimulation) -> Void) {
    guard finger != nil else { return }
    inOneTurn {
      $0.notifyOfMove {
        $0.list.liftFinger(lift)
        if $0.bouncesInLift { $0.list.scroll.advance(by: $0.clock.frameLength) }
      }
      if $0.reportsLifts || event == .touchCancelled { $0.send(event) }
    }
  }

  mutating func moveFinger(to position: Double) {
    guard finger != nil else { return }
    inOneTurn {
      let before = $0.offset
      let phase = $0.list.scroll.phase
      $0.list.moveFinger(to: position, at: $0.time, frameRate: $0.frameRate)
      if $0.offset != before || $0.list.scroll.phase != phase { $0.notify() }
    }
  }
}
