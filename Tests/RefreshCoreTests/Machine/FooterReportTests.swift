import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// Defects of controls that load more, found with a scroll view and reproduced in the machine alone.
@Suite struct FooterReportTests {
  private typealias Settings = SideSettings

  private static func footer(
    _ trigger: RefreshTrigger, at side: AxisSide = .far, in scroll: ScrollMetrics
  ) -> RefreshSimulation {
    let settings = Settings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: trigger)
    var simulation = RefreshSimulation(settings, at: side, in: scroll)
    simulation.advance(by: 0.1)
    return simulation
  }

  @Test(arguments: [RefreshTrigger.onRelease, .whilePulling])
  func aFingerThatCatchesTheEndOfTheDataLoadsNothing(trigger: RefreshTrigger) {
    var simulation = Self.footer(trigger, in: ScrollMetrics(offset: 348, contentLength: 1200))
    simulation.drag(by: -400)
    simulation.release()
    simulation.advance(by: 0.8)
    #expect(simulation.state == .refreshing)
    simulation.finishAction(.noMoreData)
    simulation.advance(by: 0.05)
    simulation.drag(by: -400)
    simulation.advance(by: 1)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .noMoreData && simulation.machine.session(at: .far) == 1)
  }

  @Test func aPullToRefreshThatIsTakenBackIsNoLoad() {
    var simulation = Self.footer(.onReachingEnd(within: .viewports(1)), in: ScrollMetrics(contentLength: 300))
    simulation.add(Settings(metrics: RefreshSimulation.metrics), at: .near)
    simulation.drag(by: 400)
    simulation.drag(by: -500)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.machine.session(at: .far) == 0 && simulation.machine.session(at: .near) == 0)
    simulation.drag(by: -50)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func noShareIsWrittenWhileTheListBouncesAtItsOtherEnd() {
    var simulation = Self.footer(.manual, in: ScrollMetrics(contentLength: 2000))
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    #expect(simulation.addedInset == 52)
    simulation.drag(by: 300)
    simulation.finishAction(.cancelled)
    simulation.advance(by: 0.2)
    #expect(simulation.offset < -50 && simulation.addedInset == 52)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.offset == 0 && simulation.violations.isEmpty)
  }

  @Test func aFooterThatStaysTakesItsSpaceThoughItsEndIsFarAway() {
    var simulation = Self.footer(.onTap, in: ScrollMetrics(contentLength: 0))
    #expect(simulation.addedInset == 0)
    simulation.list.contentLength = 4000
    simulation.advance(by: 0.1)
    #expect(simulation.addedInset == 52 && simulation.offset == 0)
  }

  @Test func aFooterThatStaysTakesItsSpaceOnceBarsHaveMoved() {
    var simulation = Self.footer(
      .onTap, in: ScrollMetrics(contentLength: 700, adjustedInset: SidePair(near: 50, far: 34)))
    #expect(simulation.addedInset == 0)
    simulation.inOneTurn {
      $0.list.systemInset = SidePair(near: 50, far: 0)
      $0.list.viewport = 393
    }
    simulation.expectQuiet()
    #expect(simulation.addedInset == 52)
  }

  /// A chat that loads older messages.
  private static func chat() -> RefreshSimulation {
    var simulation = footer(.manual, at: .near, in: ScrollMetrics(offset: 500, itemCount: 40))
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    return simulation
  }

  @Test func anAppThatKeepsThePlaceAfterALayoutOfItsOwnKeepsItOnce() {
    var simulation = Self.chat()
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    simulation.scroll(to: simulation.offset + 1000)
    #expect(simulation.offset == 1500)
    simulation.advance(by: 0.1)
    simulation.scroll(to: simulation.offset + 1000)
    simulation.advance(by: 0.1)
    #expect(simulation.offset == 2500)
  }

  @Test func rowsWhoseLengthComesLateLeaveWhatIsReadInItsPlace() {
    var simulation = Self.chat()
    simulation.list.itemCount = 50
    simulation.list.contentLength = 4000
    simulation.advance(by: 0.2)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 1500)
  }

  @Test func aHeaderThatStaysTakesItsSpaceThoughItsEndIsFarAway() {
    var simulation = Self.footer(.onTap, at: .near, in: ScrollMetrics(contentLength: 0))
    simulation.inOneTurn {
      $0.list.contentLength = 4000
      $0.scroll(to: 2000)
    }
    simulation.advance(by: 0.1)
    #expect(simulation.addedInset == 52 && simulation.offset == 2000)
  }
}
