import RefreshAnimators
import RefreshTesting
import Testing

@Suite struct HiddenAnimatorTests {
  @Test func thePresetsAreValues() {
    #expect(HiddenAnimator.hidden == HiddenAnimator(heldExtent: 0, triggerDistance: 84))
    #expect(HiddenAnimator.hidden(heldExtent: 40).heldExtent == 40)
    #expect(HiddenAnimator.hidden(heldExtent: 40, triggerDistance: 100).triggerDistance == 100)
  }

  @Test func itAsksForWhatItWasGiven() {
    for surroundings in Place.allCases.map(\.surroundings) {
      #expect(HiddenAnimator().metrics(in: surroundings) == RefreshMetrics(heldExtent: 0, triggerDistance: 84))
      let metrics = HiddenAnimator(heldExtent: 30, triggerDistance: 60).metrics(in: surroundings)
      #expect(metrics == RefreshMetrics(heldExtent: 30, triggerDistance: 60))
    }
  }

  @Test(arguments: Place.allCases) func itDrawsNothing(place: Place) {
    var drawing = Drawing()
    for update in Situations(in: place, of: HiddenAnimator(heldExtent: 30)).updates(80) {
      HiddenAnimator(heldExtent: 30).redraw(update, in: &drawing)
      #expect(drawing.isEmpty)
    }
  }

  @Test func itWorksAsATriggerAndHoldsNothing() {
    var simulation = RefreshSimulation(.init(metrics: HiddenAnimator().metrics(in: RefreshSurroundings())))
    simulation.pull(to: 1.1)
    #expect(simulation.state == .armed)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.state == .refreshing && simulation.offset == 0 && simulation.tally.insetWrites == 0)
    simulation.end()
    simulation.advance(by: 2)
    #expect(simulation.state == .idle)
  }
}

#if os(Linux) || os(macOS)
extension HiddenAnimatorTests {
  // As text, because JSON, in which the value goes to the other process, has no word for infinity.
  @Test(arguments: ["-1", "nan", "inf"]) func whatIsHeldTrapsUnlessItIsALength(held: String) async {
    await #expect(processExitsWith: .failure) { [held = held as String] in
      if let held = Double(held) { _ = HiddenAnimator(heldExtent: held) }
    }
  }

  @Test(arguments: ["0", "-1", "nan", "inf"]) func theTriggerTrapsUnlessItIsADistance(trigger: String) async {
    await #expect(processExitsWith: .failure) { [trigger = trigger as String] in
      if let trigger = Double(trigger) { _ = HiddenAnimator(triggerDistance: trigger) }
    }
  }
}
#endif
