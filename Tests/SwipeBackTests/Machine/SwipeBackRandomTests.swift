import SwipeBack
import TestSupport
import Testing

@Suite struct SwipeBackRandomTests {
  /// Gestures of every kind, interrupted by frames, alerts and pushes.
  @Test func theDepthChangesByExactlyTheCommittedPopsInTenThousandGestures() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var swiper = Swiper()
    swiper.reading.depth = 6
    var pushes = 0
    var rests = 0
    for _ in 0..<10_000 {
      swiper.reading.isAllowed = Int.random(in: 0..<10, using: &generator) > 0
      swiper.reading.trigger = Bool.random(using: &generator) ? .onRelease : .whileSwiping
      swiper.reading.isRightToLeft = Int.random(in: 0..<5, using: &generator) == 0
      gesture(&swiper, &generator)
      if swiper.reading.depth < 3, Bool.random(using: &generator) {
        swiper.reading.depth += 4
        pushes += 4
      }
      guard Bool.random(using: &generator) else { continue }
      swiper.reading.isInTransition = false
      swiper.rest()
      rests += 1
      guard swiper.state == .idle, swiper.progress == 0, swiper.machine.stretch == 0, swiper.machine.armedFraction == 0,
        !swiper.last.needsFrame
      else {
        Issue.record("seed \(seed): \(swiper.state) with a progress of \(swiper.progress) at rest")
        return
      }
    }
    #expect(swiper.reading.depth == 6 + pushes - swiper.pops.count, "seed \(seed)")
    #expect(Set(swiper.pops).count == swiper.pops.count, "a swipe went back twice; seed \(seed)")
    #expect(swiper.pops.count > 500 && rests > 4000, "seed \(seed)")
  }

  private func gesture(_ swiper: inout Swiper, _ generator: inout SeededGenerator) {
    let sign = swiper.reading.isRightToLeft ? -1.0 : 1
    let speeds = -300.0...1500
    var x = 0.0
    swiper.begin(
      vx: sign * .random(in: speeds, using: &generator), vy: .random(in: -400...400, using: &generator),
      under: Int.random(in: 0..<8, using: &generator) == 0 ? .slider : nil)
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      x += sign * .random(in: -30...60, using: &generator)
      swiper.move(to: x, vx: sign * .random(in: speeds, using: &generator))
      if Bool.random(using: &generator) { swiper.frame() }
      if Int.random(in: 0..<40, using: &generator) == 0 { swiper.reading.isInTransition.toggle() }
      check(swiper, generator.seed)
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: swiper.send(.cancelled)
    // A lift that is never reported.
    case 1: break
    default: swiper.lift(at: x, vx: sign * .random(in: speeds, using: &generator))
    }
    check(swiper, generator.seed)
    for _ in 0..<Int.random(in: 0..<6, using: &generator) { swiper.frame() }
    if swiper.state.isHeld { swiper.send(.cancelled) }
  }

  private func check(_ swiper: Swiper, _ seed: UInt64) {
    let machine = swiper.machine
    let fractions = [machine.progress, machine.armedFraction, machine.leavingFraction]
    guard fractions.allSatisfy((0...1).contains), (0..<0.5).contains(machine.stretch),
      machine.state != .idle || machine.progress == 0
    else {
      Issue.record("seed \(seed): \(machine)")
      return
    }
  }
}
