extension Fingerprint {
  mutating func add(_ space: HeldSpace) {
    add(flags: space.isWanted, space.settler == .ride)
    add(space.lastDepth)
    add(space.lastOffset)
    add(space.lastSpan)
    add(space.motion)
  }

  private mutating func add(_ motion: HeldSpace.Motion) {
    switch motion {
    case .still: add(1 as UInt64)
    case .waiting(let start): add(start)
    case .riding(let depth, let stalls):
      add(3 + UInt64(stalls) << 8)
      add(depth)
    case .settling(let settle):
      add(4 as UInt64)
      add(settle)
    }
  }

  private mutating func add(_ start: HeldSpace.Start) {
    switch start {
    case .lift: add(0x102 as UInt64)
    case .program(let reveal): add(0x202 + UInt64(reveal.rawValue) << 16)
    case .end: add(0x302 as UInt64)
    case .loss: add(0x402 as UInt64)
    }
  }

  private mutating func add(_ settle: Settle) {
    add(
      flags: settle.target == .hold, settle.law == .bounce, settle.isYielding, settle.isFresh,
      settle.startsInside)
    if case .spring(let frequency) = settle.law { add(frequency) }
    add(UInt64(settle.stillFrames))
    add(settle.body)
    add(settle.written)
    add(settle.seen)
  }

  private mutating func add(_ spring: CriticalSpring) {
    add(spring.value)
    add(spring.velocity)
  }

  mutating func add(_ picture: Picture) {
    add(flags: picture.isSeated, picture.floats, picture.isOutcomeShown, picture.reported == nil)
    add(UInt64(picture.origin.rawValue) << 8 | UInt64(picture.outcome?.rawValue ?? 255))
    add(moment: picture.endTime, horizon: 1.1)
    add(moment: picture.armTime ?? -.infinity, horizon: 1)
    add(moment: picture.activeTime, horizon: 0)
    for follower in [picture.armed, picture.active, picture.verdict, picture.fraction, picture.seated] {
      add(follower.spring)
    }
    add(picture.reported)
    add(picture.floating)
    add(UInt64(picture.drawn.state.rawValue))
    add(picture.drawn.extent)
  }
}
