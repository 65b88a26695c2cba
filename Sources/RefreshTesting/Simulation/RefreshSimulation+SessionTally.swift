import RefreshCore

extension RefreshSimulation {
  /// The number of operations in one session.
  ///
  /// ```swift
  /// simulation.pull(to: 1.1)
  /// simulation.release()
  /// simulation.advance(by: 1)
  /// let tally = simulation.tally  // or one of simulation.tallies
  /// #expect(tally.session == 1 && tally.side == .near)
  /// #expect(tally.actionStarts == 1 && tally.actionCancels == 0 && tally.valueChanges == 1)
  /// #expect(tally.insetWrites <= 60 && tally.offsetWrites <= 60 && tally.foreignInsetWrites == 0)  // one a frame at most
  /// ```
  public struct SessionTally: Equatable, Sendable {
    /// The number of the session; 0 for operations before the first.
    public let session: UInt32

    /// The side of the session.
    public let side: AxisSide

    /// Inset writes by the framework that changed this side.
    public internal(set) var insetWrites = 0

    /// Inset writes by the app that changed this side.
    public internal(set) var foreignInsetWrites = 0

    /// Offset writes by the framework.
    public internal(set) var offsetWrites = 0

    /// Starts of the action.
    public internal(set) var actionStarts = 0

    /// Cancellations of the action.
    public internal(set) var actionCancels = 0

    /// Notifications of the `.valueChanged` listeners.
    public internal(set) var valueChanges = 0
  }

  /// Increments a counter of the present session at a side.
  mutating func count(_ counter: WritableKeyPath<SessionTally, Int>, at side: AxisSide) {
    let session = sides[side].session
    if let index = tallies.lastIndex(where: { $0.side == side && $0.session == session }) {
      tallies[index][keyPath: counter] += 1
      return
    }
    var tally = SessionTally(session: session, side: side)
    tally[keyPath: counter] += 1
    tallies.append(tally)
  }
}
