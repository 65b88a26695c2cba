import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A load begins when a reader scrolls near the end, once, and never by anything else.
@Suite struct ReachingEndTests {
  private static let metrics = RefreshMetrics(heldExtent: 52)

  private static func footer(
    within distance: RefreshTrigger.Distance = .points(400), in scroll: ScrollMetrics = ScrollMetrics(),
    loadMore: LoadMoreOptions = .init(), side: AxisSide = .far
  ) -> RefreshSimulation {
    RefreshSimulation(
      SideSettings(
        role: .loadMore, metrics: metrics, trigger: .onReachingEnd(within: distance), loadMore: loadMore),
      at: side, in: scroll)
  }

  /// A list of 4000 points in a viewport of 852 rests at its end at 3148; the line of 400 points is at 2748.
  private static func beforeTheLine() -> RefreshSimulation {
    var simulation = footer(in: ScrollMetrics(offset: 2700))
    simulation.advance(by: 0.1)
    return simulation
  }

  @Test func aDragOverTheLineLoadsOnce() {
    var simulation = Self.beforeTheLine()
    simulation.drag(by: -40)
    simulation.advance(by: 0.3)
    #expect(simulation.state == .idle)
    simulation.drag(by: -60)
    simulation.advance(by: 0.3)
    #expect(simulation.state == .refreshing && simulation.machine.origin(at: .far) == .scroll)
    #expect(simulation.tally.actionStarts == 1 && simulation.machine.session(at: .far) == 1)
  }

  @Test func aFlingOverTheLineLoads() {
    var simulation = Self.footer(in: ScrollMetrics(offset: 1000))
    simulation.flick(velocity: -5000)
    #expect(simulation.offset < 2748)
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func scrollingAwayLoadsNothing() {
    var simulation = Self.footer(in: ScrollMetrics(offset: 3000))
    simulation.drag(by: 200)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0)
  }

