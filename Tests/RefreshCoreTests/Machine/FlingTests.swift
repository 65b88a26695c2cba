import TestSupport
import Testing

@testable import RefreshCore

/// A finger that flings the list back, distinguished from a bounce by its velocity: 100 points become 71.5 in two frames.
@Suite struct FlingTests {
  private static func isFling(
    to present: Double, after seconds: Double = 1.0 / 60, isDecelerating: Bool = true
  ) -> Bool {
    let scroll = ScrollMetrics(offset: -present, isDecelerating: isDecelerating)
    let moment = FlushContext(
      scroll: scroll, time: 5 + seconds, isTick: true, step: 0, frame: 1.0 / 60, isFirstAfterLift: false)
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
    func flush(isFirst: Bool) -> FlushContext {
      FlushContext(
        scroll: ScrollMetrics(offset: -90), time: 5 + frames / 60, isTick: true, step: 0, frame: 1.0 / 60,
        isFirstAfterLift: isFirst)
    }
    let lift = Lift(pull: 100, base: 0, time: 5)
    #expect(lift.isFresh(flush(isFirst: false)) == isFresh)
    #expect(lift.isFresh(flush(isFirst: true)))
    #expect(!Lift(pull: 100, base: 0, time: nil).isFresh(flush(isFirst: true)))
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

  /// An opening list that a finger has caught 174 points from its rest, and flings back.
  private static func flungBack() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(SideSettings(metrics: Situation.settings.metrics, startOffset: 30))
    for velocity in [0.0, 1500] {
      driver.drag(to: 174)
      (driver.scroll.isDecelerating, driver.scroll.isLifting, driver.scroll.dragVelocity) = (true, true, velocity)
      driver.lift()
      driver.scroll.isLifting = false
      if velocity == 0 { driver.send(.laidOut) }
      driver.send(.laidOut)
    }
    return driver
  }

  /// The machine moves held content along with the edge, and takes the fling for none.
  @Test func anInsetOfTheAppInTheTurnOfAFlingBackIsNoFlingOutward() {
    var driver = Self.flungBack()
    #expect(driver.scroll.inset.near == 174)
    (driver.scroll.inset.near, driver.scroll.adjustedInset.near) = (40, 40)
    driver.send(.scrolled)
    driver.send(.laidOut)
    #expect(driver.scroll.offset == -214)
    driver.scroll.offset = -191
    driver.send(.scrolled)
    driver.time += 1.0 / 60
    #expect(driver.send(.ticked).stopsScrolling, "a later frame would stop it too")
  }

  @Test func aCallThatBeginsAgainDoesNotStopAFlingBack() {
    var driver = MachineDriver()
    driver.attach(SideSettings(metrics: Situation.settings.metrics, startOffset: 30))
    driver.drag(to: 174)
    (driver.scroll.isDecelerating, driver.scroll.isLifting, driver.scroll.dragVelocity) = (true, true, 1500)
    driver.scroll.offset = -129
    driver.send(.scrolled)
    driver.lift()
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    driver.send(.laidOut)
    for offset in [-94.0, -78, -63, -49, -36] {
      driver.scroll(to: offset)
      driver.run(frames: 1)
      #expect(driver.scroll.offset == offset)
      guard offset == -94 else { continue }
      driver.send(.ended(.near, .cancelled))
      driver.send(.began(.near, .program, .never))
      driver.send(.laidOut)
    }
  }

  /// A call that does not reveal its control leaves a bounce towards the edge to UIKit.
  @Test func anUnseenSessionDoesNotStopABounce() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 50)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.scroll(to: -42)
    driver.run(frames: 1)
    driver.send(.began(.near, .program, .never))
    driver.scroll(to: -36)
    driver.time += 1.0 / 60
    let effects = driver.send(.ticked)
    #expect(driver.scroll.offset == -36 && !effects.stopsScrolling && driver.machine.state(at: .near) == .refreshing)
  }

  /// An inset that closes would end the bounce half way: the content is brought to the hold line.
  @Test func anUnseenSessionTakesOverABounceToAnInsetThatCloses() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 5)
    driver.drag(to: 56)
    #expect(driver.scroll.inset.near > 0 && driver.scroll.inset.near < 55)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.send(.began(.near, .program, .never))
    driver.send(.laidOut)
    driver.time += 1.0 / 60
    #expect(driver.send(.ticked).stopsScrolling)
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
