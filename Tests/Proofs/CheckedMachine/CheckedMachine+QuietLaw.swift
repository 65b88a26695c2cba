extension CheckedMachine {
  /// Checks that a scroll in the machine's quiet range changes nothing, then and later.
  ///
  /// A twin records every scroll, and decides on it at once. From the first scroll that the machine lets pass, it is driven
  /// along, until both are the same again.
  mutating func checkQuiet(_ step: Step) {
    let isPassed = step.event == .scrolled && !step.effects.asksForFlush
    guard isPassed || recordingTwin != nil else { return }
    var twin = recordingTwin ?? step.before
    twin.quietRange = nil
    var effects = twin.receive(step.event, step.reading, at: time)
    if isPassed { effects = twin.receive(.laidOut, step.reading, at: time) }
    effects.asksForFlush = step.effects.asksForFlush
    if isPassed {
      // A scroll that passes makes no frames: those of a side would have no commands.
      for side in AxisSide.allCases where effects.commands(at: side) != .none {
        report(36, "a scroll that was not recorded had commands at the \(side) side")
      }
      (effects.near, effects.far) = (nil, nil)
    }
    if effects != step.effects { report(36, "a scroll that was not recorded mattered at \(step.event)") }
    twin.quietRange = machine.quietRange
    recordingTwin = twin == machine ? nil : twin
  }
}
