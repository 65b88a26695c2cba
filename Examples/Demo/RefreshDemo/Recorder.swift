import HeadlessUIKit
import RefreshAnimators
import RefreshTesting

/// Writes down what is to be seen after each turn, and what was decided in it.
@MainActor
final class Recorder {
  private(set) var trace = RefreshTrace()
  private(set) var shots: [Shot] = []

  private let stage: Stage
  private let start: Double
  private var words: [String] = []
  private var decision: RefreshDecision?

  init(_ stage: Stage) {
    self.stage = stage
    start = stage.world.now
    stage.tableView.refresh.onDecision = { [weak self] in self?.hear($0) }
  }

  private func hear(_ decision: RefreshDecision) {
    guard decision.isVertical else { return }
    self.decision = decision
    words += RefreshTrace.words(of: decision.effects, by: decision.machine, at: .near)
  }

  /// Notes a turn, at a time in seconds since the start.
  func note(at time: Double) {
    let row = RefreshTrace.Row(
      time: time, finger: stage.finger.location.map { Double($0.y) }, offset: Double(stage.tableView.contentOffset.y),
      pull: pull, state: stage.control.refreshState, share: share, effects: words)
    words = []
    trace.appendIfChanged(row)
    if shots.last?.time == time { shots.removeLast() }
    shots.append(
      Shot(time: time, update: update, contentExtent: max(0, pull), isTouched: stage.finger.isDown))
  }

  /// The framework's share of the inset, in points.
  private var share: Double {
    Double(stage.tableView.contentInset.top - stage.tableView.refresh.contentInset.top)
  }

  /// How far the content is below its rest, in points.
  private var pull: Double {
    share - Double(stage.tableView.adjustedContentInset.top + stage.tableView.contentOffset.y)
  }

  /// What the animator is told now, in a strip as wide as a frame of the film.
  private var update: RefreshUpdate {
    guard let decision else { return RefreshUpdate() }
    let insets = (set: stage.tableView.contentInset, adjusted: stage.tableView.adjustedContentInset)
    var scroll = decision.scroll
    scroll.offset = Double(stage.tableView.contentOffset.y)
    scroll.inset = Ends(near: Double(insets.set.top), far: Double(insets.set.bottom))
    scroll.adjustedInset = Ends(near: Double(insets.adjusted.top), far: Double(insets.adjusted.bottom))
    let surroundings = RefreshSurroundings(
      viewport: Double(stage.tableView.bounds.height), breadth: stage.breadth)
    var update = decision.machine.update(at: .near, scroll, time: stage.world.now, surroundings: surroundings)
    update.motionStart -= start
    return update
  }
}
