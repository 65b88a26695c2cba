import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The end of an ending: not under the finger that saw it, and not before the content is at rest.
@Suite struct EndingTests {
  /// A header whose space another writer holds.
  private static func systemBacked() -> RefreshSimulation {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, backing: .system)
    var simulation = RefreshSimulation(settings)
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    return simulation
  }

  @Test func contentThatIsOnItsWayHomeAfterAnEndingIsNoPull() {
    var simulation = Self.systemBacked()
    simulation.pull(to: 1.2)
    simulation.end(.cancelled)
    simulation.advance(by: 0.5)
    simulation.release()
    var states: [RefreshState] = []
    while !simulation.isQuiet {
      states.append(simulation.state)
      simulation.advance(by: 1.0 / 60)
    }
    #expect(!states.contains(.pulling), "\(states)")
    #expect(simulation.state == .idle && simulation.offset == 0)
  }

  /// A driver whose session ended a quarter of a second ago, while the system holds the content 60 points beyond its edge.
  private static func givingBack() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(SideSettings(metrics: RefreshSimulation.metrics, backing: .system))
    driver.send(.began(.near, .program, .never))
    driver.send(.laidOut)
    driver.run(frames: 60)
    driver.scroll(to: -60)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 15)
    return driver
  }

  @Test func theSpaceThatTheSystemGivesBackIsWaitedForHalfASecond() {
    var driver = Self.givingBack()
    driver.run(frames: 14)
    #expect(driver.machine.state(at: .near) == .ending)
    driver.run(frames: 2)
    #expect(driver.machine.state(at: .near) != .ending)
  }

  @Test func theSpaceThatTheSystemHasGivenBackIsNotWaitedFor() {
    var driver = Self.givingBack()
    driver.scroll(to: 0)
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .idle)
  }

  @Test func theSystemIsNotWaitedForOutsideAWindow() {
    var driver = Self.givingBack()
    driver.scroll.isInWindow = false
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .idle)
  }

  @Test func whatIsDisabledDuringAScrollGivesItsSpaceBackAfterIt() {
    var simulation = RefreshSimulation.holding()
    simulation.scroll(to: -20, isAnimated: true)
    simulation.advance(by: 0.1)
    simulation.setEnabled(false)
    simulation.advance(by: 0.1)
    #expect(simulation.addedInset == 60)
    simulation.advance(by: 1)
    #expect(simulation.addedInset == 0 && simulation.offset == 0)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aRefreshThatHasNothingLeftIsDrawnAsASuccessWhateverALoadWouldHide() {
    let settings = SideSettings(
      metrics: RefreshSimulation.metrics, loadMore: .with { $0.hidesNoMoreData = true })
    var simulation = RefreshSimulation(settings)
    simulation.setNoMoreData(true)
    simulation.drag(by: 200)
    #expect(simulation.update().outcome == .success && simulation.update().visibleExtent == simulation.pull)
  }

  @Test(arguments: [RefreshOutcome.success, .failure])
  func aPlaceBelowShortContentIsKeptWhileItMayBeNeeded(outcome: RefreshOutcome) {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(contentLength: 300))
    simulation.begin()
    simulation.advance(by: 2)
    simulation.end(outcome)
    for _ in 0..<19 {
      simulation.advance(by: 1.0 / 60)
      #expect(simulation.update().visibleExtent == 52)
    }
  }

  /// A load in sight whose animator would show outcomes.
  private static func loading(_ loadMore: LoadMoreOptions = .init()) -> RefreshSimulation {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .manual, loadMore: loadMore)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
    simulation.begin()
    simulation.advance(by: 1)
    return simulation
  }

  @Test func noTimeIsSpentOnShowingWhatBecameOfALoad() {
    var simulation = Self.loading()
    simulation.end(.failure)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .idle && simulation.machine.tap(at: .far) == .retry)
  }

  @Test func theLastRowsAreWaitedForToo() {
    var simulation = Self.loading(.with { $0.hidesNoMoreData = true })
    simulation.end(.noMoreData)
    simulation.advance(by: 0.3)
    #expect(simulation.addedInset == 60 && simulation.offset == 3208)
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.offset == 3148)
  }
}
