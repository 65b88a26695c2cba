import RefreshTesting
import TestSupport
import Testing

@testable import RefreshCore

/// Loads that fill the first screen, only if the setting asks for them.
@Suite struct FillingTests {
  private static func footer(
    _ role: RefreshRole = .loadMore, _ trigger: RefreshTrigger = .onReachingEnd(within: .points(0)),
    length: Double = 300
  ) -> RefreshSimulation {
    let settings = SideSettings(
      role: role, metrics: RefreshMetrics(heldExtent: 52), trigger: trigger, loadMore: .with { $0.loadsToFill = 1 })
    return RefreshSimulation(settings, at: .far, in: ScrollMetrics(contentLength: length))
  }

  @Test func aScreenThatIsFullIsNotFilled() {
    var simulation = Self.footer(length: 853)
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0)
    simulation.list.contentLength = 800
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 1)
  }

  @Test func anEmptyScreenIsFilled() {
    var simulation = Self.footer(length: 0)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 1)
    simulation.finishAction(.success)
    simulation.advance(by: 5)
    #expect(simulation.machine.session(at: .far) == 1 && simulation.wake == .never)
  }

  @Test func aHiddenScreenIsFilledOnceItIsSeen() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 0
    driver.scroll.isHidden = true
    driver.attach(
      .init(
        role: .loadMore, trigger: .onReachingEnd(within: .points(0)), loadMore: .with { $0.loadsToFill = 1 }))
    driver.run(frames: 90)
    #expect(driver.machine.session(at: .near) == 0)
    driver.scroll.isHidden = false
    driver.run(frames: 60)
    #expect(driver.machine.session(at: .near) == 1)
  }

  @Test func aHiddenScreenIsLookedAtOnlyForALoadThatFillsIt() {
    for (role, isHidden, length, isLooked) in [
      (RefreshRole.loadMore, true, 0.0, true), (.loadMore, true, 900, false), (.loadMore, false, 900, false),
      (.refresh, true, 0, false),
    ] {
      var driver = MachineDriver()
      driver.scroll.contentLength = length
      driver.scroll.isHidden = isHidden
      driver.attach(
        .init(role: role, trigger: .onReachingEnd(within: .points(0)), loadMore: .with { $0.loadsToFill = 1 }))
      driver.run(frames: 10)
      let wake = driver.send(.laidOut).wake
      #expect(wake == (isLooked ? .at(driver.time + 0.5) : .never), "\(role) \(isHidden) \(length)")
      #expect(driver.machine.fillsScreen(at: .near) == (role == .loadMore))
    }
  }

  @Test func aControlThatRefreshesFillsNothing() {
    var simulation = Self.footer(.refresh)
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 0 && simulation.wake == .never)
  }

  @Test(arguments: [RefreshTrigger.onRelease, .whilePulling, .onTap, .manual])
  func whereReachingTheEndLoadsNothingNoScreenIsFilled(trigger: RefreshTrigger) {
    var simulation = Self.footer(.loadMore, trigger)
    simulation.expectQuiet()
    #expect(simulation.machine.session(at: .far) == 0)
  }

  @Test func aLoadByHandDoesNotCountAsOneThatFills() {
    let trigger = RefreshTrigger.onReachingEnd(within: .points(0))
    var driver = MachineDriver()
    driver.scroll.contentLength = 300
    driver.attach(.init(role: .loadMore, trigger: trigger))
    driver.scroll.dragVelocity = -100
    driver.drag(to: 5)
    driver.machine.configure(
      .init(role: .loadMore, trigger: trigger, loadMore: .with { $0.loadsToFill = 1 }), at: .near)
    driver.drag(to: 10)
    #expect(driver.machine.session(at: .near) == 1)
    driver.send(.ended(.near, .cancelled))
    driver.lift()
    driver.scroll.dragVelocity = 0
    driver.scroll.offset = 0
    driver.run(frames: 90)
    #expect(driver.machine.session(at: .near) == 2)
  }

  @Test func aFillingThatARefreshHoldsOffCostsNoFrame() {
    var simulation = Self.footer(length: 900)
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.begin(at: .near)
    simulation.list.contentLength = 300
    simulation.advance(by: 2)
    let ticks = simulation.tickCount
    simulation.advance(by: 5)
    #expect(simulation.tickCount == ticks && simulation.machine.session(at: .far) == 0)
    #expect(simulation.wake == .never, "no timer looks at a list that is not hidden")
    simulation.end(at: .near)
    simulation.advance(by: 2)
    #expect(simulation.state == .refreshing)
  }

  /// The action has returned, and the rows come some turns later.
  @Test func aFillingWaitsUntilTheRefreshBeforeItHasClosed() {
    var simulation = Self.footer(length: 900)
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.begin(at: .near)
    simulation.list.contentLength = 300
    simulation.advance(by: 2)
    simulation.finishAction(.success, at: .near)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 0)
    simulation.list.contentLength = 2000
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 0 && simulation.machine.state(at: .near) == .idle)
  }

  /// The footer is away during the refresh, or during the load that fills.
  @Test(arguments: [true, false])
  func aFooterThatWasAwayFillsAgain(isRefreshed: Bool) {
    var simulation = Self.footer(length: 300)
    let settings = simulation.machine.settings(at: .far)
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.advance(by: 1)
    #expect(simulation.machine.session(at: .far) == 1)
    if isRefreshed { simulation.finishAction(.success, at: .far) }
    simulation.remove(at: .far)
    if isRefreshed {
      simulation.begin(at: .near)
      simulation.advance(by: 1)
      simulation.finishAction(.success, at: .near)
    }
    simulation.advance(by: 3)
    simulation.add(settings, at: .far)
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 2)
  }

  /// An app may set its controls up anew with each page that it shows.
  @Test func aFooterThatIsAddedAnewFillsNoScreenThatWasFilled() {
    var simulation = Self.footer(length: 300)
    let settings = simulation.machine.settings(at: .far)
    for _ in 0..<3 {
      simulation.advance(by: 3)
      simulation.finishAction(.success, at: .far)
      simulation.remove(at: .far)
      simulation.add(settings, at: .far)
    }
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 1)
    simulation.list.contentLength = 310
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 2)
  }

  @Test func aFillingThatARefreshCancelsIsMadeUpForIfTheRefreshFails() {
    var simulation = Self.footer(length: 300)
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 1)
    simulation.begin(at: .near)
    simulation.finishAction(.failure, at: .near)
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 2)
    simulation.finishAction(.success, at: .far)
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 2)
  }

  /// Another request was under way, or the app hides the footer of an empty list.
  @Test(arguments: [true, false])
  func aFillingThatWasCancelledFillsTheNextLength(isHidden: Bool) {
    var simulation = Self.footer(length: 0)
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .far) == 1)
    if isHidden {
      simulation.setHidden(true, at: .far)
      simulation.setHidden(false, at: .far)
    } else {
      simulation.finishAction(.cancelled, at: .far)
    }
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 1, "the same length is not filled for ever")
    simulation.list.contentLength = 150
    simulation.advance(by: 3)
    #expect(simulation.machine.session(at: .far) == 2)
  }

  @Test func aFillingThatARefreshOutlivesIsNotGivenBackTwice() {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onReachingEnd(within: .points(0)),
      loadMore: .with { ($0.loadsToFill, $0.exclusion) = (1, .independent) })
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(contentLength: 200))
    simulation.add(.init(metrics: RefreshSimulation.metrics), at: .near)
    simulation.advance(by: 0.1)
    simulation.begin(at: .near)
    simulation.finishAction(.success, at: .near)
    simulation.finishAction(.cancelled, at: .far)
    simulation.advance(by: 3)
    for length in [210.0, 220, 230] {
      simulation.finishAction(.success, at: .far)
      simulation.list.contentLength = length
      simulation.advance(by: 3)
    }
    #expect(simulation.machine.session(at: .far) == 2)
  }

  @Test func theNextLoadFollowsWhereNothingIsDrawn() {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 0), trigger: .onReachingEnd(within: .points(0)),
      loadMore: .with { ($0.loadsToFill, $0.keepsPlace) = (2, false) })
    var simulation = RefreshSimulation(settings, in: ScrollMetrics(contentLength: 200))
    simulation.advance(by: 0.1)
    simulation.finishAction(.success)
    simulation.list.contentLength = 400
    simulation.advance(by: 0.1)
    #expect(simulation.machine.session(at: .near) == 2)
  }
}
