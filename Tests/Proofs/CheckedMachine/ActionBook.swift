/// A record of the actions on one side, as the executor of the commands would run them.
struct ActionBook: Equatable {
  private(set) var isRunning = false
  private var lastStarted: UInt32 = 0

  /// Processes the commands of an event; returns a description if they are wrong.
  mutating func follow(_ commands: RefreshCommands, session: UInt32, isRunning after: Bool) -> String? {
    let isBoth = commands.contains(.cancelAction) && commands.contains(.startAction)
    if isBoth && !isRunning && !after {
      // A refresh cancels a load that begins in the same event: the executor starts no action of a session that is over.
      lastStarted = session
      return nil
    }
    if commands.contains(.cancelAction) {
      guard isRunning else { return "an action was cancelled that does not run" }
      isRunning = false
    }
    if commands.contains(.startAction) {
      guard !isRunning else { return "an action was started while another one runs" }
      guard lastStarted != session else { return "session \(session) started its action twice" }
      lastStarted = session
      isRunning = true
    } else if commands.contains(.sendValueChanged) {
      return "the user's session was told of without a start"
    }
    guard isRunning == after else { return "the machine says isActionRunning \(after), its commands say \(isRunning)" }
    return nil
  }

  /// Records that the action has returned.
  mutating func finish() { isRunning = false }

  /// `true` if the present session has started its action.
  func hasStarted(_ session: UInt32) -> Bool { lastStarted == session }
}
