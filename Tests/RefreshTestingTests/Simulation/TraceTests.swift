import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The lines of a simulation's trace.
@Suite struct TraceTests {
  @Test func aPullIsTracedFromTheTouchToRest() {
    let metrics = RefreshMetrics(heldExtent: 52, triggerDistance: 100, showsOutcomes: true)
    let settings = SideSettings(metrics: metrics)
    let list = ScrollMetrics(
      offset: -91, viewport: 844, inset: SidePair(), adjustedInset: SidePair(near: 91, far: 34))
    var simulation = RefreshSimulation(settings, in: list)
    simulation.action = .ends(after: 0.9, .success)
    simulation.run([.pull(to: 1.05), .hold(for: 0.1), .release])
    simulation.advanceUntilQuiet()
    let difference = Golden("pull.txt").difference(from: simulation.trace.description)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func nothingIsTracedWhileNothingHappens() {
    var simulation = RefreshSimulation()
    simulation.advance(by: 10)
    #expect(simulation.trace.rows.count == 1)
  }

  @Test func itCanBeLeftOut() {
    var simulation = RefreshSimulation()
    simulation.keepsTrace = false
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.trace.rows.count == 1)
    #expect(simulation.state == .refreshing)
    #expect(simulation.tally.actionStarts == 1)
  }

  @Test func itIsAboutTheEndOfTheSimulation() {
    var simulation = RefreshSimulation(at: .far, in: ScrollMetrics(offset: 3_148, inset: SidePair(near: 20)))
    simulation.begin()
    simulation.advance(by: 1)
    #expect(simulation.trace.rows.last?.pull == 60)
    #expect(simulation.trace.rows.last?.addedInset == 60)
    #expect(simulation.trace.rows.contains { $0.effects.contains("inset 60.000") })
  }
}
