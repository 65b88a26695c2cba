import RefreshAnimators
import RefreshTesting
import Testing

@Suite struct HiddenAnimatorTests {
  @Test func thePresetsAreValues() {
    #expect(HiddenAnimator.hidden == HiddenAnimator(heldExtent: 0, triggerDistance: 84))
    #expect(HiddenAnimator.hidden(heldExtent: 40).metrics(in: .init()).heldExtent == 40)
    let metrics = HiddenAnimator.hidden(heldExtent: 40, triggerDistance: 100).metrics(in: .init())
    #expect(metrics.triggerDistance == 100)
  }

  @Test func itAsksForWhatItWasGiven() {
    for surroundings in Place.allCases.map(\.surroundings) {
      for (held, trigger) in [(0.0, 84.0), (30, 60)] {
        let metrics = HiddenAnimator(heldExtent: held, triggerDistance: trigger).metrics(in: surroundings)
        let plain = RefreshMetrics(heldExtent: held, triggerDistance: trigger)
        #expect(metrics == plain.showing(success: 0, failure: 0))
      }
    }
  }

  @Test(arguments: Place.allCases) func itDrawsNothing(place: Place) {
    var drawing = Drawing(measuring: TextEstimate())
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

extension HiddenAnimatorTests {
  @Test(arguments: [(-1, 0.0), (-Double.infinity, 0), (.infinity, 100_000), (.nan, 0), (40, 40)])
  func whatIsHeldIsClamped(asked: Double, used: Double) {
    #expect(HiddenAnimator(heldExtent: asked).metrics(in: .init()).heldExtent == used)
  }

  @Test(arguments: [(0.0, 1.0), (-1, 1), (.infinity, 100_000), (.nan, 84), (40, 40)])
  func theTriggerIsClamped(asked: Double, used: Double) {
    #expect(HiddenAnimator(triggerDistance: asked).metrics(in: .init()).triggerDistance == used)
  }
}
