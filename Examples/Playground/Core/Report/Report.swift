import RefreshAnimators
import RefreshTesting

/// A recording of a control as the page shows it: its steps on a screen, drawn by an animator that the reader chooses.
///
/// A recording has no animator, no colours and no texts, so these are the page's.
public struct Report {
  /// The course of the control at a side.
  struct Course {
    /// The trace and the states, as `refresh-demo --inputs` prints them.
    let text: String

    /// The step of each row of the trace, counted from 0.
    let steps: [Int]
  }

  /// The height of a list that scrolls from side to side, in points; a recording has the lengths along its axis only.
  static let shelfHeight = 480.0

  /// The steps.
  public let replay: RefreshReplay

  var settings = PlaygroundSettings()

  private let startTime: Double

  /// Replays a text.
  public init(parsing text: String) throws(RefreshReplay.Malformed) {
    replay = try RefreshReplay(parsing: text)
    startTime = replay.startTime
  }

  /// Returns the course of the control at a side.
  func course(at side: RefreshStateMachine.AxisSide) -> Course {
    let course = replay.course(at: side)
    let states = course.trace.states.map { $0.recorded }.joined(separator: " → ")
    return Course(text: "\(course.trace.description)states     \(states)\n", steps: course.steps)
  }

  /// The time of a step in seconds since the first event.
  func time(of step: RefreshReplay.Step) -> Double { max(step.time - startTime, 0) }

  /// The control at a side after a step, at a time in seconds since the first event.
  func update(at side: RefreshStateMachine.AxisSide, _ step: RefreshReplay.Step, time: Double) -> RefreshUpdate {
    step.frames[side].update(at: startTime + time, in: surroundings(at: side, step))
  }

  /// Draws the control at a side after a step, at a time in seconds since the first event.
  func draw(_ side: RefreshStateMachine.AxisSide, _ step: RefreshReplay.Step, time: Double, by painter: inout Painter) {
    painter.draw(
      update(at: side, step, time: time), by: PlaygroundAnimator(settings), at: startTime + time, InkPalette(settings))
  }

  private func surroundings(at side: RefreshStateMachine.AxisSide, _ step: RefreshReplay.Step) -> RefreshSurroundings {
    var surroundings = settings.surroundings(step.machine.settings(at: side).role)
    switch side {
    case .near: surroundings.edge = replay.isVertical ? .top : .leading
    case .far: surroundings.edge = replay.isVertical ? .bottom : .trailing
    }
    surroundings.viewport = step.scroll.viewport
    surroundings.crossLength = replay.isVertical ? Screen.width : Self.shelfHeight
    return surroundings
  }
}
