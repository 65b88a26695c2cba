import RefreshCore
import RefreshTesting
import Testing

@Suite struct SurroundingsTests {
  /// A session whose content rests in the hold.
  private func holding(in scroll: ScrollMetrics = ScrollMetrics()) -> RefreshSimulation {
    var simulation = RefreshSimulation(in: scroll)
    simulation.begin()
    simulation.advance(by: 2)
    return simulation
  }

  @Test func theStartIsWhatTheReadingSays() {
    let scroll = ScrollMetrics(
      offset: -101, contentLength: 300, viewport: 700, inset: SidePair(near: 10, far: 20),
      adjustedInset: SidePair(near: 101, far: 54), scale: 2, isInWindow: false, areAnimationsEnabled: false,
      hasPinnedHeaders: true)
    let simulation = RefreshSimulation(in: scroll)
    #expect(simulation.list.reading == scroll)
    #expect(simulation.list.systemInset == SidePair(near: 91, far: 34))
    #expect(simulation.clientInset == SidePair(near: 10, far: 20))
  }

  @Test func aListThatIsSetToItselfChangesNothing() {
    var simulation = holding()
    let before = simulation
    simulation.list = before.list
    #expect(simulation == before)
  }

  @Test func theMachineHearsOfWhatAScrollViewNotifiesOf() {
    var simulation = holding()
    let rows = simulation.trace.rows.count
    simulation.list.itemCount = 3
    simulation.list.hasPinnedHeaders = true
    #expect(simulation.trace.rows.count == rows && simulation.offset == -60)
    simulation.list.inset.near = 8
    #expect(simulation.trace.rows.count == rows + 1 && simulation.offset == -68)
  }

  @Test func twoChangesInOneTurnAreOneRowOfTheTrace() {
    var simulation = holding()
    let rows = simulation.trace.rows.count
    simulation.inOneTurn {
      $0.list.systemInset.near = 44
      $0.list.inset = SidePair(near: 8)
    }
    #expect(simulation.offset == -68 && simulation.clientInset == SidePair(near: 8))
    #expect(simulation.trace.rows.count == rows + 1)
  }

  @Test func theAppWritesOneEdgeOverTheShareOfTheOther() {
    var simulation = holding()
    simulation.list.inset.far = 300
    #expect(simulation.list.inset == SidePair(near: 60, far: 300))
    #expect(simulation.clientInset == SidePair(near: 0, far: 300))
    #expect(simulation.tally.foreignInsetWrites == 0)
    #expect(simulation.offset == -60)
  }

  @Test func theAppWritesTheWholeInsetAndTheShareComesBack() {
    var simulation = holding()
    let writes = simulation.tally.insetWrites
    simulation.list.inset = SidePair(near: 8)
    #expect(simulation.list.inset == SidePair(near: 68))
    #expect(simulation.offset == -68)
    #expect(simulation.tally.foreignInsetWrites == 1)
    #expect(simulation.tally.insetWrites == writes + 1)
  }

  @Test func theAppSetsItsOwnInsetExactly() {
    var simulation = holding()
    let writes = simulation.tally.insetWrites
    simulation.clientInset.near += 0.1
    #expect(simulation.clientInset == SidePair(near: 0.1))
    #expect(simulation.tally.foreignInsetWrites == 1)
    #expect(simulation.tally.insetWrites == writes)
    simulation.end()
    simulation.advance(by: 3)
    #expect(simulation.list.inset == SidePair(near: 0.1))
    #expect(simulation.violations.isEmpty)
  }

  @Test func theSystemAddsToTheInset() {
    var simulation = RefreshSimulation()
    simulation.list.systemInset = SidePair(near: 91, far: 34)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.list.reading.adjustedInset == SidePair(near: 91, far: 34))
  }

  @Test func aShorterContentIsScrolledIntoView() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 3_000))
    simulation.list.contentLength = 1_000
    #expect(simulation.offset == 148)
    simulation.list.viewport = 900
    #expect(simulation.offset == 100)
    #expect(simulation.list.reading.viewport == 900)
  }

  @Test func theAppScrollsAtOnceAlsoOutsideOfTheRange() {
    var simulation = RefreshSimulation()
    simulation.scroll(to: -40)
    simulation.advance(by: 1)
    #expect(simulation.offset == -40)
  }

  @Test func theAppScrollsEvenlyIfAnimated() {
    var simulation = RefreshSimulation()
    simulation.scroll(to: 300, isAnimated: true)
    #expect(simulation.list.reading.isScrollAnimating)
    simulation.advance(by: 0.15)
    #expect(simulation.offset == 150)
    simulation.advance(by: 0.15)
    #expect(simulation.offset == 300)
    #expect(!simulation.list.reading.isScrollAnimating)
  }

  @Test func aTouchEndsAnAnimatedScroll() {
    var simulation = RefreshSimulation()
    simulation.scroll(to: 300, isAnimated: true)
    simulation.advance(by: 0.15)
    simulation.touchDown()
    simulation.advance(by: 1)
    #expect(simulation.offset == 150)
  }

  @Test func anAnimatedScrollTakesTheTouchAway() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 1.1)
    simulation.scroll(to: 0, isAnimated: true)
    #expect(simulation.list.finger == nil)
    simulation.advanceUntilQuiet()
    #expect(simulation.tallies.isEmpty)
    #expect(simulation.offset == 0)
  }

  @Test func aSettleYieldsToAnAnimatedScroll() {
    var simulation = holding()
    simulation.end()
    simulation.scroll(to: 500, isAnimated: true)
    simulation.advanceUntilQuiet()
    #expect(simulation.offset == 500)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.state == .idle)
  }

  @Test func leavingTheWindowLosesTheTouch() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 1.1)
    simulation.list.isInWindow = false
    #expect(simulation.list.finger == nil)
    #expect(simulation.offset == 0)
    simulation.list.isInWindow = true
    simulation.advance(by: 1)
    #expect(simulation.state == .idle)
    #expect(simulation.tallies.isEmpty)
  }

  @Test func inTheBackgroundNoFrameComesButActionsGoOn() {
    var simulation = RefreshSimulation()
    simulation.action = .ends(after: 1, .success)
    simulation.begin()
    simulation.setInBackground(true)
    simulation.advance(by: 5)
    #expect(simulation.tickCount == 0)
    #expect(simulation.state != .refreshing)
    simulation.setInBackground(false)
    simulation.advance(by: 2)
    #expect(simulation.state == .idle)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.offset == 0)
  }

  @Test func aZoomDoesNotArm() {
    var simulation = RefreshSimulation()
    simulation.list.isZooming = true
    simulation.pull(to: 1.1)
    #expect(simulation.state == .pulling)
  }

  @Test func withoutAnimationsASettleJumps() {
    var simulation = RefreshSimulation()
    simulation.list.areAnimationsEnabled = false
    simulation.begin()
    simulation.advance(by: 1.0 / 60)
    #expect(simulation.offset == -60)
  }

  @Test func pinnedHeadersMakeTheShareFollow() {
    var simulation = holding()
    simulation.list.hasPinnedHeaders = true
    simulation.drag(by: -40, over: 0.3)
    #expect(simulation.offset == -30)
    #expect(simulation.addedInset == 30)
  }
}
