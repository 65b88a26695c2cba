import RefreshCore

extension RefreshSimulation {
  /// What is kept from the start of a run loop turn to its end.
  struct Turn: Equatable, Sendable {
    /// How many scopes are open; the turn ends with the outermost.
    var depth = 0

    /// Whether a layout pass was asked for.
    var needsLayout = false

    /// Whether effects are being carried out, so that readings are noted, not answered.
    var isCarryingOut = false

    /// Whether the effects that are carried out are the app's own write, which may move the content.
    var isClientWriting = false

    /// Whether a reading was noted.
    var hasNoted = false

    /// What was done, for the trace.
    var words: [String] = []
  }

  /// A layout that asks for a layout is run again, but not for ever.
  private static let mostLayouts = 8

  /// Lets everything that is done in a closure happen in one turn of the run loop, before its layout pass.
  ///
  /// Without it each call is a turn of its own.
  ///
  /// ```swift
  /// simulation.inOneTurn {
  ///   $0.end(.success)
  ///   $0.setContentLength(8_000)
  /// }
  /// ```
  public mutating func inOneTurn(_ body: (inout RefreshSimulation) -> Void) {
    turn.depth += 1
    body(&self)
    turn.depth -= 1
    if turn.depth == 0 { endTurn() }
  }

  private mutating func endTurn() {
    flags.isLifting = false
    turn.depth = 1
    var layouts = 0
    while turn.needsLayout {
      guard layouts < Self.mostLayouts else {
        report(.flushesWithoutEnd)
        break
      }
      turn.needsLayout = false
      layouts += 1
      send(.laidOut)
    }
    turn = Turn(words: turn.words)
    record()
  }

  private mutating func record() {
    let words = turn.words
    turn.words = []
    guard keepsTrace else { return }
    let row = RefreshTrace.Row(
      time: time, finger: finger, offset: offset, pull: pull, state: state, addedInset: addedInset, effects: words)
    trace.appendIfChanged(row)
  }
}
