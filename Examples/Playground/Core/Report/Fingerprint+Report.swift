import RefreshAnimators
import RefreshTesting

extension Fingerprint {
  /// The fingerprint of a step of a report: its effects, what the page reads of the machine, and the drawings of both controls.
  public init(of step: RefreshReplay.Step, in report: Report, drawnBy painter: inout Painter) {
    self.init()
    for byte in step.effects.recorded(from: step.machine, to: step.machine).utf8 { add(Double(byte)) }
    var numbers = StepReport()
    numbers.read(report, step)
    add(numbers.numbers)
    for side in RefreshStateMachine.AxisSide.allCases {
      report.draw(side, step, time: report.time(of: step), by: &painter)
      add(painter.list)
    }
    numbers.numbers.free()
  }
}
