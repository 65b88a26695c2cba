#if canImport(AllocationCounter)
import SwipeBack
import TestSupport
import Testing

@Suite struct SwipeBackAllocationTests {
  @Test func aSwipeAllocatesNothing() {
    var machine = SwipeBackMachine()
    let reading = SwipeBackMachine.Reading()
    var time = 0.0
    let count = fewestAllocations {
      _ = machine.receive(.began(.init(x: 0, y: 0, vx: 300), under: nil), reading, at: time)
      for x in 0..<100 {
        time += 1.0 / 120
        _ = machine.receive(.moved(.init(x: Double(x), y: 100, vx: 120)), reading, at: time)
        _ = machine.receive(.ticked, reading, at: time)
      }
      _ = machine.receive(.ended(.init(x: 100, y: 100)), reading, at: time)
      _ = machine.receive(.ticked, reading, at: time + 5)
    }
    #expect(machine.state == .idle)
    #expect(count == 0)
  }
}
#endif
