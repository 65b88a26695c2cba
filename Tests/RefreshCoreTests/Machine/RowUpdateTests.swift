import Testing

@testable import RefreshCore

/// An inset that is written while a list updates its rows lays the list out again in the middle of it.
@Suite struct RowUpdateTests {
  private static func holding() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    return driver
  }

  @Test func aClosingBeginsWhenTheRowsAreAtRest() {
    var driver = Self.holding()
    driver.scroll.isUpdating = true
    #expect(driver.send(.ended(.near, .cancelled)).asksForFlush)
    for _ in 0..<20 {
      driver.time += 1.0 / 60
      let effects = driver.send(.ticked)
      #expect(!effects.writesGeometry && effects.wake == .nextFrame)
    }
    driver.scroll.isUpdating = false
    driver.run(frames: 120)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 0)
  }

  @Test func anOpeningByTheAppBeginsWhenTheRowsAreAtRest() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isUpdating = true
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 20)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 0)
    driver.scroll.isUpdating = false
    driver.run(frames: 120)
    #expect(driver.scroll.inset.near == 60 && driver.scroll.offset == -60)
  }

  /// Content that stands still half way is seen, an inset that is written is not.
  @Test(arguments: [true, false]) func aMotionThatHasBegunGoesOnInFrames(opens: Bool) {
    var driver = opens ? MachineDriver() : Self.holding()
    if opens {
      driver.attach()
      driver.send(.began(.near, .program, .always))
    } else {
      driver.send(.ended(.near, .cancelled))
    }
    driver.run(frames: 6)
    driver.scroll.isUpdating = true
    let before = driver.scroll
    #expect(before.offset < 0 && before.offset > -60)
    let effects = driver.send(.laidOut)
    #expect(!effects.writesGeometry)
    driver.run(frames: 3)
    #expect(driver.scroll.offset != before.offset)
    driver.run(frames: 120)
    #expect(driver.scroll.offset == (opens ? -60 : 0) && driver.scroll.inset.near == (opens ? 60 : 0))
  }

  @Test func aReleasedPullOpensAtOnce() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isUpdating = true
    driver.release(from: 90)
    driver.run(frames: 4)
    #expect(driver.scroll.inset.near > 0)
    driver.run(frames: 120)
    #expect(driver.scroll.inset.near == 60 && driver.scroll.offset == -60)
  }

  /// UIKit's bounce would bring the content home while the opening waits.
  @Test func anOpeningByTheAppUnderAFingerBeginsWithTheLift() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.send(.began(.near, .program, .always))
    driver.scroll.isUpdating = true
    driver.scroll.isDecelerating = true
    driver.lift()
    #expect(!driver.send(.laidOut).writesGeometry)
    driver.run(frames: 1)
    #expect(driver.scroll.inset.near > 60)
  }

  /// The layout pass may be one inside the update.
  @Test func anInsetOutOfSightIsRemovedInAFrameAfterTheUpdate() {
    var driver = Self.holding()
    driver.scroll(to: 300)
    driver.send(.ended(.near, .cancelled))
    driver.scroll.isUpdating = true
    #expect(!driver.send(.laidOut).writesGeometry)
    #expect(driver.scroll.inset.near == 60)
    driver.scroll.isUpdating = false
    driver.run(frames: 1)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 300)
  }

  @Test func anInsetThatFollowsTheContentDoesSoInTheFrameAfterTheUpdate() {
    var driver = MachineDriver()
    driver.attach(SideSettings(metrics: Situation.settings.metrics, pinnedHeaders: .follow))
    driver.open(frames: 120)
    driver.drag(to: 30)
    #expect(driver.scroll.inset.near == 30)
    driver.scroll.isUpdating = true
    driver.scroll.offset = 200
    driver.send(.scrolled)
    #expect(driver.send(.laidOut).wake == .nextFrame)
    #expect(driver.scroll.inset.near == 30)
    driver.scroll.isUpdating = false
    driver.run(frames: 1)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 200)
  }

  @Test func aControlThatIsDisabledGivesItsInsetUpAfterTheUpdate() {
    var driver = Self.holding()
    driver.scroll.isUpdating = true
    driver.send(.enabled(.near, false))
    driver.send(.laidOut)
    driver.run(frames: 3)
    #expect(driver.scroll.inset.near == 60)
    driver.scroll.isUpdating = false
    driver.run(frames: 90)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 0)
  }
}
