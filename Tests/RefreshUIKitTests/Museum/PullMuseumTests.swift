#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Trigger distances and results of pulls: each test is named by a report on other libraries, and shows
/// that it does not happen here.
@MainActor
@Suite struct PullMuseumTests {
  /// The page that the list snaps to knows nothing of the space of the header.
  @Test(.bug(id: "B081"), arguments: TestSetting.everySetting)
  func aListOfPagesSnapsBackAtOnce(switches: TestSetting) async {
    await TestWorld.run(switches: switches) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      list.contentSize = CGSize(width: 393, height: 1800)
      list.isPagingEnabled = true
      let scene = Scene(world, list: list, safeArea: 0)
      world.setSafeArea(.zero)
      scene.addHeader(animator: PlainAnimator(extent: 50, trigger: 70))
      scene.pull(to: 70)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1 && scene.offset == -50)
      await scene.advance(by: 1)
      #expect(scene.offset == -50)
      await scene.finish()
      #expect(scene.offset == 0)
      scene.watch.expectCleanEnd()
    }
  }

  /// An armed control stays armed within a drag.
  @Test(.bug(id: "B090"), arguments: TestSetting.everySetting(with: [true, false]))
  func crossingTheTriggerASecondTimeInOneDragDoesNothing(switches: TestSetting, crossesAgain: Bool) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      var signals = 0
      let watching = scene.list.refresh.onDecision
      scene.list.refresh.onDecision = { decision in
        if decision.effects.commands(at: .near).contains(.playFeedback) { signals += 1 }
        watching?(decision)
      }
      scene.pull(to: 94)
      #expect(control.refreshState == .armed)
      scene.pull(to: 44)
      #expect(control.refreshState == .pulling)
      if crossesAgain {
        scene.pull(to: 94)
        #expect(control.refreshState == .armed)
      }
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(signals == (crossesAgain ? 2 : 1))
      #expect(scene.work.startCount == (crossesAgain ? 1 : 0))
      let states: [RefreshState] = crossesAgain ? [.armed, .refreshing] : [.idle]
      #expect(scene.watch.states == [.idle, .pulling, .armed, .pulling] + states)
    }
  }

  /// A view that is low: a phone on its side with bars, a split view, a row of cards.
  private nonisolated static let heights: [CGFloat] = [120, 150, 200, 270, 375, 600]

  /// The trigger is a number of points that a low view's rubber band never gets to.
  @Test(.bug(id: "B091"), arguments: TestSetting.everySetting(with: heights))
  func inALowViewTheListCannotBePulledFarEnough(switches: TestSetting, height: CGFloat) async {
    await TestWorld.run(switches: switches) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 852, height: height))
      list.contentSize = CGSize(width: 852, height: 3000)
      let scene = Scene(world, list: list, safeArea: 32)
      scene.addHeader(animator: PlainAnimator(extent: 200, trigger: 400))
      scene.finger.drag(from: CGPoint(x: 200, y: 1), to: CGPoint(x: 200, y: height - 1), duration: 0.4)
      #expect(scene.header?.refreshState == .armed)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.pull > 0 && scene.pull <= height / 5)
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
