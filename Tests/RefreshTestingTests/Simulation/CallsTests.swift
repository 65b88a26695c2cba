import RefreshCore
import RefreshTesting
import Testing

@Suite struct CallsTests {
  @Test func aBeginTellsWhatBecameOfIt() {
    var simulation = RefreshSimulation()
    let first = simulation.begin()
    let second = simulation.begin()
    #expect(first == .started)
    #expect(second == .joined)
    simulation.setEnabled(false)
    let third = simulation.begin()
    #expect(third == .refused(.disabled))
    #expect(simulation.trace.rows.last?.effects == ["answer refused: disabled"])
  }

  @Test func aBeginRevealsOrDoesNot() {
    var revealed = RefreshSimulation()
    revealed.begin()
    revealed.advance(by: 1)
    #expect(revealed.offset == -60)
    var unseen = RefreshSimulation()
    unseen.begin(reveals: false)
    unseen.advance(by: 1)
    #expect(unseen.offset == 0)
    #expect(unseen.addedInset == 0, "a bar would take the list for scrolled")
  }

  @Test func anAssistiveScrollTellsListeners() {
    var simulation = RefreshSimulation()
    simulation.begin(.assistive, .always)
    #expect(simulation.tally.valueChanges == 1)
    #expect(simulation.near.origin == .assistive)
  }

  @Test func aRemovedControlIsGone() {
    var simulation = RefreshSimulation()
    simulation.begin()
    simulation.advance(by: 1)
    simulation.remove()
    #expect(simulation.state == .idle)
    #expect(simulation.list.inset == SidePair())
    let answer = simulation.begin()
    #expect(answer == .queued)
    simulation.add(SideSettings(), at: .near)
    let secondAnswer = simulation.begin()
    #expect(secondAnswer == .started)
  }

  @Test func settingsChangeUnderTheFinger() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 0.9)
    #expect(simulation.state == .pulling)
    simulation.configure(SideSettings(metrics: RefreshMetrics(heldExtent: 44, triggerDistance: 70)))
    #expect(simulation.triggerDistance == 70)
    #expect(simulation.state == .armed)
  }

  @Test func aSecondControlStandsAtTheOtherEnd() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 3_148))
    simulation.add(SideSettings(role: .loadMore), at: .far)
    simulation.begin(at: .far)
    simulation.advance(by: 1)
    #expect(simulation.far.state == .refreshing)
    #expect(simulation.state == .idle)
    #expect(simulation.list.inset == SidePair(far: 60))
    #expect(simulation.tallies.map(\.side) == [.far])
    #expect(simulation.tallies.map(\.offsetWrites).allSatisfy { $0 > 10 })
    simulation.end(.noMoreData, at: .far)
    simulation.advance(by: 3)
    #expect(simulation.far.state == .noMoreData)
    simulation.setNoMoreData(false, at: .far)
    #expect(simulation.far.state == .idle)
  }

  @Test func aHiddenControlIsNotPulled() {
    var simulation = RefreshSimulation()
    simulation.setHidden(true)
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.trace.states == [.idle])
  }

  @Test func progressIsReported() throws {
    var simulation = RefreshSimulation()
    simulation.begin()
    simulation.advance(by: 1)
    #expect(simulation.update().sessionProgress == nil)
    simulation.reportProgress(0.5)
    simulation.advance(by: 2)
    #expect(try #require(simulation.update().sessionProgress) == 0.5)
  }
}
