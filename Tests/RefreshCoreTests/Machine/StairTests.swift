import RefreshCore
import Testing

/// The steps in which the added inset follows moving content: a pixel, or more where each write costs a layout.
@Suite struct StairTests {
  /// A header that holds 60 points, in a list whose inset changes by a number of points at least.
  private static func holding(stair: Double, pinnedHeaders: RefreshPinnedHeaders = .fixed) -> MachineDriver {
    var driver = MachineDriver()
    driver.scroll.insetStair = stair
    driver.attach(SideSettings(metrics: Situation.settings.metrics, pinnedHeaders: pinnedHeaders))
    driver.open(frames: 120)
    return driver
  }

  @Test(arguments: [(8.0, -45.1, 48.0), (8, -48, 48), (8, -59, 60), (8, -3, 8), (0, -45.1, 45.1)])
  func anInsetThatFollowsTheContentIsTheNextStair(stair: Double, offset: Double, inset: Double) {
    var driver = Self.holding(stair: stair, pinnedHeaders: .follow)
    driver.scroll(to: offset)
    #expect(driver.scroll.inset.near == inset)
    #expect(driver.scroll.offset == offset)
  }

  @Test(arguments: [true, false]) func aMotionWritesOneInsetForEachStair(opens: Bool) {
    var driver = Self.holding(stair: 8)
    if opens {
      driver = MachineDriver()
      driver.scroll.insetStair = 8
      driver.attach()
      driver.send(.began(.near, .program, .always))
    } else {
      driver.send(.ended(.near, .success))
    }
    var insets: [Double] = [driver.scroll.inset.near]
    for _ in 0..<200 {
      driver.run(frames: 1)
      if driver.scroll.inset.near != insets.last { insets.append(driver.scroll.inset.near) }
      #expect(driver.scroll.offset <= -driver.scroll.inset.near + 0.2, "inside its inset")
    }
    #expect(insets.last == (opens ? 60 : 0))
    #expect(insets.count <= 60 / 8 + 2)
    for inset in insets { #expect(inset == 60 || inset.truncatingRemainder(dividingBy: 8) == 0) }
  }

  /// A layout clamps the content to the inset, as where the rows depend on it.
  @Test(arguments: [true, false]) func aMotionThatALayoutClampsIsClampedOnce(opens: Bool) {
    var driver = Self.holding(stair: 8)
    if opens {
      driver = MachineDriver()
      driver.scroll.insetStair = 8
      driver.attach()
      driver.send(.began(.near, .program, .always))
    } else {
      driver.send(.ended(.near, .success))
    }
    var clampCount = 0
    for _ in 0..<200 {
      let inset = driver.scroll.inset.near
      driver.run(frames: 1)
      let present = driver.scroll.inset.near
      guard present != inset, driver.scroll.offset < -present - 0.5 else { continue }
      driver.scroll(to: -present)
      clampCount += 1
    }
    #expect(clampCount == 1)
    #expect(driver.scroll.offset == (opens ? -60 : 0) && driver.scroll.inset.near == (opens ? 60 : 0))
  }

  /// UIKit would bring the content back to its stair, where it would stand before it is moved on.
  @Test func aClosingThatIsTouchedBetweenTwoStairsTakesTheContentFromUIKitsBounce() {
    var driver = Self.holding(stair: 8)
    driver.send(.ended(.near, .cancelled))
    for _ in 0..<60 where -driver.scroll.offset < driver.scroll.inset.near + 2 || driver.scroll.inset.near > 50 {
      driver.run(frames: 1)
    }
    let caught = driver.scroll
    #expect(caught.inset.near > 0 && -caught.offset >= caught.inset.near + 2)
    driver.scroll.isTracking = true
    driver.run(frames: 2)
    driver.scroll.isTracking = false
    driver.scroll.isDecelerating = true
    driver.time += 1.0 / 60
    let effects = driver.send(.ticked)
    #expect(effects.stopsScrolling && driver.scroll.offset > caught.offset)
  }
}
