import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// Numbers that no screen produces: they have no effect, and the machine never outputs one.
@Suite struct HostileNumberTests {
  private static let numbers = [0, -1, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300]

  private static func reading(_ number: Double, _ change: (inout ScrollMetrics, Double) -> Void) -> ScrollMetrics {
    var reading = ScrollMetrics(offset: 500)
    change(&reading, number)
    return reading
  }

  @Test(arguments: numbers)
  func aScaleThatIsNoneIsIgnoredFarFromTheEnds(number: Double) {
    var machine = RefreshStateMachine()
    machine.configure(.init(role: .loadMore, trigger: .onReachingEnd(within: .points(100))), at: .far)
    let first = machine.receive(.attached(.far), ScrollMetrics(offset: 500), at: 0)
    #expect(first.asksForFlush)
    for event in [RefreshStateMachine.Event.scrolled, .laidOut, .ticked, .lifted] {
      let effects = machine.receive(event, Self.reading(number) { $0.scale = $1 }, at: 1)
      #expect(effects.inset == nil && effects.offset == nil)
    }
  }

  @Test(arguments: numbers.filter { !$0.isFinite || $0.magnitude > 1e300 })
  func aLengthThatIsNoneMovesNothing(number: Double) {
    let changes: [(inout ScrollMetrics, Double) -> Void] = [
      { $0.offset = $1 }, { $0.contentLength = $1 }, { $0.viewport = $1 }, { $0.inset.near = $1 },
      { $0.adjustedInset.far = $1 },
    ]
    for change in changes {
      var simulation = RefreshSimulation()
      simulation.begin()
      simulation.advance(by: 1)
      var machine = simulation.machine
      let effects = machine.receive(.ticked, Self.reading(number, change), at: 2)
      #expect(effects.inset == nil && effects.offset == nil)
      #expect(machine.update(at: .near, Self.reading(number, change), time: 2).progress.isFinite)
    }
  }

  @Test func theTimeSinceAnEndIsCountedAlsoWhereItWasCutShort() {
    var simulation = RefreshSimulation()
    simulation.begin()
    simulation.advance(by: 0.5)
    simulation.setEnabled(false)
    simulation.advance(by: 0.25)
    #expect(abs(simulation.update().timeSinceEnd - 0.25) < 0.02)
  }

  @Test func aTriggerIsAPixelAtLeast() {
    let metrics = RefreshMetrics(heldExtent: 0, triggerDistance: .leastNonzeroMagnitude)
    var simulation = RefreshSimulation(SideSettings(metrics: metrics))
    simulation.drag(by: 300)
    #expect(simulation.update().progress.isFinite && simulation.update().triggerDistance == 1.0 / 3)
  }

  @Test func whatHasTimedOutBeforeItStartsIsNotStarted() {
    let settings = SideSettings(trigger: .whilePulling, timeout: 1e-9)
    var simulation = RefreshSimulation(settings)
    simulation.pull(to: 1.2)
    simulation.hold(for: 0.1)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.tally.actionStarts == 0 && simulation.machine.outcome(at: .near) == .failure)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func anInsetThatIsNoneIsNotTaken(number: Double) {
    var simulation = RefreshSimulation()
    simulation.begin()
    simulation.advance(by: 1)
    simulation.clientInset = SidePair(near: 0, far: number)
    #expect(simulation.list.inset == SidePair(near: 60, far: 0))
  }

  @Test func aReadingThatIsNoneAsksForNoFrame() {
    var simulation = RefreshSimulation()
    simulation.begin()
    simulation.advance(by: 0.1)
    #expect(simulation.wake == .nextFrame)
    var machine = simulation.machine
    let effects = machine.receive(.ticked, Self.reading(.nan) { $0.contentLength = $1 }, at: 2)
    #expect(effects.wake == .never)
  }

  @Test func aReadingThatIsNoneIsForgottenFarFromTheEnds() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll(to: 500)
    let before = driver.machine
    driver.scroll.scale = 0
    driver.scroll.offset = 700
    driver.send(.scrolled)
    #expect(driver.machine == before)
  }
}
