import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// The longest time of one call in seconds, more than a day: a longer one is a mistake, and would run for ever.
  private static let longest = 100_000.0

  /// Advances the time; a finger that is down does not move.
  ///
  /// - Parameter seconds: The elapsed time, from 0 to 100 000; need not be a multiple of a frame.
  public mutating func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds <= Self.longest, "seconds must be from 0 to 100,000")
    advance(until: time + seconds)
  }

  /// Advances the time like ``advance(by:)``, for scripts in which a finger holds the content.
  public mutating func hold(for seconds: Double) { advance(by: seconds) }

  /// Advances the time until the simulation is quiet.
  ///
  /// - Parameter seconds: The maximum time; 10 by default, and never more than 100 000.
  /// - Returns: `true` if the simulation is quiet. It never is with a finger down or a session whose action hangs.
  @discardableResult
  public mutating func advanceUntilQuiet(within seconds: Double = 10) -> Bool {
    precondition(turn.depth == 0, "call advanceUntilQuiet(within:) outside of inOneTurn(_:)")
    let latest = time + min(seconds, Self.longest)
    while !isQuiet {
      guard let moment = clock.nextMoment(until: latest) else { return false }
      enter(moment)
    }
    return true
  }

  mutating func advance(until latest: Double) {
    precondition(turn.depth == 0, "call advance(by:) outside of inOneTurn(_:)")
    while let moment = clock.nextMoment(until: latest) { enter(moment) }
    clock.wait(until: latest)
  }
}

extension RefreshSimulation {
  private mutating func enter(_ moment: SimulationClock.Moment) {
    clock.enter(moment)
    switch moment {
    case .frame: runFrame()
    case .wake:
      inOneTurn { $0.send(.woke) }
      clock.delayLateWake()
    case .actionEnd(let pending):
      inOneTurn { $0.send(.actionFinished(session: pending.session, pending.side, pending.outcome)) }
    }
  }

  /// Runs a frame: touches first, then the scroll view's own motion, then the tick.
  private mutating func runFrame() {
    inOneTurn {
      if let path = $0.list.path { $0.moveFinger(to: path.position(at: $0.time)) }
      guard !$0.clock.isInBackground else { return }
      $0.notifyOfMove { $0.list.advance(by: $0.clock.frameLength, to: $0.time) }
      if $0.clock.takeTick() { $0.send(.ticked) }
    }
    if keepsFrames { record.frames.append(Frame(time: time, near: near, far: far, reading: reading)) }
  }
}

extension RefreshSimulation {
  /// A recorded frame, which can be drawn afterwards in any surroundings.
  ///
  /// ```swift
  /// let dark = RefreshSurroundings(isDark: true)
  /// for frame in simulation.frames where frame.near.state == .pulling {
  ///   ring.redraw(frame.update(at: .near, in: dark), in: &drawing)
  ///   print(frame.time, frame.reading.offset, drawing.transcript)
  /// }
  /// ```
  public struct Frame: Equatable, Sendable {
    /// The time in seconds.
    public let time: Double

    /// The near side after the frame.
    public let near: RefreshStateMachine.SideFrame

    /// The far side after the frame.
    public let far: RefreshStateMachine.SideFrame

    /// The scroll view after the frame.
    public let reading: RefreshStateMachine.ScrollMetrics

    /// The update for an animator at a side.
    ///
    /// - Parameters:
    ///   - side: The side of the control.
    ///   - surroundings: The environment of the drawing.
    /// - Returns: The update of the frame.
    public func update(
      at side: RefreshStateMachine.AxisSide, in surroundings: RefreshSurroundings = RefreshSurroundings()
    ) -> RefreshUpdate {
      self[side].update(at: time, in: surroundings)
    }

    /// The side of a control after the frame.
    package subscript(side: AxisSide) -> RefreshStateMachine.SideFrame { side == .near ? near : far }

    /// The distance of the content's edge from its rest position, in points; less than the extent of a floating
    /// control.
    package func contentExtent(at side: AxisSide) -> Double { max(0, self[side].pull(at: reading.offset)) }
  }
}
