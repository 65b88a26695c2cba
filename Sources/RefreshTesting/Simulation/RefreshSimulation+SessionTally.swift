import RefreshCore

extension RefreshSimulation {
  /// What was done in one session, counted.
  public struct SessionTally: Equatable, Sendable {
    /// The number of the session; 0 for what was done before the first.
    public let session: UInt32

    /// The end at which it ran.
    public let side: AxisSide

    /// Writes of the inset by the framework that changed this end.
    public internal(set) var insetWrites = 0

    /// Writes of the inset by the app that changed this end.
    public internal(set) var foreignInsetWrites = 0

    /// Writes of the offset by the framework.
    public internal(set) var offsetWrites = 0

    /// Starts of the action.
    public internal(set) var actionStarts = 0

    /// Cancellations of the action.
    public internal(set) var actionCancels = 0

    /// Times that listeners were told of a session of the user.
    public internal(set) var valueChanges = 0
  }

  /// Counts something in the present session at an end.
  mutating func count(_ counter: WritableKeyPath<SessionTally, Int>, at side: AxisSide) {
    let session = machine.session(at: side)
    if let index = tallies.lastIndex(where: { $0.side == side && $0.session == session }) {
      tallies[index][keyPath: counter] += 1
      return
    }
    var tally = SessionTally(session: session, side: side)
    tally[keyPath: counter] += 1
    tallies.append(tally)
  }
}
