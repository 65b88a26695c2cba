import RefreshCore

extension RefreshSimulation {
  /// The longest time of one call in seconds, more than a day: a longer one is a mistake, and would run for ever.
  private static let longest = 100_000.0

  /// Advances the time; a finger that is down does not move.
  ///
  /// - Parameter seconds: The elapsed time, from 0 to 100 000; need not be a multiple of a frame.
  public mutating func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds <= Self.longest, "seconds must be from 0 to 100,000")
    adapter.advance(until: time + seconds)
  }

  /// Advances the time like ``advance(by:)``, for scripts in which a finger holds the content.
  public mutating func hold(for seconds: Double) { advance(by: seconds) }

  /// Advances the time until the simulation is quiet.
  ///
  /// - Parameter seconds: The maximum time; 10 by default, and never more than 100 000.
  /// - Returns: `true` if the simulation is quiet. It never is with a finger down or a session whose action hangs.
  @discardableResult
  public mutating func advanceUntilQuiet(within seconds: Double = 10) -> Bool {
    adapter.advanceUntilQuiet(until: time + min(seconds, Self.longest))
  }

  /// Performs all calls of a closure in one turn of the run loop, before its layout pass.
  ///
  /// Without it each call is a separate turn.
  ///
  /// ```swift
  /// simulation.inOneTurn {
  ///   $0.end(.success)
  ///   $0.list.contentLength = 8_000
  /// }
  /// ```
  public mutating func inOneTurn(_ body: (inout RefreshSimulation) -> Void) {
    adapter.beginTurn()
    body(&self)
    adapter.endTurn()
  }

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
  }

  /// The behaviour of the control's action when it is started.
  ///
  /// ```swift
  /// simulation.action = .ends(after: 1, .success)
  /// simulation.action = .endsAtOnce(.noMoreData)  // an action that never awaits
  /// simulation.action = .hangs                    // until the test calls finishAction(_:session:at:) or end(_:at:)
  /// ```
  public enum Action: Equatable, Sendable {
    /// The action never ends by itself.
    case hangs

    /// The action returns an outcome after some seconds, unless it is cancelled before; with 0 in the next turn.
    case ends(after: Double, RefreshOutcome)

    /// The action ends the session synchronously.
    case endsAtOnce(RefreshOutcome)
  }
}
