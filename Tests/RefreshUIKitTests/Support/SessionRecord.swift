#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// What a control has done, as its machine tells.
struct SessionRecord {
  /// The states, each as often as it was entered.
  private(set) var states: [RefreshState] = [.idle]

  /// How often the action was ordered to start.
  private(set) var startCount = 0

  /// How often the action was ordered to be cancelled.
  private(set) var cancelCount = 0

  /// How many sessions there were.
  private(set) var sessionCount = 0

  /// How the last session ended; `nil` while one runs.
  private(set) var outcome: RefreshOutcome?

  private var session: UInt32 = 0

  /// Whether an action was started as often as was ordered; one that is cancelled in the turn of its order is not begun.
  func hasStarted(_ count: Int) -> Bool { (startCount - cancelCount...startCount).contains(count) }

  /// A control was added, which counts its sessions anew.
  mutating func begin() { session = 0 }

  /// Goes on by a decision; answers whether it started the action.
  mutating func follow(_ decision: RefreshDecision, at end: AxisSide) -> Bool {
    let machine = decision.machine
    let commands = end == .near ? decision.effects.near : decision.effects.far
    if machine.session(at: end) != 0, machine.session(at: end) != session {
      session = machine.session(at: end)
      sessionCount += 1
    }
    outcome = machine.outcome(at: end)
    let state = machine.state(at: end)
    if state != states.last { states.append(state) }
    if commands.contains(.cancelAction) { cancelCount += 1 }
    guard commands.contains(.startAction) else { return false }
    startCount += 1
    return true
  }
}
#endif
