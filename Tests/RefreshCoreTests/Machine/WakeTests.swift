import RefreshCore
import RefreshTesting
import Testing

/// When the machine asks to be woken, and when it does not.
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
    var script = Script()
    script.attach()
    script.drag(to: 50)
    script.scroll.isInWindow = false
    #expect(script.send(.scrolled).wake == .nextFrame)
  }

  @Test func aBeginWithoutAWindowWaitsWithoutFrames() {
    var script = Script()
    script.attach()
    script.scroll.isInWindow = false
    script.send(.began(.near, .program, .always))
    #expect(script.send(.laidOut).wake == .never)
  }

  @Test func aShareThatIsTakenOutWithoutAWindowIsPutBackByAFrame() {
    var script = Script()
    script.attach()
    script.open(frames: 120)
    script.scroll.isInWindow = false
    script.scroll.inset = SidePair()
    script.scroll.adjustedInset = SidePair()
    #expect(script.send(.scrolled).wake == .nextFrame)
    script.run(frames: 1)
    #expect(script.scroll.inset == SidePair(near: 60, far: 0))
  }

  @Test func anEndingThatLosesItsWindowIsOverInTime() {
    var simulation = RefreshSimulation.header(metrics: RefreshMetrics(heldExtent: 60, triggerDistance: 84))
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 0.2)
    simulation.end(.cancelled)
    simulation.isInWindow = false
    #expect(simulation.state == .ending)
    simulation.advance(by: 0.5)
    #expect(simulation.state == .idle)
  }

  @Test func rowsThatNobodySeesAreWaitedForWithoutFrames() {
    let settings = RefreshSettings(role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .manual)
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

  @Test func aPullThatHasComeHomeIsLookedAtOnceMore() {
    var script = Script()
    script.attach()
    script.release(from: 50)
    script.scroll.offset = 0
    #expect(script.machine.state(at: .near) == .pulling)
    #expect(script.send(.scrolled).wake == .nextFrame)
    script.run(frames: 1)
    #expect(script.machine.state(at: .near) == .idle)
  }
}
