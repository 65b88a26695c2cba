#if canImport(AllocationCounter)
import AllocationCounter
import RefreshCore
import Testing

/// An event allocates nothing, counted; `make prove` proves the same at compile time.
@Suite struct AllocationTests {
  private static let rounds = 1000

  @Test(arguments: Situation.allCases)
  func noEventAllocatesInAnySituation(situation: Situation) {
    let start = situation.make()
    let events: [RefreshStateMachine.Event] = [
      .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .began(.near, .program, .always),
      .ended(.near, .success), .enabled(.near, false), .hidden(.near, true), .detached(.near),
    ]
    for event in events {
      var (machine, scroll, time) = start
      // The first call of a function may set up what later ones use.
      _ = machine.receive(event, scroll, at: time)
      let count = allocations {
        for _ in 0..<Self.rounds {
          time += 1.0 / 60
          scroll.offset = -scroll.offset
          _ = machine.receive(event, scroll, at: time)
        }
      }
      #expect(count == 0, "\(event) in \(situation)")
    }
  }

  @inline(never)
  private func allocations(in body: () -> Void) -> UInt {
    let before = alloc_count()
    body()
    return UInt(alloc_count() - before)
  }
}
#endif
