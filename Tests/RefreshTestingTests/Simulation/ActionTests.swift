import RefreshCore
import RefreshTesting
import Testing

@Suite struct ActionTests {
  private func refreshing(_ action: RefreshSimulation.Action) -> RefreshSimulation {
    var simulation = RefreshSimulation()
    simulation.action = action
    simulation.pull(to: 1.1)
    simulation.hold(for: 0.2)
    simulation.release()
    return simulation
  }

  private func timeOfEnd(_ simulation: RefreshSimulation) -> Double? {
    simulation.trace.rows.first { $0.state == .ending }?.time
  }

  @Test func itHangsUnlessToldOtherwise() {
    var simulation = refreshing(RefreshSimulation().action)
    simulation.advance(by: 600)
    #expect(simulation.state == .refreshing)
  }

  @Test func itReturnsAfterItsTime() throws {
    var simulation = refreshing(.ends(after: 0.7123, .failure))
    let start = simulation.time
    simulation.advance(by: 1)
    #expect(abs(try #require(timeOfEnd(simulation)) - start - 0.7123) < 1e-9)
    #expect(simulation.near.outcome == .failure)
  }

  @Test func withoutAnyTimeItReturnsInTheNextTurn() throws {
    var simulation = refreshing(.ends(after: 0, .success))
    #expect(simulation.state == .refreshing)
    simulation.advance(by: 0)
    #expect(simulation.state == .ending)
  }

  @Test func aListenerMayEndTheSessionWhileItIsTold() {
    var simulation = refreshing(.endsAtOnce(.success))
    #expect(simulation.state == .ending)
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.tally.actionCancels == 1)
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(simulation.state == .idle)
    #expect(simulation.violations.isEmpty)
  }

  @Test func aCancelledActionDoesNotReturn() {
    var simulation = refreshing(.ends(after: 1, .failure))
    simulation.advance(by: 0.5)
    simulation.end(.success)
    simulation.advance(by: 3)
    #expect(simulation.near.outcome == .success)
    #expect(simulation.tally.actionCancels == 1)
    #expect(simulation.isQuiet)
  }

  @Test func aStaleResultIsIgnored() {
    var simulation = refreshing(.hangs)
    simulation.end(.success)
    simulation.advance(by: 3)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.finishAction(.failure, session: 1)
    #expect(simulation.state == .refreshing)
    simulation.finishAction(.failure)
    #expect(simulation.state == .ending)
  }

  @Test func aPullTellsListenersAndABeginDoesNot() {
    #expect(refreshing(.hangs).tally.valueChanges == 1)
    var simulation = RefreshSimulation()
    simulation.begin()
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.tally.valueChanges == 0)
  }

  @Test func everySessionIsCountedForItself() {
    var simulation = refreshing(.ends(after: 1, .success))
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    simulation.begin()
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(simulation.tallies.map(\.session) == [1, 2])
    #expect(simulation.tallies.map(\.actionStarts) == [1, 1])
    #expect(simulation.tallies.allSatisfy { (10...100).contains($0.insetWrites) })
    #expect(simulation.tally == simulation.tallies.last)
  }
}
