import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// Lifts that are reported, inferred, or without a finger.
@Suite struct LiftedTests {
  @Test func aLiftWithoutADragFiresNothing() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 120)
    driver.send(.lifted)
    #expect(driver.machine.state(at: .near) == .idle && driver.machine.session(at: .near) == 1)
  }

  @Test func aLiftAtAReadingThatIsNoneIsFoundOutLater() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.scroll.offset = .nan
    driver.lift()
    #expect(driver.machine.state(at: .near) == .armed)
    driver.scroll.offset = -80
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .refreshing)
  }

  @Test func aLiftIsNotFoundOutWhileTheScrollViewHandlesIt() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.scroll.isLifting = true
    driver.send(.laidOut)
    #expect(driver.machine.state(at: .near) == .armed)
    driver.run(frames: 1)
    #expect(driver.machine.state(at: .near) == .refreshing)
  }

  @Test func anEndAtAReadingThatIsNoneIsNotShown() {
    var driver = MachineDriver()
    driver.attach()
    driver.send(.began(.near, .program, .never))
    driver.run(frames: 2)
    driver.scroll.offset = -.infinity
    driver.send(.ended(.near, .success))
    driver.scroll.offset = 0
    driver.run(frames: 30)
    #expect(driver.machine.state(at: .near) == .idle)
  }

  @Test func aControlThatChangesItsRoleKeepsItsSession() {
    var simulation = RefreshSimulation.header()
    let load = SideSettings(role: .loadMore, loadMore: .with { $0.exclusion = .independent })
    simulation.add(load, at: .far)
    simulation.begin(reveals: false)
    simulation.begin(reveals: false, at: .far)
    simulation.configure(.init(), at: .far)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .refreshing && simulation.machine.state(at: .far) == .refreshing)
  }

  @Test func aPullThatWasTakenBackFarIntoTheListIsForgotten() {
    var driver = MachineDriver()
    driver.attach(.init(metrics: Situation.settings.metrics, trigger: .manual))
    driver.drag(to: 90)
    driver.scroll.offset = 500
    driver.send(.scrolled)
    driver.machine.configure(Situation.settings, at: .near)
    driver.lift()
    #expect(driver.machine.state(at: .near) == .idle && driver.machine.session(at: .near) == 0)
  }
}
