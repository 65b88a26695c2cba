#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport
import Testing

/// Gestures, writes and switches drawn from a seed.
@MainActor
@Suite struct HeadlessRandomTests {
  @Test(arguments: UInt64(1)...SweepWidth.choose(quick: 10, full: 100, thorough: 100))
  func comesToRestInItsRangeAfterAnything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var switches = HeadlessSwitches.random(using: &generator)
    // With the other settings a list may be left out of its range.
    switches.raisedInset = .clampsAtOnce
    switches.windowLoss = .cancelsDrag
    let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    HeadlessScreen.run(switches, safeArea: safeArea) { screen in
      screen.world.log.isEnabled = false
      for _ in 0..<40 { Self.step(screen, &generator) }
      screen.finger.lift()
      let isIdle = screen.world.advanceUntilIdle()
      let list = screen.list
      let (lowest, inset) = (-list.adjustedContentInset.top, list.adjustedContentInset)
      let highest = max(lowest, list.contentSize.height + inset.bottom - list.bounds.height)
      let pixel: CGFloat = 1 / 3
      #expect(isIdle, "seed \(seed), \(switches)")
      #expect(!list.isTracking && !list.isDragging && !list.isDecelerating, "seed \(seed), \(switches)")
      #expect(
        list.contentOffset.y >= lowest - pixel && list.contentOffset.y <= highest + pixel, "seed \(seed), \(switches)"
      )
      #expect(list.panGestureRecognizer.state == .possible, "seed \(seed), \(switches)")
    }
  }

  private static func step(_ screen: HeadlessScreen, _ generator: inout SeededGenerator) {
    let (list, finger) = (screen.list, screen.finger)
    let start = CGPoint(x: 100, y: CGFloat.random(in: 100...700, using: &generator))
    let end = CGPoint(x: 100, y: CGFloat.random(in: 100...700, using: &generator))
    let time = Double.random(in: 0.02...0.4, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: finger.pull(to: Double.random(in: 5...150, using: &generator), duration: time)
    case 1: finger.flick(from: start, to: end, duration: time)
    case 2: finger.drag(from: start, to: end, duration: time)
    case 3: finger.lift()
    case 4: finger.cancel()
    case 5: list.contentInset.top = CGFloat.random(in: 0...80, using: &generator)
    case 6: list.contentSize.height = CGFloat.random(in: 0...3000, using: &generator)
    case 7:
      // UIKit does not clamp the target of an animated scroll, so nothing may change before it arrives.
      list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
      screen.world.advance(by: 0.4)
    case 8: screen.world.advance(by: time)
    case 9: list.window == nil ? screen.world.window.addSubview(list) : list.removeFromSuperview()
    case 10: SimulatedWheel(on: list).notch(by: Double(end.y - start.y))
    default: finger.tap(at: start)
    }
  }
}
#endif
