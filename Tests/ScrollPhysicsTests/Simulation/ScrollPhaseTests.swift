import Testing

@testable import ScrollPhysics

@Suite struct ScrollPhaseTests {
  @Test func tellsTheFlagsOfUIKit() {
    let flags = ScrollSimulation.Phase.allCases.map { "\($0) \($0.isTracking) \($0.isDragging) \($0.isDecelerating)" }
    #expect(
      flags == [
        "idle false false false",
        "tracking true false false",
        "dragging true true false",
        "decelerating false false true",
        "bouncing false false true",
      ])
  }
}
