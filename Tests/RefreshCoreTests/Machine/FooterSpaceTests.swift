import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The space that a footer holds: in lists that nearly fill their view, under bars that move, and at an end
/// that is not announced.
@Suite struct FooterSpaceTests {
  private typealias Settings = SideSettings

  private static func footer(
    _ trigger: RefreshTrigger = .manual, loadMore: LoadMoreOptions = .init(), length: Double,
    system: SidePair = SidePair()
  ) -> RefreshSimulation {
    let settings = Settings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: trigger, loadMore: loadMore)
    let lastOffset = max(-system.near, length + system.far - 852)
    let scroll = ScrollMetrics(offset: lastOffset, contentLength: length, adjustedInset: system)
    var simulation = RefreshSimulation(settings, at: .far, in: scroll)
    simulation.advance(by: 0.1)
    return simulation
  }

  /// The end of the list may be far from the offset by then.
  @Test func aFooterThatHidesBelowShortContentOpensOnceTheContentGrows() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 100
    driver.machine.configure(
      Settings(
        role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onTap,
        loadMore: .with { $0.shortContent = .hidden }), at: .far)
    driver.send(.attached(.far))
    driver.send(.laidOut)
    driver.run(frames: 60)
    #expect(driver.scroll.inset.far == 0)
    driver.scroll.contentLength = 4000
    #expect(driver.send(.scrolled).asksForFlush)
    driver.send(.laidOut)
    driver.run(frames: 60)
    #expect(driver.scroll.inset.far == 52 && driver.scroll.offset == 0)
    #expect(!driver.send(.scrolled).asksForFlush)
  }

  /// Pinned section headers, and compositional layouts which may have some.
  @Test(arguments: [RefreshStateMachine.AxisSide.near, .far])
  func theRowOfALoadHasItsSpaceUnderPinnedHeaders(side: RefreshStateMachine.AxisSide) {
    let settings = Settings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual)
    let offset = side == .near ? 0.0 : 4000 - 852
    var simulation = RefreshSimulation(settings, at: side, in: ScrollMetrics(offset: offset))
    simulation.list.hasPinnedHeaders = true
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    #expect(simulation.list.inset[side] == 52 && simulation.offset == offset)
    simulation.finishAction(.failure)
    simulation.expectQuiet()
    #expect(simulation.list.inset[side] == 52 && simulation.offset == offset)
  }

  @Test func atTheEndOfAListNoSpaceFollowsTheContent() {
    let settings = Settings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual, pinnedHeaders: .follow)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 4000 - 852))
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    #expect(simulation.list.inset.far == 52)
  }

  /// A keyboard comes up under a row that is in sight.
  @Test(arguments: [false, true])
  func anInsetThatGrowsBelowARowMovesNothing(isScrolling: Bool) {
    var simulation = Self.footer(length: 4000)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.finishAction(.failure)
    simulation.expectQuiet()
    let offset = simulation.offset
    #expect(offset == 4000 + 52 - 852)
    if isScrolling { simulation.scroll(to: 1000, isAnimated: true) }
    simulation.clientInset.far = 300
    simulation.advance(by: 1)
    #expect(simulation.offset == (isScrolling ? 1000 : offset) && simulation.list.inset.far == 352)
    simulation.clientInset.far = 0
    simulation.advance(by: 1)
    #expect(simulation.offset == (isScrolling ? 1000 : offset) && simulation.list.inset.far == 52)
  }

  /// The lengths of a list from one that has room for the control to one that has none.
  private static let lengths = [700.0, 800, 801, 820, 851, 852, 853, 1200]

  @Test(arguments: lengths)
  func whatFailedIsWhollyInReach(length: Double) {
    var simulation = Self.footer(length: length)
    let before = simulation.offset
    simulation.begin()
    simulation.advance(by: 1)
    simulation.finishAction(.failure)
    simulation.expectQuiet()
    simulation.drag(by: -300)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
    #expect(abs(simulation.update().visibleExtent - 52) < 0.4, "\(simulation.update().visibleExtent)")
    #expect(abs(simulation.offset - max(length + 52 - 852, 0)) < 0.4 && simulation.offset >= before)
    simulation.tap()
    #expect(simulation.state == .refreshing)
    simulation.finishAction(.success)
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair() && abs(simulation.offset - before) < 0.4)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test(arguments: lengths)
  func aPullAtTheEndOpensAndClosesWithinTheRange(length: Double) {
    var simulation = Self.footer(.onRelease, length: length)
    let before = simulation.offset
    simulation.pull(to: 1.2)
    simulation.release()
    let opening = simulation.offsets(over: 1.5)
    #expect(simulation.state == .refreshing)
    #expect(zip(opening, opening.dropFirst()).allSatisfy { $0 >= $1 }, "\(opening)")
    #expect(abs(simulation.offset - max(length + 52 - 852, 0)) < 0.4)
    simulation.end(.cancelled)
    simulation.expectQuiet()
    #expect(abs(simulation.offset - before) < 0.4 && simulation.list.inset == SidePair())
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func contentThatGrowsPastTheViewGivesTheControlItsSpace() {
    var simulation = Self.footer(.onTap, length: 500)
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.update().visibleExtent == 52)
    simulation.list.contentLength = 830
    simulation.expectQuiet()
    #expect(simulation.addedInset == 52 && simulation.offset == 0)
    simulation.list.contentLength = 500
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.offset == 0)
    simulation.remove()
    #expect(simulation.list.inset == SidePair())
  }

  @Test func noOffsetIsWrittenWhileABarMoves() {
    var simulation = Self.footer(length: 2000, system: SidePair(near: 100, far: 80))
    simulation.begin()
    simulation.advance(by: 1)
    simulation.drag(by: -200)
    simulation.release()
    simulation.advance(by: 1)
    simulation.finishAction(.success)
    simulation.advance(by: 0.5)
    simulation.list.systemInset = SidePair(near: 100, far: 60)
    let still = simulation.offsets(over: 0.2)
    #expect(still.dropFirst().allSatisfy { $0 == still[1] }, "\(still)")
    simulation.advance(by: 0.1)
    #expect(simulation.offset < still[1], "a bar has come to rest after a quarter of a second")
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func anEndThatTheAppSetsIsToldSinceThen() {
    var simulation = Self.footer(length: 2000)
    simulation.setNoMoreData(true)
    simulation.advance(by: 1)
    let update = simulation.update()
    #expect(update.state == .noMoreData && update.outcome == .noMoreData && abs(update.timeSinceEnd - 1) < 0.02)
    simulation.setNoMoreData(false)
    #expect(simulation.state == .idle && simulation.update().outcome == nil)
  }

  @Test func anEndIsTakenBackBeforeItIsOver() {
    var simulation = Self.footer(length: 2000)
    simulation.begin()
    simulation.advance(by: 0.1)
    simulation.finishAction(.noMoreData)
    #expect(simulation.machine.isExhausted(at: .far))
    simulation.setNoMoreData(false)
    #expect(!simulation.machine.isExhausted(at: .far))
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
  }

  @Test func aControlThatIsHiddenInItsEndingKnowsThatNothingIsLeft() {
    var simulation = Self.footer(length: 2000)
    simulation.begin()
    simulation.finishAction(.noMoreData)
    simulation.setHidden(true)
    #expect(simulation.state == .noMoreData && simulation.list.inset == SidePair())
    simulation.setHidden(false)
    #expect(simulation.state == .noMoreData)
  }

  @Test func anEndThatIsNotSaidIsNotDrawn() {
    var simulation = Self.footer(loadMore: .with { $0.hidesNoMoreData = true }, length: 2000)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.finishAction(.noMoreData)
    #expect(simulation.update().outcome == .success)
    simulation.expectQuiet()
    simulation.drag(by: -200)
    #expect(simulation.pull > 20)
    #expect(simulation.state == .noMoreData && simulation.update().visibleExtent == 0)
  }

  @Test func whatStaysCostsNothingFarAway() {
    var simulation = Self.footer(.onTap, length: 8000)
    simulation.expectQuiet()
    simulation.scroll(to: 1000)
    simulation.advance(by: 0.5)
    #expect(simulation.addedInset == 52)
    let machine = simulation.machine
    let effects = machine.answer(to: .scrolled, simulation.list.reading, at: simulation.time)
    #expect(effects == RefreshStateMachine.Effects())
  }

  @Test(arguments: AxisSide.allCases)
  func aRowWhoseTriggerChangesOutOfViewChangesItsSpaceAtTheNextScroll(side: AxisSide) {
    func row(_ trigger: RefreshTrigger) -> SideSettings {
      SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: trigger)
    }
    var driver = MachineDriver()
    driver.scroll.offset = 1000
    driver.machine.configure(row(.manual), at: side)
    driver.send(.attached(side))
    driver.run(frames: 10)
    for (trigger, space) in [(RefreshTrigger.onTap, 52.0), (.manual, 0)] {
      driver.machine.configure(row(trigger), at: side)
      driver.scroll.offset += 10
      #expect(driver.send(.scrolled).asksForFlush)
      driver.send(.laidOut)
      driver.run(frames: 10)
      #expect(driver.scroll.inset[side] == space, "\(trigger)")
      driver.scroll.offset += 10
      #expect(!driver.send(.scrolled).asksForFlush, "a row that has its space is left alone")
    }
  }

  @Test func anEmptyPageUnderTheFingerIsClosedAfterIt() {
    var simulation = Self.footer(length: 2000)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.drag(by: -200)
    simulation.finishAction(.success)
    simulation.hold(for: 1)
    #expect(simulation.update().visibleExtent > 60 && simulation.state == .ending)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.addedInset == 0 && abs(simulation.offset - 1148) < 0.4)
  }

  /// A smaller inset would leave the content out of range, and UIKit may clamp it at once.
  @Test func theSpaceOfALoadThatBeganUnderTheFingerCoversThePull() {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .onReachingEnd(within: .viewports(1)))
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
    simulation.drag(by: -300, over: 0.25)
    simulation.hold(for: 0.2)
    #expect(simulation.state == .refreshing && simulation.pull > 90)
    simulation.release()
    var offsets: [Double] = []
    for _ in 0..<60 {
      simulation.advance(by: 1.0 / 60)
      offsets.append(simulation.offset)
      let covers = simulation.addedInset == 0 || simulation.addedInset >= simulation.pull - 1
      #expect(covers, "\(simulation.addedInset) \(simulation.pull)")
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 20 }, "\(offsets)")
    #expect(offsets.last == 3208 && simulation.addedInset == 60)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  /// The target of a scroll may lie in the held space.
  @Test func aRowGivesItsSpaceBackOnceTheAppsScrollIsOver() {
    let settings = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .manual)
    var simulation = RefreshSimulation.header()
    simulation.add(settings, at: .far)
    simulation.setNoMoreData(true, at: .far)
    simulation.advance(by: 0.5)
    #expect(simulation.machine.addedInset.far == 60)
    let reading = simulation.list.reading
    let lastOffset = reading.contentLength + reading.adjustedInset.far - reading.viewport
    simulation.scroll(to: lastOffset, isAnimated: true)
    simulation.advance(by: 0.1)
    simulation.setNoMoreData(false, at: .far)
    let offsets = simulation.offsets(over: 2)
    // The frame that ends the scroll makes the first step back.
    let wayBack = offsets.drop { $0 < lastOffset - 2 }
    #expect(!wayBack.isEmpty && offsets.last == lastOffset - 60 && simulation.list.inset == SidePair())
    #expect(zip(wayBack, wayBack.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 12 }, "\(offsets)")
  }
}

extension RefreshStateMachine {
  /// Returns the answer of the machine.
  fileprivate func answer(to event: Event, _ scroll: ScrollMetrics, at time: Double) -> Effects {
    var copy = self
    return copy.receive(event, scroll, at: time)
  }
}
