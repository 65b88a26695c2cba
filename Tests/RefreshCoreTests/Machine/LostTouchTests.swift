import Testing

@testable import RefreshCore

/// A finger that rests on a list which leaves its window: UIKit may keep the flag of its touch until the next one.
@Suite struct LostTouchTests {
  /// A list that is held, whose window was lost under a resting finger, and is back.
  private static func lost() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.scroll.isTracking = true
    driver.send(.scrolled)
    #expect(driver.machine.gesture.isDown(in: driver.scroll))
    for isInWindow in [false, true] {
      driver.scroll.isInWindow = isInWindow
      driver.send(.scrolled)
      driver.send(.laidOut)
    }
    return driver
  }

  @Test func itDoesNotKeepTheListOpen() {
    var driver = Self.lost()
    #expect(!driver.machine.gesture.isDown(in: driver.scroll))
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 240)
    #expect(driver.scroll.inset.near == 0 && driver.scroll.offset == 0)
    #expect(driver.send(.laidOut).wake == .never)
  }

  @Test func theNextTouchCounts() {
    var driver = Self.lost()
    driver.scroll.isTracking = false
    driver.send(.scrolled)
    driver.scroll.isTracking = true
    driver.send(.scrolled)
    #expect(driver.machine.gesture.isDown(in: driver.scroll))
  }

  @Test func theNextDragCounts() {
    var driver = Self.lost()
    driver.scroll.isDragging = true
    driver.send(.scrolled)
    #expect(driver.machine.gesture.isDown(in: driver.scroll))
    driver.scroll.isDragging = false
    driver.send(.scrolled)
    #expect(!driver.machine.gesture.isTouchLost)
  }
}
