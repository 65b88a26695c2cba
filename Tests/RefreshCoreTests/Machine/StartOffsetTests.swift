import ScrollPhysics
import TestSupport
import Testing

@testable import RefreshCore

/// The geometry of a start offset, in a viewport of 800 points.
@Suite struct StartOffsetTests {
  private func geometry(
    _ offset: Double, held: Double = 60, trigger: Double = 84, client: Double = 0, length: Double = 4000,
    side: AxisSide = .near
  ) -> SideGeometry {
    let inset = SidePair(near: side == .near ? client : 0, far: side == .far ? client : 0)
    let scroll = ScrollMetrics(contentLength: length, viewport: 800, inset: inset)
    let metrics = RefreshMetrics(heldExtent: held, triggerDistance: trigger, viewportFraction: 0.2)
    let insets = SideInsets(side: side, isLost: false, client: inset, system: SidePair(), addedNear: 0)
    return SideGeometry(scroll, insets, SideSettings(metrics: metrics, startOffset: offset))
  }

  @Test(arguments: AxisSide.allCases) func withoutAnOffsetNothingChanges(side: AxisSide) {
    let plain = geometry(0, side: side)
    #expect(plain.start == 0 && plain.outset == 0 && plain.triggerDistance == 84 && plain.targetInset == 60)
  }

  /// The bounce of a pull that arms ends beyond the held space, whatever the offset.
  @Test(arguments: AxisSide.allCases, [1, 10, 40, 90])
  func aBounceEndsOutsideTheHeldSpace(side: AxisSide, offset: Double) {
    let geometry = geometry(offset, side: side)
    #expect(geometry.start == offset && geometry.targetInset == 60 + offset)
    #expect(geometry.start + geometry.triggerDistance >= 1.4 * geometry.targetInset - 1e-9)
    #expect(geometry.triggerDistance <= 160)
  }

  @Test(arguments: [100_000, 1e308]) func aPullWithTheOffsetIsAtMostThreeTenthsOfTheViewport(offset: Double) {
    let geometry = geometry(offset)
    let pull = geometry.start + geometry.triggerDistance
    #expect(pull <= 240 && pull > 239 && geometry.triggerDistance >= 84)
  }

  @Test(arguments: AxisSide.allCases) func anOffsetBelowZeroEndsAtTheInsetOfTheApp(side: AxisSide) {
    #expect(geometry(-50, client: 30, side: side).outset == 30)
    #expect(geometry(-20, client: 30, side: side).outset == 20)
    #expect(geometry(-20, client: -30, side: side).outset == 0)
    let shifted = geometry(-20, client: 30, side: side)
    #expect(shifted.start == 0 && shifted.triggerDistance == 84 && shifted.targetInset == 60)
  }

  @Test func aControlThatHoldsNothingHoldsNoOffset() {
    #expect(geometry(40, held: 0).targetInset == 0)
    #expect(geometry(40, held: 0).triggerDistance == 84)
  }

  /// An arming pull of exactly the trigger, and of half a pixel less.
  @Test func theThresholdIsMeasuredFromTheOffset() {
    let geometry = geometry(40, trigger: 120)
    #expect(geometry.isArmed(by: 160, from: 0) && !geometry.isArmed(by: 159.5, from: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, -1])
  func settingsClampTheOffset(number: Double) {
    var settings = SideSettings(startOffset: number)
    #expect(abs(settings.startOffset) <= 100_000)
    settings.startOffset = number
    #expect(settings.startOffset == (number.isNaN ? 0 : min(max(number, -100_000), 100_000)))
  }

  @Test func footersStandAtTheEndOfTheirViewportOnlyInShortContent() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 200
    driver.machine.configure(
      SideSettings(role: .loadMore, trigger: .onTap, loadMore: .with { $0.shortContent = .viewportEnd }), at: .far
    )
    driver.send(.attached(.far))
    driver.run(frames: 60)
    let frame = driver.machine.frame(at: .far, driver.scroll)
    #expect(frame.gapDistance == 540 && frame.gapLength(at: driver.scroll.offset) == 60)
    driver.scroll.contentLength = 4000
    driver.run(frames: 60)
    #expect(driver.machine.frame(at: .far, driver.scroll).gapDistance == 0)
  }
}
