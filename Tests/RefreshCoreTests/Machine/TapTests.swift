import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A tap does what it promises, and promises nothing while there is nothing to do.
@Suite struct TapTests {
  private typealias Settings = SideSettings

  private static func footer() -> RefreshSimulation {
    let settings = Settings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onTap)
    return RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
  }

  /// A footer at the end of its list, whose load has failed.
  private static func failedFooter() -> RefreshSimulation {
    let settings = Settings(role: .loadMore, metrics: RefreshSimulation.metrics)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
    simulation.begin()
    simulation.end(.failure)
    simulation.expectQuiet()
    return simulation
  }

  @Test(arguments: [RefreshTrigger.onRelease, .onTap, .manual, .onReachingEnd(within: .points(100))])
  func aControlThatRefreshesHasNothingToTap(trigger: RefreshTrigger) {
    var simulation = RefreshSimulation.header(trigger)
    #expect(simulation.machine.tap(at: .near) == nil)
    simulation.tap()
    #expect(simulation.state == .idle)
  }

  @Test func aFailedFooterThatBecomesAHeaderOffersNoRetry() {
    var simulation = Self.footer()
    simulation.tap()
    simulation.advance(by: 1)
    simulation.end(.failure)
    simulation.advance(by: 2)
    #expect(simulation.machine.tap(at: .far) == .retry)
    var machine = simulation.machine
    machine.configure(Settings(metrics: RefreshMetrics(heldExtent: 52)), at: .far)
    #expect(machine.tap(at: .far) == nil)
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

  @Test func whatFailedIsTriedAgainByATapAlsoWhileItIsPulled() {
    var simulation = Self.failedFooter()
    simulation.pull(to: 0.9)
    #expect(simulation.state == .pulling && simulation.machine.tap(at: .far) == .retry)
    simulation.tap()
    #expect(simulation.state == .refreshing)
  }

  /// Its row would pop into the pulled indicator.
  @Test func whatFailedIsStillOfferedWhileItIsArmedAndReleased() {
    var simulation = Self.failedFooter()
    simulation.pull(to: 1.2)
    #expect(simulation.state == .armed && simulation.update().tap == .retry)
    simulation.release()
    #expect(simulation.state == .refreshing && simulation.update().tap == .retry)
  }

  @Test func theSpaceOfATapIsKeptThroughItsLoad() {
    var simulation = Self.footer()
    simulation.expectQuiet()
    simulation.scroll(to: 3200)
    simulation.tap()
    simulation.advance(by: 1)
    simulation.end(.cancelled)
    for _ in 0..<60 {
      simulation.advance(by: 1.0 / 60)
      #expect(simulation.addedInset == 52 && simulation.offset == 3200)
    }
    #expect(simulation.state == .idle)
  }
}
