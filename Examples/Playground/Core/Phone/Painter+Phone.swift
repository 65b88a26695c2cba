import RefreshAnimators

extension Painter {
  /// Draws the control of a phone at a side.
  mutating func draw(_ phone: PhoneSimulation, at side: AxisSide) {
    draw(
      phone.update(at: side), by: phone.animator.at(phone.now, phone.marks), at: phone.now, InkPalette(phone.settings))
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
