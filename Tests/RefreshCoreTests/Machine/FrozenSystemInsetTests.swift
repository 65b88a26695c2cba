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
}
