import Testing

@testable import RefreshCore

/// Content that an added inset holds below a bar that appears or disappears.
@Suite struct HeldBelowBarTests {
  /// The length that an added inset holds in these tests, in points.
  private static let held = 60.0

  private static func reading(offset: Double, bar: Double = 47) -> ScrollMetrics {
    let inset = SidePair(near: held)
    return ScrollMetrics(offset: offset, inset: inset, adjustedInset: inset + SidePair(near: bar))
  }

  /// An inset that has seen content held below a bar of 47 points.
  private static func holding(at offset: Double = -107) -> SystemInset {
    var bars = SystemInset()
    bars.note(reading(offset: offset), addedInset: held)
    return bars
  }

  @Test func contentThatUIKitLeavesWhereItIsHasBeenLeft() {
    #expect(Self.holding().left(in: Self.reading(offset: -107, bar: 97)) == Self.holding().place)
  }

  @Test func contentThatUIKitMovesAlongHasBeenLeft() {
    let bars = Self.holding(at: -80)
    #expect(bars.left(in: Self.reading(offset: -130, bar: 97)) == bars.place)
    #expect(bars.left(in: Self.reading(offset: -131, bar: 97)) == nil, "moved by somebody else")
  }

  @Test func contentThatUIKitClampsToItsRangeHasBeenLeft() {
    let bars = Self.holding(at: -90)
    #expect(bars.left(in: Self.reading(offset: -60, bar: 0)) == bars.place)
    #expect(bars.left(in: Self.reading(offset: -61, bar: 0)) == nil, "moved by somebody else")
  }

  @Test func aBarThatKeepsItsHeightLeavesNothing() {
    #expect(Self.holding().left(in: Self.reading(offset: -107)) == nil)
    #expect(Self.holding().left(in: Self.reading(offset: -107, bar: 47.1)) == nil)
  }

  @Test func contentAtRestIsNotLeft() {
    #expect(Self.holding(at: -47).left(in: Self.reading(offset: -47, bar: 97)) == nil)
    #expect(!Self.holding(at: -47).isLeftBehind(in: Self.reading(offset: -47, bar: 97)))
  }

  @Test(
    arguments: [
      \ScrollMetrics.isTracking, \.isDecelerating, \.isScrollAnimating,
    ] as [WritableKeyPath<ScrollMetrics, Bool> & Sendable])
  func contentThatHasAnotherMoverIsNotFollowed(mover: WritableKeyPath<ScrollMetrics, Bool> & Sendable) {
    var scroll = Self.reading(offset: -107, bar: 97)
    scroll[keyPath: mover] = true
    #expect(Self.holding().left(in: scroll) == nil)
    #expect(Self.holding().isLeftBehind(in: scroll))
  }

  @Test func contentWithoutAWindowIsNotLeft() {
    var scroll = Self.reading(offset: -107, bar: 97)
    scroll.isInWindow = false
    #expect(Self.holding().left(in: scroll) == nil)
    #expect(!Self.holding().isLeftBehind(in: scroll))
  }

  @Test func contentThatHasMovedIsNotLeftBehind() {
    #expect(Self.holding().isLeftBehind(in: Self.reading(offset: -107, bar: 97)))
    #expect(!Self.holding().isLeftBehind(in: Self.reading(offset: -157, bar: 97)))
    #expect(!Self.holding().isLeftBehind(in: Self.reading(offset: -107)))
  }

  @Test func withoutAnAddedInsetOrAWindowThereIsNoPlace() {
    var bars = Self.holding()
    bars.note(Self.reading(offset: -107), addedInset: 0)
    #expect(bars.place == nil)
    bars = Self.holding()
    var scroll = Self.reading(offset: -107)
    scroll.isInWindow = false
    bars.note(scroll, addedInset: Self.held)
    #expect(bars.place == nil)
  }

  @Test func aBarThatMovesUnderARestingFingerIsFollowedAfterTheLift() {
    var bars = Self.holding()
    var scroll = Self.reading(offset: -107, bar: 97)
    scroll.isTracking = true
    bars.note(scroll, addedInset: Self.held)
    #expect(bars.place == Self.holding().place, "the finger rests")
    scroll.offset = -120
    bars.note(scroll, addedInset: Self.held)
    #expect(bars.place?.offset == -120 && bars.place?.system == 97, "the finger has moved the content")
  }

  @Test func withoutAFingerThePlaceIsTheLast() {
    var bars = Self.holding()
    bars.note(Self.reading(offset: -107, bar: 97), addedInset: Self.held)
    #expect(bars.place == SystemInset.Place(system: 97, offset: -107))
  }

  /// A machine that holds its header below a bar of 47 points.
  private static func driver(_ settings: SideSettings = Situation.settings) -> MachineDriver {
    var driver = MachineDriver()
    driver.system = SidePair(near: 47)
    driver.scroll.offset = -47
    driver.attach(settings)
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 120)
    return driver
  }

  @Test func heldContentFollowsTheBar() {
    var driver = Self.driver()
    #expect(driver.scroll.offset == -107)
    driver.system = SidePair(near: 97)
    driver.send(.laidOut)
    #expect(driver.scroll.offset == -157 && driver.scroll.inset.near == 60)
    driver.system = SidePair(near: 0)
    driver.run(frames: 1)
    #expect(driver.scroll.offset == -60)
  }

  @Test func theFrameAfterALiftFollowsTheBar() {
    var driver = Self.driver()
    driver.scroll.isTracking = true
    driver.system = SidePair(near: 97)
    #expect(driver.send(.laidOut).wake == .nextFrame)
    #expect(driver.scroll.offset == -107)
    driver.scroll.isTracking = false
    driver.run(frames: 1)
    #expect(driver.scroll.offset == -157)
    driver.run(frames: 5)
    #expect(driver.send(.laidOut).wake != .nextFrame)
  }

  /// UIKit does not notify of the lift of a finger that rests, also where the bar covers the space that is held.
  @Test func aFingerThatRestsWhileTheBarMovesIsWatched() {
    var driver = Self.driver()
    driver.scroll.isTracking = true
    driver.system = SidePair(near: 147)
    #expect(driver.send(.laidOut).wake == .nextFrame)
  }

  @Test func aControlThatHasLeftFollowsNoBar() {
    var driver = Self.driver()
    driver.send(.detached(.near))
    driver.system = SidePair(near: 97)
    let offset = driver.scroll.offset
    #expect(driver.send(.laidOut).offset == nil)
    #expect(driver.scroll.offset == offset)
  }

  @Test func aControlThatHasLeftUnderAFingerFollowsNoBar() {
    var driver = Self.driver()
    driver.scroll.isTracking = true
    driver.send(.detached(.near))
    driver.system = SidePair(near: 97)
    driver.scroll.isTracking = false
    #expect(driver.send(.laidOut).offset == nil)
  }

  @Test func aFooterAtTheTopFollowsNoBar() {
    var driver = Self.driver(
      SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 60), trigger: .manual))
    let offset = driver.scroll.offset
    driver.system = SidePair(near: 97)
    let effects = driver.send(.laidOut)
    #expect(effects.offset == nil && driver.scroll.offset == offset)
    #expect(effects.wake != .nextFrame)
  }
}
