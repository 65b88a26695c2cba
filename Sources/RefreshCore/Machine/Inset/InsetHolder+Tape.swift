extension InsetHolder.Motion: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    switch tape.coded(kind: kind, of: 4) {
    case 0: self = .still
    case 1: self = .waiting(tape.coded(start))
    case 2:
      var (overscroll, stalls) = riding
      tape.code(&overscroll)
      tape.code(&stalls)
      self = .riding(overscroll: overscroll, stalls: stalls)
    default: self = .settling(tape.coded(settle))
    }
  }

  private var kind: Int {
    switch self {
    case .still: 0
    case .waiting: 1
    case .riding: 2
    case .settling: 3
    }
  }

  private var start: InsetHolder.Start {
    if case .waiting(let start) = self { return start }
    return .lift
  }

  private var riding: (overscroll: Double, stalls: UInt8) {
    if case .riding(let overscroll, let stalls) = self { return (overscroll, stalls) }
    return (0, 0)
  }

  private var settle: SettleMotion {
    if case .settling(let settle) = self { return settle }
    return SettleMotion(to: .rest, law: .bounce, from: 0, startsInside: false)
  }
}

extension InsetHolder.Start: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    switch tape.coded(kind: kind, of: 4) {
    case 0: self = .lift
    case 1: self = .program(tape.coded(reveal))
    case 2: self = .ended
    default: self = .loss
    }
  }

  private var kind: Int {
    switch self {
    case .lift: 0
    case .program: 1
    case .ended: 2
    case .loss: 3
    }
  }

  private var reveal: RefreshReveal {
    if case .program(let reveal) = self { return reveal }
    return .never
  }
}
