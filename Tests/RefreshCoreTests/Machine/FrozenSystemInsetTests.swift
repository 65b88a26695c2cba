import Testing

@testable import RefreshCore

/// The part of the rest offset that is the system's, while bars grow and shrink.
@Suite struct FrozenSystemInsetTests {
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
  private static func frozen() -> FrozenSystemInset {
    var system = FrozenSystemInset()
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
    var system = FrozenSystemInset()
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
    scroll.barGrowth = 52
    return scroll
  }

  /// At rest below the collapsed bar.
  private static func collapsed() -> FrozenSystemInset {
    var system = FrozenSystemInset()
    system.read(reading(offset: -96, system: 96, isTouched: false), at: 0)
    return system
  }

  @Test func aCollapsedBarThatIsPulledOutIsNoPull() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -110, system: 96), at: 1)
    #expect(system.isWaiting)
    #expect(system.value(in: Self.reading(offset: -110, system: 96)) == SidePair(near: 110), "the bar will follow")
    system.read(Self.reading(offset: -110, system: 110), at: 1.01)
    #expect(system.value(in: Self.reading(offset: -110, system: 110)) == SidePair(near: 110))
    system.read(Self.reading(offset: -160, system: 148), at: 1.02)
    #expect(!system.isWaiting)
    #expect(system.value(in: Self.reading(offset: -160, system: 148)) == SidePair(near: 148))
  }

  @Test func anOverscrollBeyondTheFullHeightIsAPull() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -200, system: 96), at: 1)
    #expect(system.value(in: Self.reading(offset: -200, system: 96)) == SidePair(near: 148))
  }

  @Test func aBarThatStretchesBeyondItsFullHeightIsAPull() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -200, system: 200), at: 1)
    #expect(system.value(in: Self.reading(offset: -200, system: 200)) == SidePair(near: 148))
  }

  @Test func anOverscrollThatTheBarDoesNotFollowIsAPull() {
    var system = Self.collapsed()
    let reading = Self.reading(offset: -110, system: 96)
    system.read(reading, at: 1)
    system.read(reading, at: 1 + RefreshTiming.barFollows / 2)
    #expect(system.isWaiting)
    system.read(reading, at: 1 + RefreshTiming.barFollows)
    #expect(!system.isWaiting)
    #expect(system.value(in: reading) == SidePair(near: 96))
  }

  @Test func aBarThatFollowsHasTheTimeOnceMore() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -110, system: 96), at: 1)
    system.read(Self.reading(offset: -120, system: 105), at: 1 + RefreshTiming.barFollows * 0.75)
    system.read(Self.reading(offset: -120, system: 105), at: 1 + RefreshTiming.barFollows * 1.5)
    #expect(system.isWaiting)
  }

  @Test func aBarThatHasOneHeightIsNotWaitedFor() {
    var system = Self.collapsed()
    var scroll = Self.reading(offset: -110, system: 96)
    scroll.hasGrowingBar = false
    system.read(scroll, at: 1)
    #expect(!system.isWaiting)
    #expect(system.value(in: scroll) == SidePair(near: 96))
  }

  @Test func aBarAtItsFullHeightIsNotWaitedFor() {
    var system = FrozenSystemInset()
    var rest = Self.reading(offset: -148, system: 148, isTouched: false)
    rest.barGrowth = 0
    system.read(rest, at: 0)
    var pull = Self.reading(offset: -170, system: 148)
    pull.barGrowth = 0
    system.read(pull, at: 1)
    #expect(!system.isWaiting)
  }

  @Test func contentThatNobodyMovesIsNotWaitedFor() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -110, system: 96, isTouched: false), at: 1)
    #expect(!system.isWaiting)
  }

  @Test func contentInItsRangeIsNotWaitedFor() {
    var system = Self.collapsed()
    system.read(Self.reading(offset: -90, system: 96), at: 1)
    #expect(!system.isWaiting)
  }

  @Test func theHeightOverScrolledContentIsLearnedUnderAFinger() {
    func known(_ scroll: ScrollMetrics) -> ScrollMetrics {
      var scroll = scroll
      scroll.barGrowth = 0
      return scroll
    }
    var system = FrozenSystemInset()
    system.read(known(Self.reading(offset: -96, system: 96, isTouched: false)), at: 0)
    system.read(known(Self.reading(offset: 300, system: 120)), at: 1)
    let pull = known(Self.reading(offset: -110, system: 96))
    system.read(pull, at: 2)
    #expect(system.value(in: pull) == SidePair(near: 110), "the bar has been 120 points high")
  }
}
