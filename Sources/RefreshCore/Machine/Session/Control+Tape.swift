extension Control: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    settings.code(on: &tape)
    phase.code(on: &tape)
    insetHolder.code(on: &tape)
    indicator.code(on: &tape)
    feedback.code(on: &tape)
    tape.code(&isEnabled)
    tape.code(&isHidden)
    tape.code(&ignoresTouch)
    tape.code(&hasLostInset)
    tape.code(&session)
    loadTrigger.code(on: &tape)
    tape.code(&hasFailed)
    tape.code(&fills)
    fills = min(fills, LoadTriggerDetector.mostCounted)
    tape.code(&filledLength)
    tape.code(&restLength)
  }
}
