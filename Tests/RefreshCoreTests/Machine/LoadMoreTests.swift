import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The results of a load: new rows, a lasting error, the end of the list, and a refresh in between.
@Suite struct LoadMoreTests {
  private typealias Settings = SideSettings

  private static let metrics = RefreshMetrics(heldExtent: 52)

  /// A list at its end, with a footer.
  private static func atTheEnd(
    _ trigger: RefreshTrigger = .manual, loadMore: LoadMoreOptions = .init(),
    length: Double = 4000
  ) -> RefreshSimulation {
    let offset = max(0, length - 852)
    var simulation = RefreshSimulation(
      Settings(role: .loadMore, metrics: metrics, trigger: trigger, loadMore: loadMore),
      at: .far, in: ScrollMetrics(offset: offset, contentLength: length))
    simulation.advance(by: 0.1)
    return simulation
  }

  /// The same, with a load that runs and is seen.
  private static func loading(_ loadMore: LoadMoreOptions = .init()) -> RefreshSimulation {
    var simulation = atTheEnd(loadMore: loadMore)
    simulation.begin()
    simulation.advance(by: 2)
    return simulation
  }

  @Test func rowsThatCameMoveNothing() {
    var simulation = Self.loading()
    #expect(simulation.addedInset == 52 && simulation.offset == 3200)
    simulation.finishAction(.success)
    #expect(simulation.state == .ending)
    simulation.list.contentLength = 5000
    let offsets = simulation.offsets(over: 1)
    #expect(offsets.allSatisfy { $0 == 3200 })
    #expect(simulation.state == .idle && simulation.addedInset == 0)
    simulation.expectQuiet()
  }

  @Test func rowsThatCameBeforeTheActionReturnedMoveNothing() {
    var simulation = Self.loading()
    simulation.list.contentLength = 5000
    simulation.finishAction(.success)
    let offsets = simulation.offsets(over: 1)
    #expect(offsets.allSatisfy { $0 == 3200 })
    #expect(simulation.state == .idle && simulation.addedInset == 0)
  }

  @Test func spaceIsKeptForRowsThatComeLate() {
    var simulation = Self.loading()
    simulation.finishAction(.success)
    simulation.advance(by: 0.3)
    #expect(simulation.addedInset == 52 && simulation.offset == 3200)
    simulation.list.contentLength = 5000
    #expect(simulation.offsets(over: 1).allSatisfy { $0 == 3200 })
  }

  @Test func spaceForRowsThatDoNotComeIsClosed() {
    var simulation = Self.loading()
    simulation.finishAction(.success)
    let offsets = simulation.offsets(over: 2)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(simulation.offset == 3148 && simulation.addedInset == 0 && simulation.state == .idle)
  }

