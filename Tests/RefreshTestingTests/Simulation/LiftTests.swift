import RefreshCore
import RefreshTesting
import Testing

@Suite struct LiftTests {
  @Test func aFingerThatHasRestedLiftsWithoutASpeed() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 1_000))
    simulation.drag(by: 100, over: 0.1)
    simulation.hold(for: 0.2)
    simulation.release()
    let offset = simulation.offset
    simulation.advance(by: 0.5)
    #expect(simulation.offset == offset)
  }

  /// A flick of v points per second continues for 0.499 v points.
  @Test func aFlickGoesOn() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 2_000))
    simulation.flick(velocity: 1_000)
    #expect(simulation.list.finger == nil)
    let offset = simulation.offset
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(abs(simulation.offset - (offset - 499)) < 1)
  }

  @Test func aFlickIntoTheEdgeBouncesAndRefreshesNothing() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 400))
    simulation.flick(velocity: 4_000)
    var deepest = 0.0
    for _ in 0..<240 {
      simulation.advance(by: 1.0 / 60)
      deepest = max(deepest, simulation.pull)
    }
    #expect(deepest > simulation.triggerDistance)
    #expect(simulation.trace.states == [.idle, .pulling, .idle])
    #expect(simulation.tallies.isEmpty)
  }

  @Test func aCancelledTouchFiresNothing() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 1.2)
    #expect(simulation.state == .armed)
    simulation.cancelTouch()
    #expect(simulation.list.finger == nil)
    simulation.advanceUntilQuiet()
    #expect(simulation.isQuiet)
    #expect(simulation.trace.states == [.idle, .pulling, .armed, .pulling, .idle])
  }

  @Test func withoutAFingerALiftIsIgnored() {
    var simulation = RefreshSimulation()
    let before = simulation
    simulation.release()
    simulation.cancelTouch()
    #expect(simulation == before)
  }

  @Test(arguments: [60.0, 120])
  func whoeverTellsOfTheLiftTheActionStartsWithinAFrame(frameRate: Double) throws {
    for reportsLifts in [true, false] {
      for bouncesInLift in [true, false] {
        var simulation = RefreshSimulation(frameRate: frameRate)
        simulation.list.reportsLifts = reportsLifts
        simulation.list.bouncesInLift = bouncesInLift
        simulation.pull(to: 1)
        simulation.hold(for: 0.2)
        simulation.release()
        let lift = simulation.time
        #expect(simulation.state == (reportsLifts || bouncesInLift ? .refreshing : .armed))
        simulation.advance(by: 1)
        let start = try #require(simulation.trace.rows.first { $0.effects.contains("start") })
        #expect(start.time - lift < 1 / frameRate + 1e-9)
        #expect(simulation.tally.actionStarts == 1)
        #expect(simulation.violations.isEmpty)
      }
    }
  }

  @Test func theBounceMakesItsFirstStepInTheLiftIfToldTo() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 0.5)
    simulation.hold(for: 0.2)
    var other = simulation
    other.list.bouncesInLift = true
    simulation.release()
    other.release()
    #expect(simulation.pull == 42)
    // One frame of the bounce leaves 0.99 to the power of 16.7.
    #expect(abs(other.pull - 42 * 0.8458) <= 1.0 / 6)
  }
}
