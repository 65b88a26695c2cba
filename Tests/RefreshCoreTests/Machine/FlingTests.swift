import Testing

@testable import RefreshCore

/// A finger that flings the list back, distinguished from a bounce by its velocity: 100 points become 71.5 in two frames.
@Suite struct FlingTests {
  private static func isFling(
    to present: Double, after seconds: Double = 1.0 / 60, isDecelerating: Bool = true
  ) -> Bool {
    let scroll = ScrollMetrics(offset: -present, isDecelerating: isDecelerating)
    let moment = FlushContext(
      scroll: scroll, time: 5 + seconds, isTick: true, step: 0, frame: 1.0 / 60, isFirstAfterLift: false,
      isSystemInsetMoving: false)
    return Lift(pull: 100, base: 0, time: 5).isFling(from: 100, to: present, moment)
  }

  @Test func contentThatCameInByAFlingsSpeedMoreWasThrown() {
    #expect(Self.isFling(to: 62))
    #expect(!Self.isFling(to: 65))
  }

  @Test func contentThatStandsWasNotThrown() {
    #expect(!Self.isFling(to: 20, isDecelerating: false))
  }

  /// Four frames, or the first one however long it takes.
  @Test(arguments: [(0.0, true), (3.5, true), (4.5, false)]) func aReleaseIsFreshForFourFrames(
    frames: Double, isFresh: Bool
  ) {
    let flush = FlushContext(
      scroll: ScrollMetrics(offset: -90), time: 5 + frames / 60, isTick: true, step: 0, frame: 1.0 / 60,
      isFirstAfterLift: false, isSystemInsetMoving: false)
    var lift = Lift(pull: 100, base: 0, time: 5)
    #expect(lift.isFresh(flush) == isFresh)
    lift.isFirstFrame = true
    #expect(lift.isFresh(flush))
    #expect(!Lift(pull: 100, base: 0, time: nil).isFresh(flush))
  }

  @Test func aThrowIsForgottenAfterAQuarterOfASecond() {
    #expect(Self.isFling(to: -100, after: 0.24))
    #expect(!Self.isFling(to: -1000, after: 0.26))
  }

  /// The lift is not told, so that the machine finds it with the app's inset.
  @Test func anInsetOfTheAppInTheTurnOfTheLiftIsNoFling() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 126)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.scroll.inset.near = 40
    driver.scroll.adjustedInset.near = 40
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.scroll.offset += 12
    driver.send(.scrolled)
    driver.time += 1.0 / 60
    let effects = driver.send(.ticked)
    #expect(effects.stopsScrolling && effects.offset != nil, "the opening begins with the first frame")
  }

  @Test func aClosingDoesNotStopContentThatMomentumCarriesOutward() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.scroll.offset = -20
    driver.scroll.isDecelerating = true
    driver.send(.scrolled)
    driver.send(.ended(.near, .cancelled))
    for frame in 1...20 {
      let offset = -20 - 5 * Double(frame)
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      #expect(driver.scroll.offset == offset, "\(frame)")
    }
  }
}
