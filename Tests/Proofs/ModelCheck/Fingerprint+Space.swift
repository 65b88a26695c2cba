extension Fingerprint {
  mutating func add(_ space: InsetHolder) {
    add(flags: space.isWanted, space.isHurried)
    add(space.lastOverscroll)
    add(space.lastLimit)
    add(space.motion)
  }

  private mutating func add(_ motion: InsetHolder.Motion) {
    switch motion {
    case .still: add(1 as UInt64)
    case .pending(let reason): add(reason)
    case .watching(let watch, let target):
      add(flags: true, watch.isByMomentum, target == .hold, watch.isTaken)
      add(UInt64(watch.stillFrames))
      add(watch.overscroll)
    case .settling(let settle):
      add(4 as UInt64)
      add(settle)
    }
  }

  private mutating func add(_ reason: InsetHolder.Reason) {
    switch reason {
    case .lift: add(0x102 as UInt64)
    case .program(let reveal): add(0x202 + UInt64(reveal.rawValue) << 16)
    case .ended: add(0x302 as UInt64)
    case .loss: add(0x402 as UInt64)
    }
  }

  private mutating func add(_ settle: SettleMotion) {
    add(
      flags: settle.target == .hold, settle.law == .bounce, settle.isFresh, settle.startsInside, settle.avoidsClamps)
    if let frequency = settle.law.frequency { add(frequency) }
    add(settle.body)
    add(settle.lastWritten)
  }

  private mutating func add(_ spring: CriticalSpring) {
    add(spring.value)
    add(spring.velocity)
  }

  mutating func add(_ indicator: IndicatorState) {
    add(
      flags: indicator.isSeated, indicator.end?.isShown == true, indicator.end?.isOver == true,
      indicator.reported == nil)
    add(UInt64(indicator.origin.rawValue) << 8 | UInt64(indicator.outcome?.rawValue ?? 255))
    add(moment: indicator.end?.time, horizon: 1.1)
    add(moment: indicator.armTime, horizon: 1)
    for follower in [
      indicator.fractions.armed, indicator.fractions.activity, indicator.fractions.outcome, indicator.fractions.work,
      indicator.seated,
    ] {
      add(follower.spring)
    }
    add(indicator.velocity.last?.distance)
    add(moment: indicator.velocity.last?.time, horizon: 1)
    add(indicator.reported)
    add(indicator.floating)
    add(UInt64(indicator.drawn.state.rawValue))
    add(indicator.drawn.extent)
  }
}
