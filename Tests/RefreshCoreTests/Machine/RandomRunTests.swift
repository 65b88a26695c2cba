import RefreshCore
import TestSupport
import Testing

/// Events in no order at all: ten thousand in the quick run, a hundred thousand in the full one, a million in the thorough.
@Suite struct RandomRunTests {
  private static let eventsWanted = SweepWidth.choose(quick: 10_000, full: 100_000, thorough: 1_000_000)
  private static let stepsInARun = 150

  @Test func whateverHappensTheInvariantsHold() {
    var events = 0
    var seed = UInt64(1)
    while events < Self.eventsWanted {
      var random = SeededGenerator(seed: seed)
      var world = RandomWorld(using: &random)
      for _ in 0..<Self.stepsInARun { world.step(using: &random) }
      events += world.eventCount
      world.settle()
      #expect(world.faults.isEmpty, "seed \(seed): \(world.faults.first ?? "")")
      guard world.faults.isEmpty else { return }
      seed += 1
    }
  }
}
