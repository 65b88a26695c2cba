import Foundation
import RefreshCore
import TestSupport
import Testing

/// A hundred thousand events in no order at all.
@Suite struct RandomRunTests {
  private static let eventsWanted = 100_000
  private static let stepsInARun = 150

  /// In the long run ten times as many.
  private static var isThorough: Bool { ProcessInfo.processInfo.environment["REFRESHKIT_THOROUGH"] == "1" }

  @Test func whateverHappensTheInvariantsHold() {
    var events = 0
    var seed = UInt64(1)
    while events < Self.eventsWanted * (Self.isThorough ? 10 : 1) {
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
