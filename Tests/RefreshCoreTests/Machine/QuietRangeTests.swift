import TestSupport
import Testing

@testable import RefreshCore

/// Scrolls that change nothing: they are neither recorded nor followed by a flush.
@Suite struct QuietRangeTests {
  /// A driver with a header whose last flush was far from both ends.
  private static func far(_ settings: SideSettings = Situation.settings) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings)
    driver.scroll(to: 1000)
    return driver
  }

  private static func refreshing(_ settings: SideSettings = Situation.settings) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings)
    driver.open(frames: 120)
    driver.scroll(to: 1000)
    return driver
  }

  /// Returns `true` if the scroll to an offset is let pass.
  private static func passes(_ offset: Double, _ driver: inout MachineDriver) -> Bool {
    driver.scroll.offset = offset
    return !driver.send(.scrolled).asksForFlush
  }

  @Test func aScrollFarFromTheEndsAsksForNothing() {
    var driver = Self.far()
    driver.scroll.offset = 1500
    #expect(driver.send(.scrolled) == RefreshStateMachine.Effects())
    #expect(Self.passes(400, &driver))
  }

  @Test func aMachineWithoutControlsLetsEveryScrollPass() {
    var driver = MachineDriver()
    driver.scroll(to: 1000)
    #expect(Self.passes(500, &driver))
  }

  @Test func nothingPassesBeforeTheFirstFlush() {
    var driver = MachineDriver()
    driver.attach()
    #expect(!Self.passes(1000, &driver))
    #expect(!Self.passes(1100, &driver))
  }

  @Test func theRangeEndsWhereTheContentRests() {
    for (offset, isInside) in [(0.0, true), (-1.0 / 3, false), (3200, true), (3200 + 1.0 / 3, false)] {
      var driver = Self.far()
      #expect(Self.passes(offset, &driver) == isInside, "\(offset)")
    }
  }

  @Test func aScrollThatWasRecordedEndsTheRangeUntilTheNextFlush() {
    var driver = Self.far()
    #expect(!Self.passes(-20, &driver))
    #expect(!Self.passes(1000, &driver))
    driver.send(.laidOut)
    #expect(Self.passes(1000, &driver))
  }

  @Test func aFlushAtTheEdgeLeavesNoRange() {
    var driver = Self.far()
    driver.scroll(to: -20)
    #expect(driver.machine.quietRange == nil)
    #expect(!Self.passes(1000, &driver))
  }

  @Test func aRefreshThatIsScrolledAwayIsQuietBeyondTheBar() {
    for (offset, isInside) in [(500.0, true), (4.0, true), (3.0, false), (-60, false)] {
      var driver = Self.refreshing()
      #expect(driver.machine.addedInset.near == 60)
      #expect(Self.passes(offset, &driver) == isInside, "\(offset)")
    }
  }

  @Test func theTimeoutOfARefreshThatIsScrolledAwayIsKept() {
    var settings = Situation.settings
    settings.timeout = 30
    var driver = Self.refreshing(settings)
    guard case .at(let timeout) = driver.send(.scrolled).wake else {
      Issue.record("no wake")
      return
    }
    driver.time = timeout - 1
    #expect(Self.passes(1200, &driver))
    driver.time = timeout
    #expect(!Self.passes(1300, &driver))
    driver.send(.laidOut)
    #expect(driver.machine.outcome(at: .near) == .failure)
  }

  @Test func anEndBringsTheRecordingBack() {
    var driver = Self.refreshing()
    #expect(Self.passes(1200, &driver))
    driver.send(.ended(.near, .success))
    #expect(!Self.passes(1300, &driver))
  }

  @Test func aDragThatBeganAtTheEdgeIsQuietFarFromItUntilItsEnd() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 40)
    driver.drag(to: -1000)
    #expect(Self.passes(1100, &driver))
    #expect(Self.passes(1200, &driver))
    // UIKit does not tell every lift.
    driver.scroll.isDragging = false
    driver.scroll.isTracking = false
    #expect(!Self.passes(1300, &driver))
  }

  @Test func aDragIsRecordedOnceWhereverItBegins() {
    var driver = Self.far()
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    #expect(!Self.passes(1010, &driver))
    driver.send(.laidOut)
    #expect(Self.passes(1020, &driver))
  }

  @Test func contentThatIsDraggedBackFromFarIsPulledAsAnyOther() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.lift()
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 120)
    driver.drag(to: -1000)
    #expect(Self.passes(1100, &driver))
    driver.drag(to: 90)
    #expect(driver.machine.state(at: .near) == .armed)
  }

  @Test(arguments: [
    "length", "viewport", "inset", "adjusted", "scale", "items", "window", "pinned", "offset",
  ])
  func aReadingOfAnotherListIsRecorded(field: String) {
    var driver = Self.far()
    switch field {
    case "length": driver.scroll.contentLength += 1
    case "viewport": driver.scroll.viewport -= 1
    case "inset": driver.scroll.inset.far = 10
    case "adjusted": driver.scroll.adjustedInset.near = 10
    case "scale": driver.scroll.scale = 2
    case "items": driver.scroll.itemCount = 1
    case "window": driver.scroll.isInWindow = false
    case "pinned": driver.scroll.hasPinnedHeaders = true
    default: driver.scroll.offset = .nan
    }
    #expect(driver.send(.scrolled).asksForFlush)
  }

  /// The machine does not know yet whether the bar has grown or stretches with the overscroll.
  @Test func aScrollUnderABarThatHasJustGrownIsRecorded() {
    var driver = MachineDriver()
    driver.scroll = ScrollMetrics(offset: -24, contentLength: 4000, viewport: 800)
    driver.system = SidePair(near: 24)
    driver.attach(Situation.settings)
    driver.send(.laidOut)
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll(to: -150)
    driver.scroll.inset.near = 40
    driver.scroll.adjustedInset.near = 64
    driver.scroll(to: -64)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.send(.laidOut)
    driver.system.near = 48
    driver.scroll(to: -64)
    driver.scroll.offset = -87
    #expect(driver.send(.scrolled).asksForFlush)
  }

  /// The pull of the same offset is another one as soon as the content rests.
  @Test func theEndOfABounceUnderABarThatHasJustGrownIsRecorded() {
    var driver = MachineDriver()
    driver.scroll = ScrollMetrics(offset: -24, contentLength: 1200, viewport: 480)
    driver.system = SidePair(near: 24)
    driver.attach(Situation.settings)
    driver.send(.laidOut)
    driver.drag(to: -66)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.send(.laidOut)
    driver.scroll.inset.near = 40
    driver.system.near = 48
    driver.scroll(to: -64)
    driver.send(.laidOut)
    driver.scroll.isDecelerating = false
    #expect(driver.send(.scrolled).asksForFlush)
  }

  @Test func settingsEndTheRange() {
    var driver = Self.far()
    driver.machine.configure(Situation.settings, at: .far)
    #expect(!Self.passes(1200, &driver))
  }

  @Test func theBackgroundHasNoRange() {
    var driver = Self.far()
    driver.send(.enteredBackground)
    driver.send(.laidOut)
    #expect(driver.machine.quietRange == nil)
  }

  @Test func aFooterEndsTheRangeAtItsTriggerDistance() {
    var driver = MachineDriver()
    driver.machine.configure(
      SideSettings(role: .loadMore, trigger: .onReachingEnd(within: .points(800))), at: .far)
    driver.send(.attached(.far))
    driver.scroll(to: 1000)
    #expect(Self.passes(2399, &driver))
    #expect(!Self.passes(2400, &driver))
  }

  /// A call of the app inside the writes may keep the rest of them from being carried out.
  @Test(arguments: [true, false]) func whatAFlushWritesIsReadBackWhereverItLeaves(areAnimationsEnabled: Bool) {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.scroll.areAnimationsEnabled = areAnimationsEnabled
    driver.send(.ended(.near, .cancelled))
    var writes = 0
    for _ in 0..<60 {
      driver.time += 1.0 / 60
      var machine = driver.machine
      if machine.receive(.ticked, driver.scroll, at: driver.time).inset != nil {
        writes += 1
        #expect(machine.receive(.scrolled, driver.scroll, at: driver.time).asksForFlush)
      }
      driver.send(.ticked)
    }
    #expect(writes > 0 && driver.scroll.inset == SidePair())
  }

  /// UIKit does not tell that a finger which has moved nothing has lifted: only a frame sees it.
  @Test func aScrollUnderABarThatGrowsAtARestingFingerKeepsTheFrames() {
    var driver = MachineDriver()
    driver.scroll = ScrollMetrics(offset: -47, contentLength: 4000, viewport: 800)
    driver.system = SidePair(near: 47)
    driver.attach()
    driver.send(.laidOut)
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -107)
    driver.scroll.isTracking = true
    driver.send(.laidOut)
    driver.system.near = 147
    driver.send(.scrolled)
    driver.send(.laidOut)
    #expect(driver.send(.scrolled).wake == .nextFrame)
    driver.scroll.isTracking = false
    driver.run(frames: 1)
    #expect(driver.scroll.offset == -207)
  }

  @Test(arguments: AxisSide.allCases)
  func aRefreshWhoseWindowGoesInsideTheLiftStartsAfterTheNextScroll(side: AxisSide) {
    let sign = side == .near ? -1.0 : 1
    let rest = side == .near ? 0.0 : 3200
    var driver = MachineDriver()
    driver.machine.configure(Situation.settings, at: side)
    driver.send(.attached(side))
    driver.drag(to: -(rest + sign * 90))
    driver.scroll.isLifting = true
    driver.lift()
    driver.scroll.isInWindow = false
    driver.scroll(to: rest - sign * 100)
    #expect(driver.machine.state(at: side) == .refreshing && !driver.machine.isActionRunning(at: side))
    driver.scroll.isLifting = false
    #expect(driver.send(.scrolled).asksForFlush)
    driver.send(.laidOut)
    #expect(driver.machine.isActionRunning(at: side))
  }

  /// Momentum has pulled the content before, and the app has taken it away from there with a new inset.
  @Test func aDragThatBeginsAtTheEdgeAfterAQuietScrollIsMeasuredFromIt() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isDecelerating = true
    driver.scroll(to: -90)
    driver.scroll.isDecelerating = false
    driver.send(.clientDidSetInset(SidePair(near: 10)))
    driver.scroll(to: 1000)
    #expect(Self.passes(-10, &driver))
    driver.drag(to: 100)
    #expect(driver.machine.state(at: .near) == .armed)
  }

  @Test func aLoadThatIsScrolledAwayIsQuiet() {
    var driver = MachineDriver()
    driver.machine.configure(SideSettings(role: .loadMore, trigger: .manual), at: .far)
    driver.send(.attached(.far))
    driver.scroll(to: 3200)
    driver.send(.began(.far, .program, .always))
    driver.run(frames: 120)
    driver.scroll(to: 1000)
    #expect(driver.machine.state(at: .far) == .refreshing)
    #expect(Self.passes(1100, &driver))
    #expect(!Self.passes(3210, &driver))
  }
}
