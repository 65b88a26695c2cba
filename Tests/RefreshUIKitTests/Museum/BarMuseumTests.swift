#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Bars and safe areas that are left out, or taken for a pull: each test is named by what users of other libraries saw,
/// and shows that it does not happen here.
@MainActor
@Suite struct BarMuseumTests {
  private static let portrait = CGSize(width: 375, height: 800)
  private static let landscape = CGSize(width: 800, height: 375)

  /// Values measured before the rotation are corrected after it.
  @Test(.bug(id: "B044"), arguments: HeadlessSwitches.everySetting)
  func theHeaderDoesNotGoBackAfterARotation(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches, screenSize: Self.portrait) { world in
      let scene = Scene(world, safeArea: 88)
      scene.inset(top: 12)
      let control = scene.addHeader()
      await scene.refresh()
      #expect(scene.offset == -160)
      world.turn {
        scene.client {
          UIView.animate(withDuration: 0.4) {
            world.window.bounds.size = Self.landscape
            scene.list.frame = CGRect(origin: .zero, size: Self.landscape)
            scene.list.contentSize.width = Self.landscape.width
            world.window.layoutIfNeeded()
          }
        }
      }
      world.setSafeArea(UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.offset == -104)
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -44 && scene.list.contentInset == scene.watch.clientInset)
      scene.watch.expectCleanEnd()
    }
  }

  /// A bar hides on a swipe and comes back, and the same height is added each time.
  @Test(.bug(id: "B044"), arguments: HeadlessSwitches.everySetting)
  func theListSinksLowerWithEachHidingOfTheBar(switches: HeadlessSwitches) async {
    await Scene.run(switches, safeArea: 64) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      for bar: CGFloat in [20, 64, 20, 64, 20, 64, 20, 64, 20, 64] {
        scene.world.setSafeArea(UIEdgeInsets(top: bar, left: 0, bottom: 34, right: 0))
        await scene.advance(by: 0.5)
        #expect(scene.list.contentInset.top == 60 && scene.watch.legalY.contains(scene.offset))
      }
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -64 && scene.list.contentInset == .zero)
    }
  }

  /// A pull is measured from the app's own inset, which the bar has no part in since iOS 11.
  @Test(.bug(id: "B045"), arguments: HeadlessSwitches.everySetting)
  func theHeaderIsPulledAtRestAndTheTriggerIsOffByTheBar(switches: HeadlessSwitches) async {
    await Scene.run(switches, safeArea: 88) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.advance(by: 0.2)
      #expect(scene.offset == -88 && control.refreshState == .idle)
      #expect(view.updates.allSatisfy { $0.progress == 0 && $0.state == .idle })
      scene.pull(to: 83)
      #expect(scene.offset > -172 && control.refreshState == .pulling)
      let progress = (-88 - scene.offset) / 84
      #expect(abs((view.updates.last?.progress ?? 0) - Double(progress)) < 1e-6)
      scene.pull(to: 85)
      #expect(scene.offset <= -172 && control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.offset == -148)
      await scene.finish()
      #expect(scene.offset == -88)
    }
  }

  private nonisolated static let appearances: [(RefreshTrigger, Bool)] = [
    (.onRelease, true), (.onRelease, false), (.whilePulling, true), (.whilePulling, false),
  ]

  /// The system moves the list below a bar, at once or a little later, and that is taken for a finger.
  @Test(.bug(id: "B046"), arguments: HeadlessSwitches.everySetting(with: appearances))
  func theRefreshBeginsByItselfWhenTheScreenAppears(
    switches: HeadlessSwitches, appearance: (trigger: RefreshTrigger, isMovedAtOnce: Bool)
  ) async {
    await Scene.run(switches, safeArea: 0) { scene in
      let view = FollowingView()
      scene.addHeader(view: view).trigger = appearance.trigger
      #expect(scene.offset == 0)
      let mover = Mover()
      if appearance.isMovedAtOnce { scene.list.delegate = mover }
      scene.watch.isClientWriting = true
      scene.list.removeFromSuperview()
      scene.world.window.addSubview(scene.list)
      scene.world.setSafeArea(UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      scene.show(-88)
      await scene.advance(by: 0.5)
      #expect(scene.offset == -88)
      #expect(view.updates.allSatisfy { $0.progress == 0 && $0.state == .idle })
      #expect(scene.watch.states == [.idle] && scene.work.startCount == 0)
      scene.list.delegate = nil
    }
  }
}

/// Moves a list to its top as soon as a bar covers it.
private final class Mover: NSObject, UIScrollViewDelegate {
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }
}

extension Scene {
  /// The app writes the top inset of a list at rest.
  fileprivate func inset(top: CGFloat) {
    watch.clientInset.top = top
    client { list.contentInset.top = top }
    world.finishTurn()
  }
}
#endif
