#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The calls to the app's own delegate.
@MainActor
@Suite struct DelegateTests {
  /// Gestures that start no session.
  private static func play(_ finger: SimulatedFinger, _ world: HeadlessWorld) {
    let middle = CGPoint(x: 200, y: 400)
    finger.flick(from: middle, to: CGPoint(x: 200, y: 250), duration: 0.1)
    world.advance(by: 2)
    finger.flick(from: middle, to: CGPoint(x: 200, y: 700), duration: 0.1)
    world.advance(by: 3)
    finger.drag(from: middle, to: CGPoint(x: 200, y: 460), duration: 0.3)
    finger.hold(for: 0.1)
    finger.lift()
    world.advance(by: 2)
    finger.drag(from: middle, to: CGPoint(x: 200, y: 640), duration: 0.3)
    finger.cancel()
    world.advance(by: 2)
    finger.drag(from: middle, to: CGPoint(x: 200, y: 640), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 420), duration: 0.3)
    finger.lift()
    world.advance(by: 2)
    finger.tap(at: middle)
    world.advance(by: 1)
  }

  private static func calls(_ switches: HeadlessSwitches, withControl: Bool) -> [String] {
    HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let delegate = DelegateLog()
      // A control makes a list bounce whatever its length, which a control's absence must not.
      scene.list.alwaysBounceVertical = true
      scene.list.delegate = delegate
      if withControl { scene.addHeader() }
      world.finishTurn()
      play(scene.finger, world)
      #expect(scene.watch.startCount == 0)
      return delegate.calls
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func withoutASessionTheDelegateIsToldTheSameAsWithoutAControl(switches: HeadlessSwitches) {
    let without = Self.calls(switches, withControl: false)
    let with = Self.calls(switches, withControl: true)
    #expect(without.count > 100)
    #expect(with == without)
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOpeningEndsUIKitsOwnMotionAtTheTakeOverAndIsProgrammaticAfterIt(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let delegate = DelegateLog()
      scene.list.delegate = delegate
      scene.addHeader()
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      delegate.calls = []
      scene.finger.lift()
      await scene.advance(by: 1)
      let words = delegate.calls.filter { !$0.hasPrefix("didScroll") && !$0.hasPrefix("didChangeAdjusted") }
      let isTold = switches.momentumStop == .isTold
      #expect(words.prefix(3).map { $0.prefix(8) } == ["willEndD", "didEndDr", "willBegi"])
      #expect(words.dropFirst(3) == (isTold ? ["didEndDecelerating"] : []))
      let last = delegate.calls.filter { $0.hasPrefix("didScroll") }.suffix(10)
      #expect(last.allSatisfy { $0.hasSuffix("false false") }, "\(last)")
      scene.list.delegate = nil
    }
  }

  /// Beside the changes of the offset, the drags and UIKit's own ends, a session tells the delegate nothing.
  @Test(arguments: HeadlessSwitches.everySetting)
  func inASessionOffsetsChangeWithoutADragAndIdleComesWhenTheListHasSettled(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let delegate = DelegateLog()
      scene.list.delegate = delegate
      let control = scene.addHeader()
      await scene.refresh()
      delegate.calls = []
      scene.work.finish()
      while control.refreshState != .idle { await scene.advance(by: 1.0 / 60) }
      let others = delegate.calls.filter { !$0.hasPrefix("didScroll") }
      #expect(others.allSatisfy { $0.hasPrefix("didChangeAdjustedContentInset") }, "\(others)")
      #expect(others.last == "didChangeAdjustedContentInset 59.0", "the space that is given back")
      #expect(scene.offset == scene.rest)
      scene.list.delegate = nil
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func whoeverIsCalledFindsTheStateThatWasDecided(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let delegate = DelegateLog()
      let control = scene.addHeader()
      var decided = RefreshState.idle
      var stale: [String] = []
      let watching = scene.list.refresh.onDecision
      scene.list.refresh.onDecision = {
        decided = $0.near.state
        watching?($0)
      }
      delegate.onCall = { [weak control] in
        if let state = control?.refreshState, state != decided { stale.append("\(state) is read in \(decided)") }
      }
      scene.list.delegate = delegate
      control.addAction(UIAction { [weak control] _ in #expect(control?.isRefreshing == true) }, for: .valueChanged)
      await scene.refresh()
      await scene.finish()
      control.begin()
      await scene.advance(by: 1)
      await scene.finish()
      #expect(stale == [])
      scene.list.delegate = nil
    }
  }
}

/// Writes down what a scroll view tells its delegate.
@MainActor
private final class DelegateLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = [] { didSet { onCall?() } }

  /// Called whenever the delegate is.
  var onCall: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("didScroll \(scrollView.contentOffset.y) \(scrollView.isDragging) \(scrollView.isDecelerating)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging \(velocity.y) \(targetContentOffset.pointee.y)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("didChangeAdjustedContentInset \(scrollView.adjustedContentInset.top)")
  }
}
#endif
