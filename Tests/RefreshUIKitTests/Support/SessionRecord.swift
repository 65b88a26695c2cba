#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import RefreshTesting

/// The sessions of a control, as decided by its machine.
struct SessionRecord {
  /// The entered states, in order.
  private(set) var states: [RefreshState] = [.idle]

  /// The number of commands to start the action.
  private(set) var startCount = 0

  /// The number of commands to cancel the action.
  private(set) var cancelCount = 0

  /// The number of sessions.
  private(set) var sessionCount = 0

  /// The outcome of the last session; `nil` while one runs.
  private(set) var outcome: RefreshOutcome?

  private var session: UInt32 = 0

  /// `true` if the action was started as often as commanded; one cancelled in the turn of its start never begins.
  func hasStarted(_ count: Int) -> Bool { (startCount - cancelCount...startCount).contains(count) }

  /// Resets the session number for a newly added control.
  mutating func begin() { session = 0 }

  /// Processes a decision; returns `true` if it started the action.
  mutating func follow(_ decision: RefreshStateMachine.Decision, at side: AxisSide) -> Bool {
    let frame = side == .near ? decision.near : decision.far
    let commands = decision.effects.commands(at: side)
    if frame.session != 0, frame.session != session {
      session = frame.session
      sessionCount += 1
    }
    outcome = frame.outcome
    if frame.state != states.last { states.append(frame.state) }
    if commands.contains(.cancelAction) { cancelCount += 1 }
    guard commands.contains(.startAction) else { return false }
    startCount += 1
    return true
  }
}
#endif
