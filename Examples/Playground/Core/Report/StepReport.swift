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
    for side in AxisSide.allCases { read(report, step, at: side) }
  }

  private mutating func read(_ report: Report, _ step: RefreshReplay.Step, at side: AxisSide) {
    let (machine, scroll) = (step.machine, step.scroll)
    let settings = machine.settings(at: side)
    let update = report.update(at: side, step, time: report.time(of: step))
    let floats = settings.placement == .floating
    let start = machine.indicatorStart(at: side, scroll, of: (update.visibleExtent, floats))
    numbers.append(machine.isPresent(at: side) ? 1 : 0)
    numbers.append(settings.role == .loadMore ? 1 : 0)
    numbers.append(Double(update.state.rawValue))
    numbers.append(machine.pull(at: side, scroll))
    numbers.append(machine.addedInset[side])
    numbers.append(update.visibleExtent)
    numbers.append(start - scroll.offset)
    numbers.append(floats ? 1 : 0)
  }
}
