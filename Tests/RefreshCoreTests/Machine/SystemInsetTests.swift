import Testing

@testable import RefreshCore

/// The part of the rest offset that is the system's, while bars grow and shrink.
@Suite struct SystemInsetTests {
  private static func reading(
    offset: Double, system: Double, viewport: Double = 800, isTouched: Bool = true, isInWindow: Bool = true
  ) -> ScrollMetrics {
    var scroll = ScrollMetrics(offset: offset, viewport: viewport, adjustedInset: SidePair(near: system))
    scroll.isDragging = isTouched
    scroll.isTracking = isTouched
    scroll.isInWindow = isInWindow
    return scroll
  }

  /// Frozen at 96 points.
  private static func frozen() -> SystemInset {
    var system = SystemInset()
    system.read(reading(offset: -110, system: 96), at: 0)
    return system
  }

  @Test func aBarThatGrowsWithAPullDoesNotMoveItsRest() {
    var system = Self.frozen()
    system.read(Self.reading(offset: -140, system: 120), at: 0.1)
    #expect(system.value(in: Self.reading(offset: -140, system: 120)) == SidePair(near: 96))
    #expect(system.value(in: Self.reading(offset: -170, system: 150)) == SidePair(near: 96))
  }

  @Test func contentThatIsBackInItsRangeFollowsTheBar() {
    #expect(Self.frozen().value(in: Self.reading(offset: -96, system: 120)) == SidePair(near: 120))
  }

  @Test func anotherViewportFollowsTheBar() {
    let turned = Self.reading(offset: -140, system: 120, viewport: 400)
    #expect(Self.frozen().value(in: turned) == SidePair(near: 120))
  }

  @Test func contentThatNobodyMovesFollowsTheBar() {
    let resting = Self.reading(offset: -140, system: 120, isTouched: false)
    #expect(Self.frozen().value(in: resting) == SidePair(near: 120))
  }

  @Test func contentWithoutAWindowFollowsTheBar() {
    let hidden = Self.reading(offset: -140, system: 120, isInWindow: false)
    #expect(Self.frozen().value(in: hidden) == SidePair(near: 120))
  }

  @Test func aBarThatShrinksInAPullDoesNotMoveItsRest() {
    let system = Self.frozen()
    #expect(system.value(in: Self.reading(offset: -110, system: 50)) == SidePair(near: 96))
    #expect(system.value(in: Self.reading(offset: -90, system: 50)) == SidePair(near: 50), "back in range")
  }

  @Test func aBarAtTheBottomDoesNotMoveTheRestOfAPullThere() {
    func reading(offset: Double, far: Double) -> ScrollMetrics {
      ScrollMetrics(
        offset: offset, viewport: 800, adjustedInset: SidePair(far: far), isDragging: true, isTracking: true)
    }
    var system = SystemInset()
    system.read(reading(offset: 3300, far: 34), at: 0)
    #expect(system.value(in: reading(offset: 3300, far: 84)) == SidePair(far: 34))
    #expect(system.value(in: reading(offset: 3200, far: 84)) == SidePair(far: 84), "back in range")
  }
}

/// Bars that collapse, and are pulled out by a finger.
@Suite struct GrowingSystemInsetTests {
  /// A reading below a bar of 96 to 148 points.
  private static func reading(offset: Double, system: Double, isTouched: Bool = true) -> ScrollMetrics {
    var scroll = ScrollMetrics(offset: offset, viewport: 800, adjustedInset: SidePair(near: system))
    scroll.isDragging = isTouched
    scroll.isTracking = isTouched
    scroll.hasGrowingBar = true
    return scroll
  }

  /// At rest below the collapsed bar, which has been seen at its full height.
  private static func collapsed() -> SystemInset {
    var system = SystemInset()
    system.read(reading(offset: -148, system: 148, isTouched: false), at: 0)
    system.read(reading(offset: -96, system: 96, isTouched: false), at: 0)
    return system
  }

  /// Before and after the safe area has followed the offset.
  @Test(arguments: [96.0, 110])
  func aCollapsedBarThatIsPulledOutIsNoPull(height: Double) {
    var system = Self.collapsed()
    let reading = Self.reading(offset: -110, system: height)
    system.read(reading, at: 1)
    #expect(system.value(in: reading) == SidePair(near: 110))
  }

  @Test(arguments: [96.0, 148, 200])
  func anOverscrollBeyondTheFullHeightIsAPull(height: Double) {
    var system = Self.collapsed()
    let reading = Self.reading(offset: -200, system: height)
    system.read(reading, at: 1)
    #expect(system.value(in: reading) == SidePair(near: 148))
  }

  @Test func aBarThatHasOneHeightIsMeasuredAsItIs() {
    var system = Self.collapsed()
    var scroll = Self.reading(offset: -110, system: 96)
    scroll.hasGrowingBar = false
    system.read(scroll, at: 1)
    #expect(system.value(in: scroll) == SidePair(near: 96))
  }

  /// A bar that has not been seen at its full height.
  @Test func theFirstPullBelowACollapsedBarCountsItsGrowth() {
    var system = SystemInset()
    system.read(Self.reading(offset: -96, system: 96, isTouched: false), at: 0)
    let pull = Self.reading(offset: -160, system: 148)
    system.read(pull, at: 1)
    #expect(system.value(in: pull) == SidePair(near: 96))
    system.read(Self.reading(offset: -148, system: 148, isTouched: false), at: 2)
    system.read(pull, at: 3)
    #expect(system.value(in: pull) == SidePair(near: 148), "it has come to rest at its full height")
  }

  @Test func theHeightOverScrolledContentIsLearnedUnderAFinger() {
    var system = SystemInset()
    system.read(Self.reading(offset: -96, system: 96, isTouched: false), at: 0)
    system.read(Self.reading(offset: 300, system: 120), at: 1)
    let pull = Self.reading(offset: -110, system: 96)
    system.read(pull, at: 2)
    #expect(system.value(in: pull) == SidePair(near: 110), "the bar has been 120 points high")
  }

  @Test func anotherViewportForgetsTheHeight() {
    var system = Self.collapsed()
    var scroll = Self.reading(offset: -96, system: 96, isTouched: false)
    scroll.viewport = 400
    system.read(scroll, at: 1)
    (scroll.offset, scroll.isDragging, scroll.isTracking) = (-110, true, true)
    #expect(system.value(in: scroll) == SidePair(near: 96))
  }
}

/// Bars that appear and disappear.
@Suite struct MovingSystemInsetTests {
  private static func reading(bar: Double, isInWindow: Bool = true) -> ScrollMetrics {
    var scroll = ScrollMetrics(offset: 300, viewport: 800, adjustedInset: SidePair(far: bar))
    scroll.isInWindow = isInWindow
    return scroll
  }

  @Test func barsMoveForAQuarterOfASecondAfterAChange() {
    var system = SystemInset()
    system.read(Self.reading(bar: 34), at: 0)
    #expect(!system.isMoving(at: 0))
    system.read(Self.reading(bar: 84), at: 1)
    #expect(system.isMoving(at: 1 + RefreshTiming.barsComeToRest * 0.9))
    #expect(!system.isMoving(at: 1 + RefreshTiming.barsComeToRest))
  }

  @Test func theSafeAreaWithoutAWindowIsNoBar() {
    var system = SystemInset()
    system.read(Self.reading(bar: 34), at: 0)
    system.read(Self.reading(bar: 0, isInWindow: false), at: 1)
    system.read(Self.reading(bar: 34), at: 1)
    #expect(!system.isMoving(at: 1))
  }
}
