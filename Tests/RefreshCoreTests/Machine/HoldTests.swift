import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The motion of content that is released while a session runs.
@Suite struct HoldTests {
  /// A header that was caught while it opened, and dragged to where a third of it is in sight.
  private static func caught(pinnedHeaders: RefreshPinnedHeaders) -> RefreshSimulation {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, pinnedHeaders: pinnedHeaders)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.3)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 0.1)
    simulation.touchDown()
    simulation.drag(by: -60)
    simulation.hold(for: 0.2)
    return simulation
  }

  @Test func contentThatShowsLessThanHalfOfTheSpaceStaysWhereItIsLetGo() {
    var simulation = Self.caught(pinnedHeaders: .fixed)
    let before = simulation.offset
    #expect(before > -30 && before < 0)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.offset == before && simulation.addedInset == 60)
  }

  @Test func whereTheSpaceFollowsTheContentItGoesHome() {
    var simulation = Self.caught(pinnedHeaders: .follow)
    #expect(simulation.offset > -30 && simulation.offset < 0)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.offset == 0 && simulation.addedInset == 0 && simulation.state == .refreshing)
  }

  @Test func aPullThatFiredAndWasTakenBackGoesHome() {
    var simulation = RefreshSimulation.header(.whilePulling)
    simulation.pull(to: 1.2)
    simulation.pull(to: 0.25)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.offset == 0 && simulation.addedInset == 0 && simulation.state == .refreshing)
  }

  /// A navigation bar changes its look over the last points of a scroll.
  @Test(arguments: [(3.0, 0.0), (5, 60)])
  func anUnseenSessionRaisesNoInsetAtABar(offset: Double, inset: Double) {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll(to: offset)
    driver.send(.began(.near, .program, .never))
    driver.run(frames: 10)
    #expect(driver.scroll.inset.near == inset && driver.scroll.offset == offset)
  }

  @Test func contentThatAnotherHoldsIsLeftToIt() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, backing: .system)
    var driver = MachineDriver()
    driver.attach(settings)
    driver.send(.began(.near, .program, .never))
    driver.scroll(to: -60)
    driver.run(frames: 60)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 60)
    #expect(driver.scroll.offset == -60 && driver.scroll.inset == SidePair())
  }

  @Test func anUnseenSessionStaysUnseenInAShortListWhateverIsReadAgain() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: 300))
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    simulation.list.contentLength = 310
    simulation.advance(by: 1)
    #expect(simulation.offset == 0 && simulation.addedInset == 0)
  }

  @Test func aSessionThatNobodySeesRaisesNoShareOnceItIsOver() {
    var driver = MachineDriver()
    driver.scroll.offset = 3200
    driver.machine.configure(.init(metrics: RefreshSimulation.metrics), at: .far)
    driver.send(.attached(.far))
    driver.send(.began(.far, .program, .always))
    driver.run(frames: 90)
    driver.send(.ended(.far, .cancelled))
    driver.run(frames: 4)
    #expect(driver.scroll.offset > 3200 && driver.scroll.offset < 3260)
    // Rows that come without a notification are found by the frame.
    driver.scroll.contentLength = 5000
    driver.run(frames: 1)
    #expect(driver.machine.addedInset.far == 0)
  }

  @Test(arguments: [true, false])
  func contentOutOfRangeThatNobodyIsSeenToMoveIsNoPull(isInWindow: Bool) {
    var driver = MachineDriver()
    driver.scroll.offset = -100
    driver.scroll.adjustedInset.near = 100
    driver.attach()
    driver.scroll.isInWindow = isInWindow
    driver.scroll.isDecelerating = !isInWindow
    for near in [32.0, 50] {
      driver.scroll.adjustedInset.near = near
      driver.send(.scrolled)
      driver.send(.laidOut)
      #expect(driver.machine.restOffset(at: .near, driver.scroll) == -near)
    }
  }

  @Test func theShareOfAShortListFollowsNoScrollOfTheApps() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, pinnedHeaders: .follow)
    var simulation = RefreshSimulation(settings, in: ScrollMetrics(contentLength: 300))
    simulation.begin()
    simulation.advance(by: 1)
    simulation.scroll(to: -30)
    #expect(simulation.addedInset == 60)
  }

  @Test func aPullThatFiredAndWasScrolledAwayHoldsItsSpaceAtTheFirstFrame() {
    var simulation = RefreshSimulation.header(.whilePulling)
    simulation.pull(to: 1.2)
    simulation.drag(by: -600)
    simulation.hold(for: 0.2)
    #expect(simulation.offset > 0 && simulation.addedInset == 0)
    simulation.release()
    simulation.advance(by: 1.0 / 60)
    #expect(simulation.addedInset == 60)
  }

  @Test func aPullThatFiredAndWasTakenBackWritesNoSpaceWhereItWouldFollow() {
    let settings = SideSettings(
      metrics: RefreshSimulation.metrics, trigger: .whilePulling, pinnedHeaders: .follow)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.2)
    simulation.pull(to: 0.25)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.offset == 0 && simulation.addedInset == 0 && simulation.tally.insetWrites == 0)
  }

  @Test func contentThatIsPulledOutOfTheHoldComesBackByItself() {
    var simulation = RefreshSimulation.holding()
    let writes = simulation.tally.offsetWrites
    simulation.pull(to: 1.5)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.offset == -60 && simulation.tally.offsetWrites == writes)
  }

  @Test func anEndDoesNotStopTheReaderWhoIsOnHisWay() {
    var simulation = RefreshSimulation.holding()
    simulation.drag(by: -40, over: 0.1)
    simulation.release()
    #expect(simulation.offset < 0)
    simulation.end(.cancelled)
    simulation.advance(by: 3)
    #expect(simulation.offset > 20 && simulation.list.inset == SidePair())
  }
}
