import RefreshAnimators
import SwipeBack

extension Painter {
  /// Draws the control of a phone at a side.
  mutating func draw(_ phone: PhoneSimulation, at side: RefreshStateMachine.AxisSide) {
    draw(
      phone.update(at: side), by: phone.animator.at(phone.now, phone.marks), at: phone.now, InkPalette(phone.settings))
  }
}

extension Painter {
  /// The size of the picture of a gauge, in points: at the leading edge of the screen, and its middle at the height of the finger.
  private static let gaugeSize = Drawing.Size(width: 160, height: 120)

  /// Draws the gauge of a swipe.
  mutating func drawGauge(_ phone: PhoneSimulation) {
    let machine = phone.rowScreen.machine
    guard machine.state != .idle else { return erase() }
    var update = SwipeBackUpdate(machine, size: Self.gaugeSize)
    update.fingerY = Self.gaugeSize.height / 2
    update.isRightToLeft = phone.isRightToLeft
    update.reducesMotion = phone.settings.isOn(.reducedMotion)
    draw(at: phone.now, InkPalette(phone.settings)) { GumGauge().draw(update, into: &$0) }
  }
}

extension PlaygroundAnimator {
  /// Returns the animator at a time, in seconds, on which only that of 2012 depends.
  fileprivate func at(_ time: Double, _ marks: Marks) -> PlaygroundAnimator {
    guard case .gum2012 = self else { return self }
    return .gum2012(
      Gum2012Animator(
        sinceStart: time - marks.start, sinceEnd: time - marks.end, startExtent: marks.startExtent,
        isReset: marks.hasBeenHome))
  }
}
