import RefreshCore
import RefreshTesting
import Testing

/// A tap does what it promises, and promises nothing while there is nothing to do.
@Suite struct TapTests {
  private typealias Settings = RefreshStateMachine.Settings

  private static func footer() -> RefreshSimulation {
    let settings = Settings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onTap)
    return RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
  }

  @Test func aControlThatRefreshesHasNothingToTap() {
    var simulation = RefreshSimulation.header(.onTap)
    #expect(simulation.machine.tap(at: .near) == nil)
    simulation.tap()
    #expect(simulation.state == .idle)
  }

  @Test func aTapDuringALoadDoesNothing() {
    var simulation = Self.footer()
    simulation.tap()
    simulation.advance(by: 1)
    #expect(simulation.machine.tap(at: .far) == nil)
    simulation.tap()
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func aTapWhereNothingIsLeftDoesNothing() {
    var simulation = Self.footer()
    simulation.setNoMoreData(true)
    simulation.advance(by: 1)
    #expect(simulation.machine.tap(at: .far) == nil && simulation.update().tap == nil)
    simulation.tap()
    #expect(simulation.state == .noMoreData && simulation.machine.session(at: .far) == 0)
  }
}
