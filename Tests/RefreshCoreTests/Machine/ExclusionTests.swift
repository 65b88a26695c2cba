import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A control that refreshes and one that loads more, at the two ends of one list.
@Suite struct ExclusionTests {
  private static let load = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics)

  private static func list(offset: Double = 0) -> RefreshSimulation {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: offset))
    simulation.add(load, at: .far)
    return simulation
  }

  @Test func aRefreshCancelsALoadWhoseLateResultIsStale() {
    var simulation = Self.list()
    simulation.begin(reveals: false, at: .far)
    simulation.advance(by: 0.2)
    simulation.begin()
    #expect(simulation.machine.state(at: .far) != .refreshing)
    #expect(simulation.machine.outcome(at: .far) == .cancelled)
    simulation.finishAction(.success, session: 1, at: .far)
    #expect(simulation.machine.outcome(at: .far) == .cancelled)
    simulation.advance(by: 1)
    #expect(simulation.state == .refreshing)
    #expect(simulation.list.inset == SidePair(near: 60, far: 0))
  }

  /// The answer of a first page says that it is the last.
  @Test(arguments: [RefreshOutcome.success, .failure, .cancelled])
  func thatThereIsNoMoreIsKeptIfTheAppSaysSoInTheRefresh(outcome: RefreshOutcome) {
    var simulation = Self.list()
    simulation.begin()
    simulation.setNoMoreData(true, at: .far)
    simulation.finishAction(outcome)
    simulation.expectQuiet()
    #expect(simulation.machine.state(at: .far) == .noMoreData)
    simulation.begin()
    simulation.finishAction(.success)
    simulation.expectQuiet()
    #expect(simulation.machine.state(at: .far) == .idle, "nobody has said it of the new list")
  }

  @Test(arguments: [true, false])
  func whatWasSaidInARefreshThatIsDroppedDoesNotOutliveTheNext(isRemoved: Bool) {
    var simulation = Self.list()
    simulation.begin()
    simulation.setNoMoreData(true, at: .far)
    if isRemoved {
      simulation.remove(at: .near)
      simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    } else {
      simulation.setEnabled(false, at: .near)
      simulation.setEnabled(true, at: .near)
    }
    simulation.expectQuiet()
    simulation.begin()
    simulation.finishAction(.success)
    simulation.expectQuiet()
    #expect(simulation.machine.state(at: .far) == .idle)
  }

  @Test func whatWasSaidInARefreshThatTakesTooLongOrRestartsIsForgotten() {
    for restarts in [true, false] {
      let settings = SideSettings(
        metrics: RefreshSimulation.metrics, whenBusy: restarts ? .restart : .join, timeout: restarts ? nil : 1)
      var simulation = RefreshSimulation(settings)
      simulation.add(Self.load, at: .far)
      simulation.begin()
      simulation.setNoMoreData(true, at: .far)
      if !restarts { simulation.advance(by: 3) }
      simulation.begin()
      simulation.finishAction(.success)
      simulation.expectQuiet()
      #expect(simulation.machine.state(at: .far) == .idle, "\(restarts)")
    }
  }

  @Test func aLateEndOfALoadThatARefreshHasCancelledSaysNothing() {
    var simulation = Self.list()
    simulation.begin(reveals: false, at: .far)
    simulation.advance(by: 0.2)
    simulation.inOneTurn {
      $0.begin()
      $0.end(.noMoreData, at: .far)
    }
    simulation.advance(by: 1)
    #expect(simulation.machine.state(at: .far) == .idle)
  }

  @Test func noLoadStartsDuringARefresh() {
    var simulation = Self.list(offset: 4000 - 852)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.2)
    let answer = simulation.begin(at: .far)
    #expect(answer == .refused(.excluded))
    simulation.drag(by: -300, over: 0.3)
    #expect(simulation.machine.pull(at: .far, simulation.list.reading) > 84)
    #expect(simulation.machine.state(at: .far) == .pulling, "it is pulled, but does not arm")
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0)
    #expect(simulation.state == .refreshing)
  }

  @Test func endsAreWrittenTogetherAndEachControlKeepsToItsOwn() {
    var simulation = Self.list()
    simulation.begin(reveals: false, at: .far)
    simulation.advance(by: 0.3)
    #expect(simulation.list.inset == SidePair(near: 0, far: 60))
    simulation.list.inset.near = 12
    simulation.advance(by: 0.3)
    #expect(simulation.list.inset == SidePair(near: 12, far: 60))
    simulation.end(at: .far)
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 12, far: 0))
  }

  @Test(arguments: [SideSettings(metrics: RefreshSimulation.metrics), load])
  func twoOfAKindTakeTurns(settings: SideSettings) {
    var simulation = RefreshSimulation(settings)
    simulation.add(settings, at: .far)
    simulation.begin(reveals: false)
    let answer = simulation.begin(reveals: false, at: .far)
    #expect(answer == .refused(.excluded))
    simulation.end()
    simulation.expectQuiet()
    let second = simulation.begin(reveals: false, at: .far)
    let first = simulation.begin(reveals: false)
    #expect(second == .started && first == .refused(.excluded))
  }

  @Test(arguments: [AxisSide.near, .far])
  func noTapLoadsDuringARefresh(side: AxisSide) {
    let load = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .onTap)
    var simulation = RefreshSimulation(load, at: side)
    let other = side == .near ? AxisSide.far : .near
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: other)
    simulation.begin(reveals: false, at: other)
    simulation.advance(by: 0.2)
    simulation.tap()
    #expect(simulation.machine.session(at: side) == 0)
  }

  @Test func noScreenIsFilledDuringARefresh() {
    let load = SideSettings(
      role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .onReachingEnd(within: .points(0)),
      loadMore: .with { $0.loadsToFill = 1 })
    var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: 300))
    simulation.begin()
    simulation.add(load, at: .far)
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0)
    simulation.end()
    simulation.advance(by: 2)
    #expect(simulation.machine.state(at: .far) == .refreshing)
  }

  @Test(arguments: [(RefreshOutcome.failure, RefreshOutcome?.none), (.success, .success)])
  func aRefreshForgetsAFailedLoadAndNoOther(outcome: RefreshOutcome, left: RefreshOutcome?) {
    var simulation = Self.list()
    simulation.begin(reveals: false, at: .far)
    simulation.end(outcome, at: .far)
    simulation.expectQuiet()
    simulation.begin()
    simulation.end(.success)
    #expect(simulation.machine.outcome(at: .far) == left)
  }

  @Test(arguments: [(RefreshOutcome.success, RefreshTap?.none), (.cancelled, .retry)])
  func aRefreshAtTheFarEndTellsTheNearOne(outcome: RefreshOutcome, tap: RefreshTap?) {
    var simulation = RefreshSimulation(Self.load)
    simulation.add(.init(), at: .far)
    simulation.begin(reveals: false)
    simulation.end(.failure)
    simulation.begin(reveals: false, at: .far)
    simulation.end(outcome, at: .far)
    #expect(simulation.machine.tap(at: .near) == tap)
  }

  /// The footer would fill the first screen in the flush in which the header fires.
  @Test(arguments: [RefreshExclusion.refreshFirst, .firstComeFirstServed])
  func aHeaderThatFiresKeepsTheFooterFromBeginningInTheSameFlush(exclusion: RefreshExclusion) {
    var driver = MachineDriver()
    driver.scroll.contentLength = 300
    driver.attach(SideSettings(metrics: RefreshSimulation.metrics, trigger: .whilePulling))
    driver.machine.configure(
      SideSettings(
        role: .loadMore, trigger: .onReachingEnd(within: .points(0)),
        loadMore: .with { ($0.loadsToFill, $0.exclusion) = (1, exclusion) }), at: .far)
    driver.send(.attached(.far))
    driver.drag(to: 90)
    #expect(driver.machine.state(at: .near) == .refreshing)
    #expect(driver.machine.session(at: .far) == 0)
  }

  /// The header takes the list away from the footer, which closes in the same frame.
  @Test func aFooterThatDoesNotMoveTheContentDoesNotLowerItsInsetEither() {
    var driver = MachineDriver()
    driver.scroll.offset = 3200
    driver.attach(SideSettings(metrics: RefreshSimulation.metrics))
    driver.machine.configure(
      SideSettings(
        role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .manual,
        loadMore: .with { $0.exclusion = .independent }), at: .far)
    driver.send(.attached(.far))
    driver.send(.began(.far, .program, .always))
    driver.run(frames: 120)
    #expect(driver.scroll.inset.far == 60 && driver.scroll.offset == 3260)
    driver.send(.ended(.far, .cancelled))
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 1)
    #expect(driver.scroll.inset.far == 60 && driver.scroll.offset < 1000)
    driver.run(frames: 120)
    #expect(driver.scroll.inset == SidePair(near: 60, far: 0) && driver.scroll.offset == -60)
  }
}
