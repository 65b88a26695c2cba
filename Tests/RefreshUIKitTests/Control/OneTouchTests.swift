#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// One touch begins one session, whatever becomes of the control under it.
@MainActor
@Suite struct OneTouchTests {
  /// The ways to remove the control under the finger and bring it back.
  enum Cut: CaseIterable {
    case hidden, disabled, removed, replaced
  }

  nonisolated private static let cases = Cut.allCases.flatMap { cut in
    [RefreshTrigger.whilePulling, .onRelease].map { (cut, $0) }
  }

  private func cut(_ cut: Cut, _ trigger: RefreshTrigger, in scene: Scene) {
    guard let header = scene.header else { return }
    scene.client {
      switch cut {
      case .hidden:
        header.isHidden = true
        scene.world.finishTurn()
        header.isHidden = false
      case .disabled:
        header.isEnabled = false
        header.isEnabled = true
      case .removed:
        header.removeFromSuperview()
        scene.world.finishTurn()
        scene.add(header)
      case .replaced: scene.addHeader(trigger: trigger)
      }
    }
    scene.world.finishTurn()
  }

  /// The touch that saw a control go means nothing to it any more; the next one does at once.
  @Test(arguments: TestSetting.everySetting(with: cases))
  func aTouchThatSawTheControlGoBeginsNothing(
    switches: TestSetting, interruption: (cut: Cut, trigger: RefreshTrigger)
  ) async {
    let (cut, trigger) = interruption
    await Scene.run(switches) { scene in
      scene.watch.mayComeFromOutside = true
      scene.watch.mayGiveUpShare = true
      scene.watch.mayMoveUnderFinger = true
      scene.addHeader(trigger: trigger)
      scene.pull(to: 110)
      await scene.advance(by: 0.1)
      let count = trigger == .whilePulling ? 1 : 0
      #expect(scene.work.startCount == count)
      for distance in [120.0, 40, 0, 130] {
        self.cut(cut, trigger, in: scene)
        scene.pull(to: distance)
        await scene.advance(by: 0.1)
        #expect(scene.header?.refreshState != .armed && scene.header?.refreshState != .refreshing)
      }
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == count)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == count + 1)
    }
  }

  /// An action that disables its own control until it is over started 41 times in two seconds of one touch.
  @Test(arguments: TestSetting.everySetting)
  func anActionThatDisablesItsControlStartsOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      scene.watch.mayComeFromOutside = true
      var control: RefreshControl?
      control = scene.list.refresh.addHeader(animator: PlainAnimator(), trigger: .whilePulling) { [work = scene.work] in
        control?.isEnabled = false
        defer { control?.isEnabled = true }
        try await work.run()
      }
      if let control { scene.watch.follow(control) }
      scene.pull(to: 110)
      for _ in 0..<20 {
        scene.finger.hold(for: 0.1)
        await scene.world.settleTasks()
      }
      #expect(scene.work.startCount == 1)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == 1 && control?.isEnabled == true)
      control = nil
    }
  }

  /// A footer is removed and added again by each load, under a finger that continues to drag.
  @Test(arguments: TestSetting.everySetting)
  func aFooterThatIsAddedUnderAFingerWaitsForTheNext(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.watch.mayComeFromOutside = true
      scene.watch.mayGiveUpShare = true
      scene.addFooter(trigger: .onReachingEnd(within: .viewports(1)))
      scene.show(scene.end - 60)
      scene.finger.touchDown(at: Scene.middle)
      for step in 1...5 {
        scene.finger.drag(to: CGPoint(x: 200, y: 400 - CGFloat(step) * 20), duration: 0.1)
        await scene.world.settleTasks()
        scene.client {
          scene.list.refresh.removeFooter()
          scene.list.contentSize.height += 10
          scene.addFooter(trigger: .onReachingEnd(within: .viewports(1)))
        }
        scene.world.finishTurn()
      }
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
      scene.swipe(by: -40)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 2)
    }
  }
}
#endif
