import RefreshCore
import RefreshTesting
import Testing

/// What a lift means that is told, found out, or nobody's.
@Suite struct LiftedTests {
  @Test func aLiftWithoutADragFiresNothing() {
    var script = Script()
    script.attach()
    script.open(frames: 120)
    script.send(.ended(.near, .cancelled))
    script.run(frames: 120)
    script.send(.lifted)
    #expect(script.machine.state(at: .near) == .idle && script.machine.session(at: .near) == 1)
  }

  @Test func aLiftAtAReadingThatIsNoneIsFoundOutLater() {
    var script = Script()
    script.attach()
    script.drag(to: 90)
    script.scroll.offset = .nan
    script.lift()
    #expect(script.machine.state(at: .near) == .armed)
    script.scroll.offset = -80
    script.run(frames: 1)
    #expect(script.machine.state(at: .near) == .refreshing)
  }

  @Test func aLiftIsNotFoundOutWhileTheScrollViewHandlesIt() {
    var script = Script()
    script.attach()
    script.drag(to: 90)
    script.scroll.isLifting = true
    script.send(.laidOut)
    #expect(script.machine.state(at: .near) == .armed)
    script.run(frames: 1)
    #expect(script.machine.state(at: .near) == .refreshing)
  }

  @Test func aPullWaitsForTheRefreshAtTheOtherEnd() {
    var simulation = RefreshSimulation.header()
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .far)
    simulation.begin(reveals: false, at: .far)
    simulation.advance(by: 0.5)
    simulation.pull(to: 1.3)
    #expect(simulation.state == .pulling)
    simulation.release()
    simulation.advance(by: 0.2)
    #expect(simulation.machine.session(at: .near) == 0)
  }

  @Test func anEndWithoutAWindowIsNotShown() {
    var simulation = RefreshSimulation.holding()
    simulation.isInWindow = false
    simulation.end(.success)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .idle)
  }

  @Test func anEndAtAReadingThatIsNoneIsNotShown() {
    var script = Script()
    script.attach()
    script.send(.began(.near, .program, .never))
    script.run(frames: 2)
    script.scroll.offset = -.infinity
    script.send(.ended(.near, .success))
    script.scroll.offset = 0
    script.run(frames: 30)
    #expect(script.machine.state(at: .near) == .idle)
  }

  @Test func aControlThatChangesItsRoleKeepsItsSession() {
    var simulation = RefreshSimulation.header()
    let load = RefreshSettings(role: .loadMore, loadMore: .init(exclusion: .independent))
    simulation.add(load, at: .far)
    simulation.begin(reveals: false)
    simulation.begin(reveals: false, at: .far)
    simulation.configure(.init(), at: .far)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .refreshing && simulation.machine.state(at: .far) == .refreshing)
  }

  @Test func aPullThatWasTakenBackFarIntoTheListIsForgotten() {
    var script = Script()
    script.attach(.init(metrics: Situation.settings.metrics, trigger: .manual))
    script.drag(to: 90)
    script.scroll.offset = 500
    script.send(.scrolled)
    script.machine.configure(Situation.settings, at: .near)
    script.lift()
    #expect(script.machine.state(at: .near) == .idle && script.machine.session(at: .near) == 0)
  }
}
