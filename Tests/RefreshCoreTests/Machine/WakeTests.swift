import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The wakes that the machine asks for.
@Suite struct WakeTests {
  @Test func aPullUnderAFingerIsWatchedEveryFrame() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.1)
    simulation.hold(for: 2)
    #expect(simulation.wake == .nextFrame)
    simulation.pull(to: 0)
    simulation.drag(by: -500)
    simulation.hold(for: 1)
    #expect(simulation.wake == .never, "far from the ends nothing can come of it")
  }

  @Test func aPullThatLosesItsWindowIsLookedAtOnceMore() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 50)
    driver.scroll.isInWindow = false
    #expect(driver.send(.scrolled).wake == .nextFrame)
  }

  @Test func aBeginWithoutAWindowWaitsWithoutFrames() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isInWindow = false
    driver.send(.began(.near, .program, .always))
    #expect(driver.send(.laidOut).wake == .never)
  }

  @Test func aShareThatIsTakenOutWithoutAWindowIsPutBackByAFrame() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.scroll.isInWindow = false
    driver.scroll.inset = SidePair()
    driver.scroll.adjustedInset = SidePair()
    #expect(driver.send(.scrolled).wake == .nextFrame)
    driver.run(frames: 1)
    #expect(driver.scroll.inset == SidePair(near: 60, far: 0))
  }

  @Test func rowsThatNobodySeesAreWaitedForWithoutFrames() {
    let settings = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .manual)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 500))
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    let ticks = simulation.tickCount
    simulation.end(.success)
    simulation.advance(by: 0.3)
    #expect(simulation.state == .ending && simulation.tickCount <= ticks + 1)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .idle && simulation.addedInset == 0)
  }

  @Test func aSpaceBehindTheReaderIsGivenUpInTheTurnOfTheEnd() {
    var simulation = RefreshSimulation.holding()
    simulation.scroll(to: 500)
    simulation.advance(by: 0.5)
    let ticks = simulation.tickCount
    simulation.end(.cancelled)
    #expect(simulation.addedInset == 0 && simulation.tickCount == ticks && simulation.offset == 500)
  }

  @Test func anOutcomeThatIsScrolledAwayWaitsForItsEndWithoutFrames() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.failure)
    simulation.advance(by: 0.3)
    simulation.scroll(to: 500)
    simulation.advance(by: 0.1)
    let ticks = simulation.tickCount
    simulation.advance(by: 0.3)
    #expect(simulation.state == .ending && simulation.tickCount <= ticks + 1)
    simulation.advance(by: 1)
    #expect(simulation.state == .idle && simulation.wake == .never)
  }

  @Test func aSessionThatEndsOutOfSightIsDrawnAtRestInItsLastFlush() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.scroll(to: 500)
    var effects = driver.send(.ended(.near, .success))
    while driver.machine.state(at: .near) == .ending, driver.time < 10 {
      driver.time += 1.0 / 60
      effects = driver.send(.ticked)
    }
    #expect(driver.machine.state(at: .near) == .idle)
    #expect(effects.wake == .never, "no further frame draws what the session has left")
    #expect(driver.machine.update(at: .near, driver.scroll, time: driver.time).armedFraction == 0)
  }

  @Test(arguments: [true, false])
  func aTouchThatBeginsNothingIsForgottenWhenItLiftsWithoutAMove(isDisabled: Bool) {
    var simulation = RefreshSimulation.header()
    // UIKit does not report the lift of a touch that has not moved.
    simulation.list.reportsLifts = false
    if !isDisabled { simulation.remove() }
    simulation.touchDown()
    if isDisabled { simulation.setEnabled(false) } else { simulation.add(SideSettings(), at: .near) }
    simulation.setEnabled(true)
    simulation.advance(by: 0.5)
    simulation.release()
    simulation.advance(by: 0.2)
    #expect(simulation.wake == .never, "nothing is watched after the touch")
    simulation.pull(to: 1.1)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .armed)
  }

  @Test func aPullThatHasComeHomeIsLookedAtOnceMore() {
    var driver = MachineDriver()
    driver.attach()
    driver.release(from: 50)
    driver.scroll.offset = 0
    #expect(driver.machine.state(at: .near) == .pulling)
    #expect(driver.send(.scrolled).wake == .nextFrame)
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .idle)
  }
}