  @Test func aFailureStaysAndWaitsForATap() {
    var simulation = Self.loading()
    simulation.finishAction(.failure)
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.machine.tap(at: .far) == .retry)
    #expect(simulation.addedInset == 52 && simulation.offset == 3200)
    #expect(simulation.update().tap == .retry && simulation.update().acceptsTap)
    #expect(simulation.update().visibleExtent == 52)
    simulation.tap()
    #expect(simulation.state == .refreshing && simulation.machine.session(at: .far) == 2)
    #expect(simulation.update().tap == .retry && !simulation.update().acceptsTap)
    #expect(simulation.offsets(over: 1).allSatisfy { $0 == 3200 })
  }

  @Test func aTapWithoutAPromiseDoesNothing() {
    var simulation = Self.loading()
    simulation.tap()
    #expect(simulation.machine.session(at: .far) == 1)
    simulation.finishAction(.noMoreData)
    simulation.advance(by: 2)
    simulation.tap()
    #expect(simulation.state == .noMoreData && simulation.machine.session(at: .far) == 1)
    var disabled = Self.atTheEnd(.onTap)
    disabled.setEnabled(false)
    disabled.tap()
    disabled.setEnabled(true)
    disabled.setHidden(true)
    disabled.tap()
    #expect(disabled.machine.session(at: .far) == 0)
  }

  @Test func aTapLoadsWhereTapsDo() {
    var simulation = Self.atTheEnd(.onTap)
    simulation.expectQuiet()
    #expect(simulation.addedInset == 52 && simulation.offset == 3148)
    #expect(simulation.machine.tap(at: .far) == .load)
    simulation.scroll(to: 3200)
    simulation.advance(by: 0.5)
    #expect(simulation.state == .idle)
    simulation.action = .ends(after: 0.2, .success)
    simulation.tap()
    simulation.advance(by: 0.5)
    simulation.list.contentLength = 5000
    simulation.expectQuiet()
    #expect(simulation.machine.session(at: .far) == 1 && simulation.addedInset == 52 && simulation.offset == 3200)
  }

  @Test func theEndIsSaidAndStays() {
    var simulation = Self.loading()
    simulation.finishAction(.noMoreData)
    simulation.end(.success)
    simulation.expectQuiet()
    #expect(simulation.state == .noMoreData && simulation.addedInset == 52 && simulation.offset == 3200)
    simulation.expectBegin(.refused(.noMoreData))
  }

  @Test func theEndIsNotSaidWhereItIsHidden() {
    var simulation = Self.loading(.with { $0.hidesNoMoreData = true })
    simulation.finishAction(.noMoreData)
    simulation.expectQuiet()
    #expect(simulation.state == .noMoreData && simulation.addedInset == 0 && simulation.offset == 3148)
  }

  @Test func thereMayBeMoreAgain() {
    var simulation = Self.loading()
    simulation.finishAction(.noMoreData)
    simulation.advance(by: 2)
    simulation.setNoMoreData(false)
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.addedInset == 0 && simulation.offset == 3148)
  }

  @Test func aRefreshForgetsAFailure() {
    var simulation = Self.loading()
    simulation.finishAction(.failure)
    simulation.advance(by: 2)
    simulation.add(Settings(), at: .near)
    _ = simulation.begin(reveals: false, at: .near)
    simulation.end(.success, at: .near)
    simulation.expectQuiet()
    #expect(simulation.machine.tap(at: .far) == nil && simulation.addedInset == 0)
  }

  @Test func aRefreshCancelsALoadWhoseResultIsStale() {
    var simulation = Self.loading()
    simulation.add(Settings(), at: .near)
    _ = simulation.begin(at: .near)
    #expect(simulation.state == .ending && simulation.machine.outcome(at: .far) == .cancelled)
    simulation.finishAction(.noMoreData, session: 1)
    simulation.advance(by: 3)
    #expect(simulation.state == .idle && simulation.machine.outcome(at: .far) == .cancelled)
    simulation.expectBegin(.refused(.excluded))
  }

  @Test func aLoadMayHoldOffARefresh() {
    var simulation = Self.loading(.with { $0.exclusion = .firstComeFirstServed })
    simulation.add(Settings(), at: .near)
    let answer = simulation.begin(at: .near)
    #expect(answer == .refused(.excluded) && simulation.state == .refreshing)
  }

  @Test func bothMayRunIfTheAppSaysSo() {
    var simulation = Self.loading(.with { $0.exclusion = .independent })
    simulation.add(Settings(), at: .near)
    let answer = simulation.begin(reveals: false, at: .near)
    #expect(answer == .started && simulation.state == .refreshing)
    #expect(simulation.machine.state(at: .near) == .refreshing)
  }

  @Test func aLoadInAShortListStandsBelowItsContent() {
    var simulation = Self.atTheEnd(length: 300)
    simulation.begin()
    simulation.advance(by: 2)
    #expect(simulation.addedInset == 0 && simulation.offset == 0)
    #expect(simulation.update().visibleExtent == 52)
    simulation.finishAction(.failure)
    simulation.expectQuiet()
    #expect(simulation.update().visibleExtent == 52 && simulation.offset == 0)
    simulation.list.contentLength = 4000
    simulation.expectQuiet()
    #expect(simulation.addedInset == 52 && simulation.offset == 0)
  }

  @Test func whatIsShownInAShortListComesAndGoesWithoutAJump() {
    var simulation = Self.atTheEnd(length: 300)
    simulation.begin()
    var extents: [Double] = []
    for frame in 0..<240 {
      if frame == 90 { simulation.finishAction(.success) }
      simulation.advance(by: 1.0 / 60)
      extents.append(simulation.update().visibleExtent)
    }
    #expect(zip(extents, extents.dropFirst()).allSatisfy { abs($1 - $0) < 9 })
    #expect(extents.max() == 52 && extents.last == 0)
  }

  @Test func aControlThatIsTappedStandsInAnEmptyList() {
    var simulation = Self.atTheEnd(.onTap, length: 0)
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.update().visibleExtent == 52)
  }

  @Test func aClientThatSetsItsInsetDoesNotTouchWhatStays() {
    var simulation = Self.atTheEnd(.onTap)
    simulation.list.inset.far = 300
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 0, far: 352))
    simulation.remove()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 0, far: 300))
  }

  @Test func aLoadThatHoldsNoSpaceWaitsForItsRowsToo() {
    var simulation = Self.atTheEnd(length: 300)
    simulation.begin()
    simulation.advance(by: 2)
    simulation.finishAction(.success)
    simulation.advance(by: 0.33)
    #expect(simulation.state == .ending)
    simulation.advance(by: 0.05)
    #expect(simulation.state == .idle)
  }

  @Test func aPlaceBelowShortContentTakesAFifthOfASecondToClose() {
    var simulation = Self.atTheEnd(length: 300)
    simulation.begin()
    simulation.advance(by: 2)
    simulation.finishAction(.cancelled)
    simulation.advance(by: 0.18)
    #expect(simulation.state == .ending)
    simulation.advance(by: 0.05)
    #expect(simulation.state == .idle)
  }

  @Test func aLoadIsInItsPlaceAsSoonAsTheListIsShort() {
    var simulation = Self.atTheEnd()
    simulation.scroll(to: 0)
    simulation.begin(reveals: false)
    simulation.list.contentLength = 300
    #expect(simulation.update().visibleExtent == 52)
  }
}
