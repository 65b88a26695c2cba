import RefreshCore
import TestSupport
import Testing

/// Motions whose control, extent or mover changes on the way.
@Suite struct ChangedMotionTests {
  private static func settings(extent: Double, placement: RefreshPlacement = .withContent) -> SideSettings {
    SideSettings(
      metrics: RefreshMetrics(heldExtent: extent, triggerDistance: 84, showsOutcomes: true), placement: placement)
  }

  /// A list that opens for a session of the app.
  private static func opening(frames: Int) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings(extent: 60))
    driver.send(.began(.near, .program, .always))
    driver.run(frames: frames)
    return driver
  }

  @Test func anotherExtentIsHeldWithoutALayoutPass() {
    var driver = Self.opening(frames: 120)
    driver.machine.configure(Self.settings(extent: 80), at: .near)
    driver.run(frames: 120)
    #expect(driver.scroll.inset.near == 80 && driver.scroll.offset == -80)
  }

  @Test(arguments: 1...30) func aShorterExtentIsNotOvershot(frames: Int) {
    var driver = Self.opening(frames: frames)
    driver.machine.configure(Self.settings(extent: 32), at: .near)
    let reached = max(-driver.scroll.offset, 32)
    for _ in 0..<120 {
      driver.run(frames: 1)
      #expect(-driver.scroll.offset <= reached + 0.2)
    }
    #expect(driver.scroll.inset.near == 32 && driver.scroll.offset == -32)
  }

  @Test(arguments: 1...30) func aControlThatHoldsNothingTakesTheListHome(frames: Int) {
    var driver = Self.opening(frames: frames)
    driver.machine.configure(Self.settings(extent: 60, placement: .floating), at: .near)
    driver.run(frames: 120)
    #expect(driver.scroll.inset == SidePair() && driver.scroll.offset == 0)
    #expect(driver.machine.state(at: .near) == .refreshing)
  }

  @Test(arguments: 1...30) func aControlThatHoldsNothingLeavesAListThatIsScrolledAway(frames: Int) {
    var driver = Self.opening(frames: frames)
    driver.machine.configure(Self.settings(extent: 60, placement: .floating), at: .near)
    driver.scroll(to: 100)
    driver.run(frames: 120)
    #expect(driver.scroll.inset == SidePair() && driver.scroll.offset == 100)
  }

  /// Also where less than half of the extent is visible: the finger has moved nothing.
  @Test func aListThatIsCaughtWhileItOpensContinues() {
    var driver = Self.opening(frames: 4)
    let caught = -driver.scroll.offset
    #expect(caught > 1 && caught < 30)
    driver.drag(to: caught)
    driver.lift()
    driver.run(frames: 120)
    #expect(driver.scroll.inset.near == 60 && driver.scroll.offset == -60)
  }

  /// UIKit still moves the content out when the session begins: a bounce inward would be a guess.
  @Test func aListThatIsFlungOutAndReachesItsLineStaysThere() {
    var driver = MachineDriver()
    driver.attach(Self.settings(extent: 60))
    driver.drag(to: 48)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.scroll(to: -56)
    driver.run(frames: 1)
    driver.send(.began(.near, .program, .always))
    driver.scroll(to: -60)
    for _ in 0..<60 {
      driver.run(frames: 1)
      #expect(abs(driver.scroll.offset + 60) < 0.2)
    }
    #expect(driver.scroll.inset.near == 60)
  }

  @Test func anAnimatedScrollIsTheOnlyMover() {
    var driver = Self.opening(frames: 8)
    driver.scroll.isScrollAnimating = true
    let offset = driver.scroll.offset
    driver.run(frames: 10)
    #expect(driver.scroll.offset == offset)
    driver.scroll.isScrollAnimating = false
    driver.run(frames: 120)
    #expect(driver.scroll.offset == offset, "the scroll has left it there")
  }
}
