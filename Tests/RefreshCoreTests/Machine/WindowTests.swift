import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// Windows, background, and removal in every state.
@Suite struct WindowTests {
  @Test func leavingTheWindowEndsNothing() {
    var simulation = RefreshSimulation.holding()
    simulation.list.isInWindow = false
    simulation.advance(by: 5)
    #expect(simulation.state == .refreshing)
    simulation.list.isInWindow = true
    simulation.advance(by: 1)
    #expect(simulation.state == .refreshing)
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.offset == -60)
  }

  @Test func anEndOffTheWindowLeavesACleanListByDeltas() {
    var simulation = RefreshSimulation.holding(
      in: ScrollMetrics(offset: -88, adjustedInset: SidePair(near: 88, far: 0)))
    simulation.list.isInWindow = false
    simulation.end(.cancelled)
    simulation.advance(by: 1)
    #expect(simulation.state == .idle)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.offset == -88)
    #expect(simulation.wake == .never)
  }

  @Test func anEndOffTheWindowDoesNotMoveAReaderWhoHasScrolledAway() {
    var simulation = RefreshSimulation.holding()
    simulation.scroll(to: 700)
    simulation.advance(by: 0.1)
    simulation.list.isInWindow = false
    simulation.end(.cancelled)
    simulation.advance(by: 1)
    #expect(simulation.offset == 700)
    #expect(simulation.list.inset == SidePair())
  }

  @Test func anOpeningThatLosesItsWindowIsFinishedAtOnce() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.5)
    simulation.release()
    simulation.advance(by: 0.05)
    #expect(simulation.pull > 61)
    simulation.list.isInWindow = false
    simulation.advance(by: 0.1)
    #expect(simulation.offset == -60)
    #expect(simulation.addedInset == 60)
  }

  @Test func anOpeningThatTheAppTookHomeRaisesNoSpaceAboveTheRowsOfAShortListOffTheWindow() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.contentLength = 300
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 5)
    let space = driver.scroll.inset.near
    #expect(space > 0 && space < 60)
    driver.scroll.offset = 0
    driver.scroll.isInWindow = false
    driver.run(frames: 2)
    #expect(driver.scroll.inset.near == space && driver.scroll.offset == 0)
    driver.scroll.isInWindow = true
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 90)
    #expect(driver.scroll.inset == SidePair() && driver.machine.state(at: .near) == .idle)
  }

  @Test func aBeginOffTheWindowWaitsForItAndHappensOnce() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(isInWindow: false))
    simulation.expectBegin(.started)
    simulation.advance(by: 1)
    #expect(simulation.tally.actionStarts == 1)
    simulation.list.isInWindow = true
    simulation.advance(by: 1)
    #expect(simulation.offset == -60)
    #expect(simulation.tally.actionStarts == 1)
  }

  @Test func aPullWhoseWindowGoesIsCancelled() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.5)
    simulation.list.isInWindow = false
    simulation.advance(by: 0.2)
    #expect(simulation.state == .idle)
    #expect(simulation.tally.actionStarts == 0)
  }

  @Test func aScrollThatWasCutShortByTheWindowKeepsNoSpace() {
    var driver = MachineDriver()
    driver.attach()
    driver.release(from: 90)
    driver.run(frames: 90)
    driver.scroll.isScrollAnimating = true
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 3)
    #expect(driver.machine.addedInset.near == 60)
    driver.scroll.isInWindow = false
    driver.run(frames: 3)
    #expect(driver.machine.addedInset.near == 0)
  }

  @Test func inTheBackgroundNothingIsWrittenAndASettleIsFinishedOnReturn() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    let offset = simulation.offset
    simulation.setInBackground(true)
    simulation.advance(by: 60)
    #expect(simulation.offset == offset)
    #expect(simulation.wake == .never)
    simulation.setInBackground(false)
    simulation.advance(by: 0.1)
    #expect(simulation.offset == 0)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.state == .idle)
  }

  @Test func aTimeoutThatPassedInTheBackgroundCountsOnReturn() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, timeout: 30)
    var simulation = RefreshSimulation(settings)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.setInBackground(true)
    simulation.advance(by: 100)
    #expect(simulation.state == .refreshing)
    simulation.setInBackground(false)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.outcome(at: .near) == .failure)
  }

  @Test(arguments: Situation.allCases)
  func removalInAnyStateGivesEverythingBackAtOnceOrWithTheMotionThatRuns(situation: Situation) {
    var driver = MachineDriver()
    (driver.machine, driver.scroll, driver.time) = situation.make()
    let wasRunning = driver.machine.isActionRunning(at: .near)
    let (held, isDriven) = (driver.machine.addedInset.near, [.opening, .closing].contains(situation))
    let effects = driver.send(.detached(.near))
    #expect((effects.inset != nil) == (held != 0 && !isDriven))
    #expect(isDriven || driver.scroll.inset == SidePair())
    #expect(effects.commands(at: .near).contains(.cancelAction) == wasRunning)
    #expect(driver.machine.state(at: .near) == .idle)
    driver.run(frames: 90)
    #expect(driver.scroll.inset == SidePair() && driver.machine.addedInset == SidePair())
    #expect(driver.send(.ticked) == RefreshStateMachine.Effects())
  }

  @Test(arguments: Situation.allCases, [true, false])
  func disablingOrHidingInAnyStateCancelsAndClosesTheSpace(situation: Situation, hides: Bool) {
    var driver = MachineDriver()
    (driver.machine, driver.scroll, driver.time) = situation.make()
    let wasRunning = driver.machine.isActionRunning(at: .near)
    let effects = driver.send(hides ? .hidden(.near, true) : .enabled(.near, false))
    #expect(effects.commands(at: .near).contains(.cancelAction) == wasRunning)
    #expect(effects.inset == nil && effects.offset == nil, "nothing is written in the client's call stack")
    driver.send(.laidOut)
    if driver.scroll.isTracking { driver.lift() }
    driver.run(frames: 90)
    #expect(driver.scroll.inset == SidePair())
    let isExhausted = situation == .noMoreData || situation == .sayingTheEnd
    #expect(driver.machine.state(at: .near) == (isExhausted ? .noMoreData : .idle))
  }

  @Test func theNextControlStartsCleanAndALateResultIsStale() {
    var simulation = RefreshSimulation.holding()
    let session = simulation.machine.session(at: .near)
    simulation.remove()
    simulation.add(SideSettings(metrics: RefreshSimulation.metrics), at: .near)
    #expect(simulation.state == .idle)
    simulation.expectBegin(.started)
    simulation.finishAction(.success, session: session)
    #expect(simulation.state == .refreshing)
  }

  @Test func aSystemBackedControlWritesNoGeometry() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, backing: .system)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.2)
    simulation.begin(.finger, .never)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.state == .refreshing)
    #expect(simulation.tally.insetWrites == 0)
    #expect(simulation.tally.offsetWrites == 0)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
  }

  @Test(arguments: [RefreshTrigger.onRelease, .whilePulling])
  func onlyTheSystemBeginsTheSessionOfAPullThatItOwns(trigger: RefreshTrigger) {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, trigger: trigger, backing: .system)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.5)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .pulling && 0.99..<1 ~= simulation.update().progress)
    simulation.begin(.finger, .never)
    #expect(simulation.state == .refreshing && simulation.update().progress == 1.5)
    simulation.end(.cancelled)
    simulation.release()
    simulation.advance(by: 2)
    simulation.pull(to: 1.5)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.offset == 0)
  }

  @Test func theSpaceOfTheSystemIsHeldUntilTheOutcomeWasShown() {
    let settings = SideSettings(metrics: RefreshMetrics(showsOutcomes: true), backing: .system)
    var simulation = RefreshSimulation(settings)
    #expect(!simulation.machine.isHeld(at: .near))
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    #expect(simulation.machine.isHeld(at: .near) && simulation.update().visibleExtent == 60)
    simulation.end(.success)
    simulation.advance(by: 0.5)
    #expect(simulation.machine.isHeld(at: .near))
    simulation.advance(by: 0.5)
    #expect(!simulation.machine.isHeld(at: .near))
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.update().visibleExtent == 0)
  }

  @Test func theSpaceOfTheSystemIsHeldUnderTheFingerThatSawTheEnd() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, backing: .system)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.2)
    simulation.begin(.finger, .never)
    simulation.advance(by: 1)
    simulation.end(.cancelled)
    simulation.advance(by: 1)
    #expect(simulation.machine.isHeld(at: .near))
    simulation.release()
    simulation.advance(by: 0.1)
    #expect(!simulation.machine.isHeld(at: .near))
  }

  @Test func aFloatingControlHoldsNothingButIsToldItsExtent() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, placement: .floating)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.offset == 0)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.update().visibleExtent == 60)
    simulation.end()
    var extents: [Double] = []
    for _ in 0..<150 {
      simulation.advance(by: 1.0 / 60)
      extents.append(simulation.update().visibleExtent)
    }
    #expect(zip(extents, extents.dropFirst()).allSatisfy { $0 - $1 < 6 }, "it closes without a jump")
    #expect(simulation.state == .idle)
  }

  @Test func anExtentOfZeroIsLegalAndItsEndingLastsAFifthOfASecond() {
    let metrics = RefreshMetrics(heldExtent: 0, triggerDistance: 84)
    var simulation = RefreshSimulation.header(.whilePulling, metrics: metrics)
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.state == .refreshing)
    #expect(simulation.offset == 0)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
    #expect(simulation.tally.insetWrites == 0)
  }

  @Test func whatTheSafeAreaSaysWithoutAWindowIsNoLine() {
    var simulation = RefreshSimulation.holding()
    simulation.list.isInWindow = false
    simulation.list.systemInset = SidePair(near: 100, far: 0)
    simulation.end(.cancelled)
    simulation.advance(by: 0.5)
    #expect(simulation.offset == 0 && simulation.list.inset == SidePair())
  }

  /// The bar under which the list is scrolled is missing there, so that the content seems to be pulled.
  @Test func anEndOffTheWindowWritesNoOffsetOfAReaderWhoHasScrolledUnderTheBar() {
    var driver = MachineDriver()
    driver.scroll.offset = -47
    driver.system = SidePair(near: 47)
    driver.attach()
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 120)
    driver.scroll(to: -20)
    #expect(driver.scroll.inset.near == 60)
    driver.scroll.isInWindow = false
    driver.system = SidePair()
    driver.send(.ended(.near, .cancelled))
    let effects = driver.send(.laidOut)
    #expect(effects.inset == SidePair() && effects.offset == nil)
  }

  /// The bar is missing there, and UIKit has moved the content along with it.
  @Test func anEndOffTheWindowBringsHomeContentThatHasFollowedItsLimit() {
    var driver = MachineDriver()
    driver.scroll.offset = -100
    driver.system = SidePair(near: 100)
    driver.attach()
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -160)
    driver.scroll.isInWindow = false
    driver.system = SidePair()
    driver.scroll.offset = -60
    driver.send(.ended(.near, .cancelled))
    driver.send(.laidOut)
    #expect(driver.scroll.inset == SidePair() && driver.scroll.offset == 0)
  }
}
