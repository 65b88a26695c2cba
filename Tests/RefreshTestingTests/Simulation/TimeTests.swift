import RefreshCore
import RefreshTesting
import Testing

@Suite struct TimeTests {
  @Test(arguments: [60.0, 120, 59.94])
  func framesComeAtTheirRate(frameRate: Double) {
    var simulation = RefreshSimulation(frameRate: frameRate)
    simulation.keepsFrames = true
    simulation.advance(by: 1)
    #expect(simulation.frames.count == Int(frameRate))
    #expect(simulation.time == 1)
  }

  @Test func partsOfFramesAddUp() {
    var simulation = RefreshSimulation()
    simulation.keepsFrames = true
    for _ in 0..<1_000 { simulation.advance(by: 0.001) }
    #expect(simulation.frames.count == 60)
    simulation.advance(by: 0)
    #expect(simulation.frames.count == 60)
  }

  @Test func idleTicksNever() {
    var simulation = RefreshSimulation()
    simulation.advance(by: 10)
    simulation.flick(velocity: -2_000)
    simulation.advance(by: 10)
    #expect(simulation.tickCount == 0)
  }

  @Test func aHeldSessionWaitsForAMomentWithoutTicking() {
    var simulation = RefreshSimulation(SideSettings(timeout: 5))
    simulation.begin()
    simulation.advance(by: 2)
    #expect(simulation.wake == .at(5))
    let ticks = simulation.tickCount
    simulation.advance(by: 2.9)
    #expect(simulation.tickCount == ticks)
    #expect(simulation.state == .refreshing)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .ending)
    #expect(simulation.trace.rows.contains { $0.time == 5 && $0.state == .ending })
  }

  @Test func itAdvancesUntilNothingGoesOn() {
    var simulation = RefreshSimulation()
    simulation.action = .ends(after: 1, .success)
    simulation.pull(to: 1.1)
    simulation.release()
    #expect(!simulation.isQuiet)
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(simulation.state == .idle)
    #expect(simulation.list.inset == SidePair())
    let time = simulation.time
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(simulation.time == time)
  }

  @Test func itDoesNotWaitForEverForAFinger() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 0.5)
    let isQuiet = simulation.advanceUntilQuiet(within: 1)
    #expect(!isQuiet)
    #expect(abs(simulation.time - 1.3) < 1.0 / 60)
  }

  @Test func aSessionThatNobodyEndsIsNotQuiet() {
    var simulation = RefreshSimulation()
    simulation.begin()
    let isQuiet = simulation.advanceUntilQuiet(within: 5)
    #expect(!isQuiet && !simulation.isQuiet)
  }

  @Test func whatHappensInOneTurnIsDecidedOnce() {
    var apart = RefreshSimulation()
    apart.begin()
    apart.end()
    var together = RefreshSimulation()
    together.inOneTurn {
      $0.begin()
      $0.end()
    }
    #expect(apart.trace.rows.count == 3)
    #expect(together.trace.rows.count == 2)
    #expect(together.trace.rows.last?.effects == ["start", "announce", "answer started", "cancel", "announce"])
  }

  @Test func aCopyGoesItsOwnWay() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 1.1)
    var cancelled = simulation
    simulation.release()
    cancelled.cancelTouch()
    simulation.advance(by: 1)
    cancelled.advance(by: 1)
    #expect(simulation.state == .refreshing)
    #expect(cancelled.state == .idle)
  }

  @Test func theSameScriptComesToTheSame() {
    func run() -> RefreshSimulation {
      var simulation = RefreshSimulation()
      simulation.action = .ends(after: 0.7, .failure)
      simulation.run([.pull(to: 1.2), .release, .advance(by: 0.4), .flick(velocity: -900), .advance(by: 3)])
      return simulation
    }
    #expect(run() == run())
  }
}
