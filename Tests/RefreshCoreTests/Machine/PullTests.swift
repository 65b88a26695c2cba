import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The states during a pull.
@Suite struct PullTests {
  @Test func aPullBelowTheTriggerReturnsToIdleAndStartsNothing() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 0.95)
    #expect(simulation.state == .pulling)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
    #expect(simulation.offset == 0)
    #expect(simulation.tally.actionStarts == 0)
    #expect(simulation.tally.insetWrites == 0)
  }

  @Test func aPullExactlyAtTheTriggerArms() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1)
    #expect(simulation.pull == 84)
    #expect(simulation.state == .armed)
  }

  @Test(arguments: [(83.9, RefreshState.armed), (83.6, .pulling)])
  func aPullShortOfTheTriggerByLessThanHalfAPixelHasReachedIt(pull: Double, state: RefreshState) {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: pull)
    #expect(driver.machine.state(at: .near) == state)
  }

  /// A header whose content momentum has carried out of range, and then a finger holds.
  private static func caught(at pull: Double) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isDecelerating = true
    driver.scroll(to: -pull)
    driver.scroll.isDecelerating = false
    driver.drag(to: pull)
    return driver
  }

  @Test func whatMomentumBroughtPastTheTriggerIsNotAFingersPull() {
    var driver = Self.caught(at: 100)
    #expect(driver.machine.state(at: .near) == .pulling)
    driver.drag(to: 85)
    #expect(driver.machine.state(at: .near) == .pulling)
    driver.lift()
    driver.run(frames: 2)
    #expect(driver.machine.state(at: .near) == .pulling && !driver.machine.isActionRunning(at: .near))
  }

  @Test func aFingerThatCatchesMomentumPastTheTriggerArmsOnceItPullsOnByTenPoints() {
    var driver = Self.caught(at: 100)
    driver.drag(to: 109.5)
    #expect(driver.machine.state(at: .near) == .pulling)
    driver.drag(to: 110)
    #expect(driver.machine.state(at: .near) == .armed)
    driver.drag(to: 109.5)
    #expect(driver.machine.state(at: .near) == .pulling)
    driver.drag(to: 120)
    driver.lift()
    #expect(driver.machine.state(at: .near) == .refreshing)
  }

  @Test func aFingerThatHasTakenMomentumBackBelowTheTriggerPullsLikeAnyOther() {
    var driver = Self.caught(at: 100)
    driver.drag(to: 83)
    driver.drag(to: 84)
    #expect(driver.machine.state(at: .near) == .armed)
  }

  @Test func aFingerThatCatchesMomentumBelowTheTriggerPullsLikeAnyOther() {
    var driver = Self.caught(at: 83)
    driver.drag(to: 84)
    #expect(driver.machine.state(at: .near) == .armed)
  }

  @Test func theNextTouchKnowsNothingOfMomentumThatWasCaught() {
    var driver = Self.caught(at: 100)
    driver.lift()
    driver.scroll(to: 0)
    driver.drag(to: 84)
    #expect(driver.machine.state(at: .near) == .armed)
  }

  @Test func takingAnArmedPullBackDisarms() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.2)
    simulation.pull(to: 0.5)
    #expect(simulation.state == .pulling)
    simulation.pull(to: 1.2)
    #expect(simulation.state == .armed)
    simulation.pull(to: 0.9)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test(arguments: [true, false], [60.0, 120])
  func lettingGoOfAnArmedPullRefreshesOnce(reportsLifts: Bool, frameRate: Double) {
    var simulation = RefreshSimulation.header(frameRate: frameRate)
    simulation.list.reportsLifts = reportsLifts
    simulation.pull(to: 1.1)
    simulation.release()
    if reportsLifts { #expect(simulation.state == .refreshing) }
    simulation.advance(by: 1 / frameRate)
    #expect(simulation.state == .refreshing)
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.tally.valueChanges == 1)
    simulation.advance(by: 3)
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.offset == -60)
    #expect(simulation.addedInset == 60)
  }

  @Test func aReleaseJustPastTheTriggerFiresThoughTheBounceHasAlreadyBegun() {
    var simulation = RefreshSimulation.header()
    simulation.list.bouncesInLift = true
    simulation.list.reportsLifts = false
    simulation.pull(to: 1)
    simulation.release()
    simulation.advance(by: 0.1)
    #expect(simulation.state == .refreshing)
  }

  @Test func aCancelledTouchFiresNothing() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.4)
    #expect(simulation.state == .armed)
    simulation.cancelTouch()
    #expect(simulation.state == .pulling)
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test func aDragFlagThatOutlivesItsGestureCountsAsCancelled() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 100)
    driver.scroll.isDragStale = true
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .pulling)
  }

  @Test func aTouchThatWasLostDoesNotKeepASessionFromEnding() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.drag(to: 70)
    driver.send(.ended(.near, .cancelled))
    driver.scroll.isDragStale = true
    driver.run(frames: 120)
    #expect(driver.machine.state(at: .near) == .idle)
    #expect(driver.scroll.inset == SidePair())
  }

  /// UIKit makes no bounce after it, whose speed the motion could have.
  @Test func contentThatALostTouchHasLeftBeginsToMoveFromAStand() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.drag(to: 120)
    driver.scroll.isDragStale = true
    // The machine waits for UIKit's bounce first.
    for _ in 0..<6 where driver.scroll.offset == -120 { driver.run(frames: 1) }
    #expect(driver.scroll.offset > -120 && driver.scroll.offset < -117)
  }

  @Test func momentumThatPassesTheTriggerNeverArms() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: 600))
    var states: Set<RefreshState> = []
    simulation.flick(velocity: 4000)
    for _ in 0..<200 {
      simulation.advance(by: 1.0 / 60)
      states.insert(simulation.state)
    }
    #expect(states.contains(.pulling), "the flick was to overshoot")
    #expect(!states.contains(.armed))
    #expect(simulation.state == .idle)
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test func pullingFiresUnderTheFingerOnlyOnceADrag() {
    var simulation = RefreshSimulation.header(.whilePulling)
    simulation.action = .ends(after: 0.1, .success)
    simulation.pull(to: 1.3)
    #expect(simulation.state == .refreshing)
    simulation.hold(for: 4)
    #expect(simulation.state == .ending, "the finger has not lifted")
    simulation.pull(to: 0.2)
    simulation.pull(to: 1.5)
    #expect(simulation.state == .ending)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
    #expect(simulation.machine.session(at: .near) == 1)
    #expect(simulation.tally.actionStarts == 1)
  }

  @Test(arguments: [RefreshTrigger.manual, .onTap, .onReachingEnd(within: .points(0))])
  func aPullChangesNothingWhereItDoesNotArm(trigger: RefreshTrigger) {
    var simulation = RefreshSimulation.header(trigger)
    simulation.pull(to: 1.8)
    #expect(simulation.state == .idle)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test func zoomingDoesNotArm() {
    var simulation = RefreshSimulation.header()
    simulation.list.isZooming = true
    simulation.pull(to: 1.4)
    #expect(simulation.state == .pulling)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test func aFarControlIsTheSameUpsideDown() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics)
    let scroll = ScrollMetrics(offset: 4000 - 852, contentLength: 4000)
    var simulation = RefreshSimulation(settings, at: .far, in: scroll)
    simulation.pull(to: 1.1)
    #expect(simulation.state == .armed)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.offset == 4000 - 852 + 60)
    #expect(simulation.list.inset == SidePair(near: 0, far: 60))
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.offset == 4000 - 852)
    #expect(simulation.list.inset == SidePair())
  }

  @Test func distancesInUseAreCappedByTheViewport() {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
    let simulation = RefreshSimulation.header(metrics: metrics, in: ScrollMetrics(viewport: 200))
    let update = simulation.update()
    #expect(update.heldExtent == 40)
    #expect(update.triggerDistance == 40)
  }

  @Test func theTriggerInUseIsAtLeastFourteenTenthsOfTheExtent() {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 60)
    #expect(RefreshSimulation.header(metrics: metrics).update().triggerDistance == 84)
  }

  @Test func aLiftShortOfTheTriggerIsArmedNoMore() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.scroll.offset = -50
    driver.send(.scrolled)
    driver.lift()
    #expect(driver.machine.state(at: .near) == .pulling)
    #expect(driver.machine.session(at: .near) == 0)
  }

  @Test func aLiftInTheMiddleOfTheListIsNoPull() {
    var driver = MachineDriver()
    driver.attach()
    driver.release(from: -500)
    #expect(driver.machine.state(at: .near) == .idle)
  }

  @Test func aPullThatLosesItsWindowIsOverWhereItStands() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 50)
    driver.scroll.isInWindow = false
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .idle)
    #expect(driver.send(.laidOut).wake == .never)
  }
}
