#if canImport(AllocationCounter)
import RefreshCore
import TestSupport
import Testing

/// An event allocates nothing, counted; `make prove` proves the same at compile time.
@Suite struct AllocationTests {
  private static let rounds = 1000

  @Test(arguments: Situation.allCases)
  func noEventAllocatesInAnySituation(situation: Situation) {
    let start = situation.make()
    let events: [RefreshStateMachine.Event] = [
      .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .began(.near, .program, .always),
      .tapped(.near), .ended(.near, .success), .enabled(.near, false), .hidden(.near, true), .detached(.near),
    ]
    for event in events {
      let count = fewestAllocations {
        var (machine, scroll, time) = start
        for _ in 0..<Self.rounds {
          time += 1.0 / 60
          scroll.offset = -scroll.offset
          _ = machine.receive(event, scroll, at: time)
        }
      }
      #expect(count == 0, "\(event) in \(situation)")
    }
  }
}
#endif
