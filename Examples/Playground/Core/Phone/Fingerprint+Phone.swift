import RefreshAnimators

extension Fingerprint {
  /// The fingerprint of what a phone shows: its numbers, and the drawings of both controls and of a gauge.
  public init(of phone: PhoneSimulation, drawnBy painter: inout Painter) {
    self.init()
    var report = PhoneReport()
    report.read(phone)
    add(report.numbers)
    for end in RefreshStateMachine.AxisSide.allCases {
      painter.draw(phone, at: end)
      add(painter.list)
    }
    painter.drawGauge(phone)
    add(painter.list)
    report.numbers.free()
  }
}
