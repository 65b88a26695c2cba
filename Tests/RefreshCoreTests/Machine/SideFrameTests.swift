import TestSupport
import Testing

@testable import RefreshCore

/// The frames of a side, from which a host answers between the events.
@Suite struct SideFrameTests {
  private static let unusable: [ScrollMetrics] = [
    ScrollMetrics(offset: -.infinity, contentLength: 4000, viewport: 800),
    ScrollMetrics(offset: -90, contentLength: .infinity, viewport: 800),
    ScrollMetrics(offset: -90, contentLength: 4000, viewport: .nan),
    ScrollMetrics(offset: -90, contentLength: 4000, viewport: 800, inset: SidePair(near: -.infinity)),
  ]

  /// A list with a header that starts beyond a floating bar of 20 points.
  private static func list(_ settings: SideSettings = SideSettings(startOffset: 20)) -> MachineDriver {
    var driver = MachineDriver()
    driver.scroll.contentLength = 4000
    driver.attach(settings)
    driver.send(.laidOut)
    return driver
  }

  @Test(arguments: [
    (RefreshTrigger.onRelease, true), (.onReachingEnd(within: .points(100)), false), (.onTap, false), (.manual, false),
  ])
  func anAnimatorLearnsWhetherAPullBegins(trigger: RefreshTrigger, isPull: Bool) {
    let driver = Self.list(SideSettings(role: .loadMore, trigger: trigger))
    #expect(Self.frame(driver).update(at: driver.time).surroundings.respondsToPull == isPull)
  }

  /// The frame of the header after a scroll.
  private static func frame(_ driver: MachineDriver) -> RefreshStateMachine.SideFrame {
    var machine = driver.machine
    _ = machine.receive(.scrolled, driver.scroll, at: driver.time)
    return machine.frame(at: .near, driver.scroll)
  }

  @Test(arguments: unusable) func aReadingThatIsNotFiniteHasNoGapNoLineAndNoPull(scroll: ScrollMetrics) {
    let driver = Self.list()
    for side in AxisSide.allCases {
      let frame = driver.machine.frame(at: side, scroll)
      #expect(frame.gapDistance == 0 && frame.gapLength(at: 0) == 0 && frame.stripStart(at: 0) == 0)
      #expect(frame.pullingTouch == nil && !frame.mayBegin && frame.pull == 0)
    }
  }

  @Test func aFloatingIndicatorIsShiftedByTheStartOffset() {
    let driver = Self.list(SideSettings(placement: .floating, startOffset: 20))
    let inset = driver.scroll.adjustedInset.near
    #expect(driver.machine.frame(at: .near, driver.scroll).stripStart(at: 300) == 320 + inset)
  }

  @Test(arguments: [(20.0, false), (21, true)])
  func aControlIsPulledFromItsStartOffsetOn(pull: Double, isPulled: Bool) {
    var driver = Self.list()
    driver.scroll.isDragging = true
    driver.scroll.offset = -pull
    #expect((Self.frame(driver).pullingTouch != nil) == isPulled)
    #expect(driver.machine.frame(at: .far, driver.scroll).pullingTouch == nil)
  }

  @Test(arguments: [(0.0, true), (-10, true), (40, false), (300, false)])
  func aDragPullsFromTheEdgeAlone(rest: Double, isPulled: Bool) {
    var driver = Self.list(SideSettings(startsOnlyAtEdge: true))
    driver.scroll(to: rest)
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll.offset = rest - 10
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.scroll(to: -50)
    #expect((Self.frame(driver).pullingTouch != nil) == isPulled)
    #expect((driver.machine.state(at: .near) == .pulling) == isPulled)
  }

  @Test func anEventThatOnlyScrollsFarFromTheEndsMakesNoFrames() {
    var driver = Self.list()
    driver.scroll(to: 1500)
    driver.run(frames: 3)
    driver.scroll.offset = 1510
    let quiet = driver.machine.receive(.scrolled, driver.scroll, at: driver.time)
    #expect(quiet.near == nil && quiet.far == nil)
    driver.scroll.offset = -50
    let pulled = driver.machine.receive(.scrolled, driver.scroll, at: driver.time)
    #expect(pulled.near?.pull == 50 && pulled.far == nil)
  }

  @Test func aFrameTellsThePullAtAnotherOffset() {
    var driver = Self.list()
    driver.scroll(to: -50)
    let frame = Self.frame(driver)
    #expect(frame.pull(at: -90) == 90 && frame.pull(at: 10) == -10 && frame.offset(ofPull: 90) == -90)
  }

  @Test func aFooterThatHidesBelowShortContentHasNoExtent() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 100
    driver.machine.configure(
      SideSettings(role: .loadMore, loadMore: .with { $0.shortContent = .hidden }), at: .far)
    driver.send(.attached(.far))
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll(to: 50)
    driver.run(frames: 3)
    #expect(driver.machine.update(at: .far, driver.scroll, time: driver.time).visibleExtent == 0)
  }

  @Test(arguments: [RefreshTrigger.manual, .onTap, .onReachingEnd(within: .points(100))])
  func noTouchPullsAControlThatBeginsByNoPull(trigger: RefreshTrigger) {
    var driver = Self.list(SideSettings(trigger: trigger))
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll(to: -50)
    #expect(Self.frame(driver).pullingTouch == nil)
  }

  @Test func aPulledControlMayBeginUnderTheFingerUnlessTheAppHasRefusedTheTouch() {
    var driver = Self.list(Situation.settings)
    driver.drag(to: 90)
    #expect(Self.frame(driver).mayBegin)
    driver.machine.controls.near.ignoresTouch = true
    #expect(!Self.frame(driver).mayBegin)
    driver.machine.controls.near.ignoresTouch = false
    driver.scroll.offset = -.infinity
    #expect(!Self.frame(driver).mayBegin)
  }
}
