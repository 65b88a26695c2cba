#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// States that stay behind, and callbacks that come back: each test is named by what users of other libraries saw, and
/// shows that it does not happen here.
@MainActor
@Suite struct StateMuseumTests {
  /// The position of a tiny pull, and the next position of the list.
  private nonisolated static let skips: [(Double, CGFloat)] = [
    (0.5, 0), (0.5, 0.3), (0.5, 900), (20, 0), (20, 0.3), (20, 900),
  ]

  /// The state remembers the last sample that it knew, and the next one lands on 0, or skips it.
  @Test(.bug(id: "B021"), arguments: TestSetting.everySetting(with: skips))
  func aTinyPullLeavesTheHeaderReleasingAndEveryBeginRefused(
    switches: TestSetting, skip: (pull: Double, next: CGFloat)
  ) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      scene.pull(to: skip.pull, duration: 0.1)
      #expect(control.refreshState == .pulling && abs(scene.pull - skip.pull) < 0.4)
      scene.show(scene.rest + skip.next)
      #expect(control.refreshState == .idle)
      #expect(view.updates.last?.progress == 0 && view.updates.last?.state == .idle)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle && view.updates.last?.progress == 0)
      #expect(control.begin(reveals: false) == .started)
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 1)
    }
  }

  /// The state 'released' is left over from a begin that was ended while it opened, and the next touch takes it.
  @Test(.bug(id: "B022"), arguments: TestSetting.everySetting(with: [0, 0.1, 0.5]))
  func tappingARowStartsARefresh(switches: TestSetting, time: Double) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      scene.add(control)
      #expect(control.begin() == .started)
      if time > 0 { await scene.advance(by: time) }
      control.endRefreshing()
      for wait in [0, 0.2, 2] {
        await scene.advance(by: wait)
        scene.finger.tap(at: Scene.middle)
        #expect(!control.isRefreshing)
      }
      await scene.settle()
      #expect(scene.watch.valueChangeCount == 0)
      #expect(scene.watch.states.filter { $0 == .refreshing }.count == 1)
    }
  }

  #if canImport(HeadlessUIKit)
  /// The loading flag is raised late, and more offsets of the same turn pass the guard.
  @Test(.bug(id: "B025"), arguments: TestSetting.everySetting(with: [true, false]))
  func oneQuickPullRunsTheActionSeveralTimes(switches: TestSetting, isPull: Bool) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      let jitter = Jitter()
      scene.list.delegate = jitter
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 10
      if isPull {
        scene.pull(to: 110)
        #expect(control.refreshState == .armed)
        scene.client { scene.finger.lift() }
        #expect(jitter.count == 10)
      } else {
        scene.client {
          control.begin()
          jitter.shake(scene.list)
        }
      }
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.watch.startCount == 1 && scene.watch.valueChangeCount == (isPull ? 1 : 0))
      scene.list.delegate = nil
    }
  }
  #endif

  /// A begin during a session is dropped without a word, and sessions have no identity by which a late end is told.
  @Test(.bug(id: "B026"), arguments: TestSetting.everySetting(with: [RefreshBusyPolicy.join, .restart]))
  func theResultOfTheOldRefreshIsShown(switches: TestSetting, policy: RefreshBusyPolicy) async {
    await Scene.run(switches) { scene in
      let works = [Work(), Work()]
      var starts = 0
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        starts += 1
        let work = works[starts - 1]
        // An action that does not listen to its cancellation.
        await Task.detached { try? await work.run() }.value
      }
      control.whenBusy = policy
      scene.watch.follow(control)
      await scene.refresh()
      #expect(control.begin() == (policy == .join ? .joined : .started))
      await scene.advance(by: 1)
      #expect(starts == (policy == .join ? 1 : 2))
      works[0].finish()
      await scene.advance(by: 1.5)
      #expect(control.refreshState == (policy == .join ? .idle : .refreshing))
      #expect(scene.watch.header.cancelCount == (policy == .join ? 0 : 1))
      works[1].finish()
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0)
      #expect(scene.watch.startCount == starts && scene.watch.outcome == .success)
    }
  }
}

/// Moves the list ten times in the turn in which a finger leaves it.
private final class Jitter: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { shake(scrollView) }

  func shake(_ list: UIScrollView) {
    for _ in 0..<10 {
      count += 1
      list.contentOffset.y = -200 - CGFloat(count)
    }
  }
}
#endif
