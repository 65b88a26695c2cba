import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A floating control holds no space, but its updates have an extent as if it did.
@Suite struct FloatingTests {
  private static func settings(extent: Double = 60) -> SideSettings {
    let metrics = RefreshMetrics(heldExtent: extent, triggerDistance: 84)
    return SideSettings(metrics: metrics, placement: .floating)
  }

  private static func refreshing() -> RefreshSimulation {
    var simulation = RefreshSimulation(settings())
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 2)
    return simulation
  }

  @Test func whatWasPulledStaysInSight() {
    var simulation = RefreshSimulation(Self.settings())
    simulation.pull(to: 1.2)
    simulation.release()
    for _ in 0..<120 {
      simulation.advance(by: 1.0 / 60)
      #expect(simulation.update().visibleExtent >= 60)
    }
  }

  @Test func itOpensAndClosesAsAHeldSpaceDoes() {
    var floating = MachineDriver()
    floating.attach(Self.settings())
    var held = MachineDriver()
    held.attach()
    for frame in 0..<120 {
      let event: RefreshStateMachine.Event? =
        switch frame {
        case 0: .began(.near, .program, .always)
        case 60: .ended(.near, .cancelled)
        default: nil
        }
      if let event {
        floating.send(event)
        held.send(event)
      }
      floating.run(frames: 1)
      held.run(frames: 1)
      #expect(abs(floating.extent - held.extent) < 0.4, "frame \(frame)")
    }
  }

  @Test func itIsEndingUntilItIsOutOfSight() {
    var simulation = Self.refreshing()
    simulation.end()
    while simulation.state == .ending { simulation.advance(by: 1.0 / 60) }
    #expect(simulation.state == .idle && simulation.update().visibleExtent == 0)
  }

  @Test func aTouchThatPullsNothingDoesNotCutTheClosingShort() {
    var driver = MachineDriver()
    driver.attach(Self.settings())
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 60)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 12)
    let extent = driver.extent
    #expect(extent > 1 && extent < 59)
    driver.scroll.isDragging = true
    driver.send(.scrolled)
    driver.send(.laidOut)
    #expect(driver.send(.scrolled).wake == .nextFrame)
    #expect(driver.extent == extent)
    driver.run(frames: 1)
    #expect(driver.extent > 0 && driver.extent < extent)
    driver.run(frames: 60)
    let update = driver.machine.update(at: .near, driver.scroll, time: driver.time)
    #expect((update.state, update.visibleExtent, update.armedFraction, update.activityFraction) == (.idle, 0, 0, 0))
    #expect(driver.send(.ticked).wake == .never)
  }

  @Test func withoutAWindowItIsGoneAtOnce() {
    var simulation = Self.refreshing()
    simulation.list.isInWindow = false
    simulation.end(.cancelled)
    simulation.advance(by: 0.5)
    #expect(simulation.state == .idle)
    simulation.list.isInWindow = true
    #expect(simulation.update().visibleExtent == 0)
  }

  @Test func anExtentThatChangesIsFollowed() {
    var simulation = Self.refreshing()
    simulation.configure(Self.settings(extent: 90))
    simulation.advance(by: 0.05)
    #expect(simulation.update().visibleExtent > 60 && simulation.update().visibleExtent < 90)
    simulation.advance(by: 1)
    #expect(simulation.update().visibleExtent == 90)
  }

  @Test func aControlThatDoesNotFloatGoesOutOfSightWithTheContent() {
    var simulation = RefreshSimulation.holding()
    simulation.scroll(to: 700)
    simulation.advance(by: 0.5)
    #expect(simulation.update().visibleExtent == 0)
  }
}