  @Test func aHeldFingerLoadsOnceHoweverOftenTheActionReturns() {
    var simulation = Self.beforeTheLine()
    simulation.action = .ends(after: 0.01, .success)
    simulation.drag(by: -400)
    simulation.advance(by: 3)
    simulation.drag(by: -5)
    simulation.drag(by: 5)
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func aGestureThatBeginsBeyondTheLineLoadsOnceItComesNearer() {
    var simulation = Self.footer(in: ScrollMetrics(offset: 3000))
    simulation.touchDown()
    simulation.advance(by: 0.5)
    simulation.drag(by: 30)
    simulation.advance(by: 0.3)
    #expect(simulation.machine.session(at: .far) == 0)
    simulation.drag(by: -30)
    simulation.advance(by: 0.3)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func nothingButAReaderLoads() {
    var simulation = Self.footer(in: ScrollMetrics(offset: 2000))
    simulation.scroll(to: 3148)
    simulation.scroll(to: 2000, isAnimated: true)
    simulation.advance(by: 1)
    simulation.scroll(to: 3148, isAnimated: true)
    simulation.advance(by: 1)
    for length in [6000.0, 3200, 6400] {
      simulation.list.contentLength = length
      simulation.advance(by: 0.2)
    }
    simulation.scroll(to: 5000)
    for viewport in [375.0, 852] {
      simulation.list.viewport = viewport
      simulation.advance(by: 0.2)
    }
    for inset in [336.0, 0] {
      simulation.list.inset.far = inset
      simulation.advance(by: 0.2)
    }
    #expect(simulation.machine.session(at: .far) == 0)
  }

  @Test func aLineThatMovesOverTheReaderIsNoCrossing() {
    var simulation = Self.footer(in: ScrollMetrics(offset: 1000))
    simulation.drag(by: -100)
    simulation.list.contentLength = 2200
    simulation.drag(by: -100)
    simulation.advance(by: 0.3)
    #expect(simulation.machine.session(at: .far) == 0)
  }

  @Test func whatFailedIsNotTriedAgainByScrolling() {
    var simulation = Self.beforeTheLine()
    simulation.action = .ends(after: 0.1, .failure)
    simulation.flick(velocity: -2000)
    simulation.advance(by: 3)
    #expect(simulation.state == .idle && simulation.machine.tap(at: .far) == .retry)
    for _ in 0..<3 {
      simulation.drag(by: 100)
      simulation.drag(by: -300)
      simulation.release()
      simulation.advance(by: 2)
    }
    #expect(simulation.machine.session(at: .far) == 1)
    #expect(simulation.addedInset == 52)
  }

  @Test func aLoadThatBroughtNothingIsTriedAgainByTheNextGesture() {
    var simulation = Self.beforeTheLine()
    simulation.action = .ends(after: 0.1, .success)
    simulation.flick(velocity: -2000)
    simulation.advance(by: 60)
    #expect(simulation.machine.session(at: .far) == 1)
    #expect(simulation.state == .idle && simulation.addedInset == 0)
    simulation.drag(by: -30)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 2)
  }

  @Test func oneGestureMayBeGrantedMoreLoads() {
    var simulation = Self.footer(
      in: ScrollMetrics(offset: 2000), loadMore: .with { $0.loadsPerGesture = 3 })
    simulation.action = .ends(after: 0.1, .success)
    simulation.touchDown(at: 800)
    for page in 1...4 {
      simulation.drag(by: -1200, over: 1)
      simulation.advance(by: 0.2)
      simulation.list.contentLength = 4000 + 1000 * Double(page)
      simulation.advance(by: 1)
    }
    #expect(simulation.machine.session(at: .far) == 3)
  }

  @Test func anEmptyOrUnseenListLoadsNothing() {
    for scroll in [ScrollMetrics(contentLength: 0), ScrollMetrics(viewport: 0), ScrollMetrics(isInWindow: false)] {
      var simulation = Self.footer(in: scroll)
      simulation.drag(by: -200)
      simulation.release()
      simulation.advance(by: 1)
      #expect(simulation.machine.session(at: .far) == 0)
    }
  }

  @Test func aShortListLoadsWhenItIsPulledTowardsItsEnd() {
    var simulation = Self.footer(in: ScrollMetrics(contentLength: 300))
    simulation.drag(by: -60)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .refreshing)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.offset == 0 && simulation.addedInset == 0)
    #expect(simulation.update().visibleExtent == 52)
  }

  @Test func aPullToRefreshInAShortListIsNoLoad() {
    var simulation = Self.footer(in: ScrollMetrics(contentLength: 300))
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.drag(by: 400)
    simulation.drag(by: -100)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0)
    #expect(simulation.machine.state(at: .near) == .refreshing)
  }

  @Test func aFirstScreenIsFilledAsOftenAsIsGranted() {
    var simulation = Self.footer(in: ScrollMetrics(contentLength: 900), loadMore: .with { $0.loadsToFill = 3 })
    simulation.action = .ends(after: 0.1, .success)
    simulation.list.contentLength = 200
    for page in 1...6 {
      simulation.advance(by: 0.3)
      simulation.list.contentLength = 200 + 100 * Double(page)
      simulation.advance(by: 1)
    }
    #expect(simulation.machine.session(at: .far) == 3)
  }

  @Test func aFirstScreenThatStaysEmptyIsFilledOnce() {
    var simulation = Self.footer(in: ScrollMetrics(contentLength: 900), loadMore: .with { $0.loadsToFill = 3 })
    simulation.action = .ends(after: 0.1, .success)
    simulation.list.contentLength = 200
    simulation.advance(by: 10)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test(arguments: [
    (RefreshTrigger.Distance.viewports(1), 852.0), (.items(10), 400), (.points(0), 0),
  ])
  func distancesAreOfManyKinds(distance: RefreshTrigger.Distance, points: Double) {
    var simulation = Self.footer(
      within: distance, in: ScrollMetrics(offset: 3148 - points - 60, itemCount: 100))
    simulation.advance(by: 0.1)
    simulation.drag(by: -50)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .idle)
    simulation.drag(by: -60)
    simulation.advance(by: 0.1)
    #expect(simulation.state == .refreshing)
  }
}
