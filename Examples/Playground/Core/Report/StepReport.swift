import RefreshAnimators
import RefreshTesting

/// A step of a report for the page, as a row of numbers.
struct StepReport {
  private(set) var numbers = FlatBuffer<Double>(capacity: 32)

  /// Reads a step: the numbers of the list, then those of each control, the near side first.
  mutating func read(_ report: Report, _ step: RefreshReplay.Step) {
    let (scroll, all) = (step.scroll, step.scroll.adjustedInset)
    numbers.removeAll()
    numbers.append(Double(step.line))
    numbers.append(report.time(of: step))
    numbers.append(scroll.offset)
    numbers.append(scroll.contentLength)
    numbers.append(scroll.viewport)
    numbers.append(all.near - scroll.inset.near)
    numbers.append(all.far - scroll.inset.far)
    for side in RefreshStateMachine.AxisSide.allCases { read(step, at: side) }
  }

  private mutating func read(_ step: RefreshReplay.Step, at side: RefreshStateMachine.AxisSide) {
    let (frame, offset) = (step.frames[side], step.scroll.offset)
    numbers.append(frame.isPresent ? 1 : 0)
    numbers.append(step.machine.settings(at: side).role == .loadMore ? 1 : 0)
    numbers.append(Double(frame.state.rawValue))
    numbers.append(frame.pull)
    numbers.append(frame.addedInset)
    numbers.append(frame.visibleExtent)
    numbers.append(frame.stripStart(at: offset) - offset)
    numbers.append(frame.placement == .floating ? 1 : 0)
  }
}
