import RefreshAnimators
import RefreshTesting

extension Fingerprint {
  /// The fingerprint of a step of a report: the whole machine, what the page reads of it, and the drawings of both controls.
  public init(of step: RefreshReplay.Step, in report: Report, drawnBy painter: inout Painter) {
    self.init()
    var (tape, machine) = (NumberTape(), step.machine)
    machine.code(on: &tape)
    for number in tape.numbers { add(number) }
    var numbers = StepReport()
    numbers.read(report, step)
    add(numbers.numbers)
    for side in AxisSide.allCases {
      report.draw(side, step, time: report.time(of: step), by: &painter)
      add(painter.list)
    }
    numbers.numbers.free()
  }
}
