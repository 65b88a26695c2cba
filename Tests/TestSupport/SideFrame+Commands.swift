@testable import RefreshCore

extension RefreshStateMachine.SideFrame {
  /// Creates the frame of a side with commands, as no machine may have decided it.
  package init(at side: AxisSide, commands: RefreshCommands) {
    self.init(at: side)
    self.commands = commands
  }
}
