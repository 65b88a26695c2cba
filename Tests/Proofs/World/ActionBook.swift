/// Keeps books on the actions at one end, as whoever carries out the orders would.
struct ActionBook: Equatable {
  private(set) var isRunning = false
  private var lastStarted: UInt32 = 0

  /// Follows the orders of one event; answers what is wrong with them.
  mutating func follow(_ commands: RefreshCommands, session: UInt32, isRunning after: Bool) -> String? {
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
    guard isRunning == after else { return "the machine says isActionRunning \(after), the orders \(isRunning)" }
    return nil
  }

  /// The action has returned by itself.
  mutating func finish() { isRunning = false }

  /// Whether the present session has started its action.
  func hasStarted(_ session: UInt32) -> Bool { lastStarted == session }
}
