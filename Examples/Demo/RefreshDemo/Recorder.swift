import HeadlessUIKit
import RefreshAnimators
import RefreshTesting

/// Writes down what is to be seen after each turn, and what was decided in it.
@MainActor
final class Recorder {
  private(set) var trace = RefreshTrace()
  private(set) var shots: [Shot] = []

  private let screen: DemoScreen
  private let start: Double
  private var words: [String] = []
  private var otherState = RefreshState.idle
  private var rowCount: Int?
  private var message: String?
  private var decision: RefreshStateMachine.Decision?

  init(_ screen: DemoScreen) {
    self.screen = screen
    start = screen.world.now
    screen.tableView.refresh.onDecision = { [weak self] in self?.hear($0) }
  }

  private func hear(_ decision: RefreshStateMachine.Decision) {
    guard decision.isVertical else { return }
    self.decision = decision
    words += RefreshTrace.words(of: decision.effects, at: screen.side)
    noteOther((screen.side == .near ? decision.far : decision.near).state)
  }

  /// Of the header beside a footer its states are told, where they change.
  private func noteOther(_ state: RefreshState) {
    guard state != otherState else { return }
    otherState = state
    words.append("header \(state)")
  }

  /// The number of rows is told where a refresh changes it.
  private func noteRows() {
    guard screen.control.role == .refresh else { return }
    let count = screen.tableView.numberOfRows(inSection: 0)
    if let rowCount, rowCount != count { words.append("\(count) rows") }
    rowCount = count
  }

  /// The message of a failed load, which stays during a retry until that has ended.
  private func noteMessage() {
    let control = screen.control
    guard control.role == .loadMore, control.refreshState != .refreshing else { return }
    message = control.lastError.flatMap(control.failureText)
  }

  /// Notes a turn, at a time in seconds since the start.
  func note(at time: Double) {
    noteMessage()
    noteRows()
    let row = RefreshTrace.Row(
      time: time, finger: screen.finger.location.map { Double($0.y) }, offset: Double(screen.tableView.contentOffset.y),
      pull: screen.pull, state: screen.control.refreshState, addedInset: screen.addedInset, effects: words)
    words = []
    trace.appendIfChanged(row)
    if shots.last?.time == time { shots.removeLast() }
    shots.append(Shot(time: time, update: update, pull: screen.pull, finger: screen.finger.location))
  }

  /// The present update, in an area as wide as a frame of the film.
  private var update: RefreshUpdate {
    guard let decision else { return RefreshUpdate() }
    let (control, table) = (screen.control, screen.tableView)
    let surroundings = RefreshSurroundings(
      role: control.role, edge: control.edge, viewport: Double(table.bounds.height), crossLength: screen.crossLength,
      hasMessage: message != nil)
    let frame = screen.side == .near ? decision.near : decision.far
    var update = frame.update(at: screen.world.now, in: surroundings, message: message)
    update.motionStart -= start
    return update
  }
}
