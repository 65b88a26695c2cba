import Testing

@testable import RefreshCore

/// The questions that the adapter asks of a machine between its events.
@Suite struct QueryTests {
  private static let unusable: [ScrollMetrics] = [
    ScrollMetrics(offset: -.infinity, contentLength: 4000, viewport: 800),
    ScrollMetrics(offset: -90, contentLength: .infinity, viewport: 800),
    ScrollMetrics(offset: -90, contentLength: 4000, viewport: .nan),
    ScrollMetrics(offset: -90, contentLength: 4000, viewport: 800, inset: SidePair(near: -.infinity)),
  ]

  /// A list with a header that starts beyond a floating bar of 20 points.
  private static func list(_ settings: RefreshSettings = RefreshSettings(startOffset: 20)) -> MachineDriver {
    var driver = MachineDriver()
    driver.scroll.contentLength = 4000
    driver.attach(settings)
    driver.send(.laidOut)
    return driver
  }

  @Test(arguments: unusable) func aReadingThatIsNotFiniteHasNoGapNoShiftAndNoPull(scroll: ScrollMetrics) {
    let driver = Self.list()
    for side in AxisSide.allCases {
      let gap = driver.machine.gap(at: side, scroll)
      #expect(gap.distance == 0 && gap.length == 0)
      #expect(driver.machine.floatingShift(at: side, scroll) == 0)
      #expect(driver.machine.pullingTouch(at: side, scroll) == nil)
    }
  }

  @Test func aFloatingIndicatorIsShiftedByTheStartOffset() {
    let driver = Self.list()
    #expect(driver.machine.floatingShift(at: .near, driver.scroll) == 20)
    #expect(driver.machine.floatingShift(at: .far, driver.scroll) == 0)
  }

  @Test(arguments: [(20.0, false), (21, true)])
  func aControlIsPulledFromItsStartOffsetOn(pull: Double, isPulled: Bool) {
    var driver = Self.list()
    driver.scroll.isDragging = true
    driver.scroll.offset = -pull
    #expect((driver.machine.pullingTouch(at: .near, driver.scroll) != nil) == isPulled)
    #expect(driver.machine.pullingTouch(at: .far, driver.scroll) == nil)
  }

  /// The reading in hand may be the first of its drag: the machine has not received it yet.
  @Test(arguments: [(0.0, true), (-10, true), (40, false), (300, false)])
  func aDragPullsFromTheEdgeAlone(rest: Double, isPulled: Bool) {
    var driver = Self.list(RefreshSettings(pullsOnlyFromEdge: true))
    driver.scroll(to: rest)
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll.offset = rest - 10
    let first = driver.scroll
    driver.scroll.offset = -50
    // From 300 the first reading is still near its start; the others may pull at once.
    if rest < 100 { #expect((driver.machine.pullingTouch(at: .near, driver.scroll) != nil) == isPulled) }
    driver.scroll = first
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.scroll(to: -50)
    #expect((driver.machine.pullingTouch(at: .near, driver.scroll) != nil) == isPulled)
    #expect((driver.machine.state(at: .near) == .pulling) == isPulled)
  }

  @Test func aFooterThatHidesBelowShortContentHasNoExtent() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 100
    driver.machine.configure(
      RefreshSettings(role: .loadMore, loadMore: LoadMoreOptions(shortContent: .hidden)), at: .far)
    driver.send(.attached(.far))
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll(to: 50)
    driver.run(frames: 3)
    #expect(driver.machine.update(at: .far, driver.scroll, time: driver.time).visibleExtent == 0)
  }

  @Test(arguments: [RefreshTrigger.manual, .onTap, .onReachingEnd(within: .points(100))])
  func noTouchPullsAControlThatBeginsByNoPull(trigger: RefreshTrigger) {
    var driver = Self.list(RefreshSettings(trigger: trigger))
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll(to: -50)
    #expect(driver.machine.pullingTouch(at: .near, driver.scroll) == nil)
  }

  @Test func aPulledControlMayBeginUnderTheFingerUnlessTheAppHasRefusedTheTouch() {
    var driver = Self.list(Situation.settings)
    driver.drag(to: 90)
    #expect(driver.machine.mayBeginUnderFinger(at: .near, driver.scroll))
    driver.machine.near.ignoresTouch = true
    #expect(!driver.machine.mayBeginUnderFinger(at: .near, driver.scroll))
    driver.machine.near.ignoresTouch = false
    driver.scroll.offset = -.infinity
    #expect(!driver.machine.mayBeginUnderFinger(at: .near, driver.scroll))
  }
}
