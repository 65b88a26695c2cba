import RefreshCore

extension RefreshSimulation {
  /// What the control's action does when it is started.
  public enum Action: Equatable, Sendable {
    /// It never ends by itself.
    case hangs

    /// It returns after some seconds with an outcome, unless it is cancelled before. With 0 it returns in the turn after
    /// the one that started it.
    case ends(after: Double, RefreshOutcome)

    /// The listener ends the session while it is being told of it, in the same call stack.
    case endsAtOnce(RefreshOutcome)
  }

  /// An action that is going to return.
  struct PendingEnd: Equatable, Sendable {
    let time: Double
    let session: UInt32
    let side: AxisSide
    let outcome: RefreshOutcome
  }
}
