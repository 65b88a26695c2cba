#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The updates of a view and their times, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct ViewUpdateTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewIsToldOfEachStateAndOnceThatNothingGoesOn(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.advance(by: 0.2)
      #expect(view.updates.isEmpty && !view.isSeen)
      await scene.refresh()
      #expect(view.isSeen)
      await scene.finish()
      #expect(view.states == [.pulling, .armed, .refreshing, .ending, .idle])
      #expect(view.updates.filter { $0.state == .idle }.count == 1)
      #expect(view.updates.last?.visibleExtent == 0)
      #expect(!view.isSeen)
      #expect(control.refreshState == .idle)
      let count = view.updates.count
      scene.world.setTraits { $0.userInterfaceStyle = .dark }
      await scene.advance(by: 1)
      #expect(view.updates.count == count)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewIsToldAsOftenAsADrawingIsDrawn(switches: HeadlessSwitches) async {
    let counter = DrawCounter()
    await Scene.run(switches) { scene in
      scene.addHeader(animator: counter)
      await scene.refresh()
      await scene.finish()
    }
    await Scene.run(switches) { scene in
      let view = FollowingView()
      scene.addHeader(view: view)
      await scene.refresh()
      await scene.finish()
      #expect(counter.count > 20)
      #expect(view.updates.filter { $0.visibleExtent > 0 }.count == counter.count)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldViewIsLeftAloneUntilItsPlaceChanges(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      await scene.advance(by: 1)
      view.forgetUpdates()
      await scene.advance(by: 1)
      #expect(view.updates.isEmpty)
      scene.world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(view.updates.last?.surroundings.isDark == true)
      view.forgetUpdates()
      control.sessionProgress = 0.5
      await scene.advance(by: 1)
      #expect(view.updates.last?.sessionProgress == 0.5)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFooterThatStaysIsLeftAloneInALayoutPass(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let footer = scene.addFooter(view: view)
      await scene.reachEnd()
      await scene.finishLoad(.end)
      await scene.showFooter()
      await scene.advance(by: 2)
      #expect(footer.frame.height > 0)
      view.forgetUpdates()
      scene.list.setNeedsLayout()
      scene.list.subviews.forEach { $0.setNeedsLayout() }
      scene.world.finishTurn()
      #expect(view.updates.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewThatIsScrolledAwayHearsOfTheEnd(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      view.showsOutcomes = true
      scene.addHeader(view: view)
      await SessionMoment.scrolledAway.reach(in: scene)
      #expect(view.updates.last?.state == .refreshing && view.updates.last?.visibleExtent == 0)
      #expect(!view.isSeen)
      await scene.finish()
      #expect(view.updates.last?.state == .idle)
      #expect(!view.isSeen)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewHearsInTheBackgroundThatItsPullIsOver(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      scene.pull(to: 110)
      #expect(view.updates.last?.state == .armed)
      scene.world.enterBackground()
      #expect(control.refreshState == .pulling && view.updates.last?.state == .pulling)
      scene.finger.cancel()
      scene.world.enterForeground()
      await scene.settle()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewMayEndTheSessionItIsToldOf(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      view.onUpdate = { [weak control] update in
        MainActor.assumeIsolated { if update.state == .refreshing { control?.endRefreshing() } }
      }
      scene.pullAndRelease()
      await scene.settle()
      #expect(view.states.suffix(3) == [.refreshing, .ending, .idle])
      #expect(control.refreshState == .idle)
      #expect(scene.offset == scene.rest)
    }
  }

  @Test func whatAViewAnimatesInAnAnswerIsAnimated() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let view = FollowingView()
      let arrow = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(arrow)
      scene.addHeader(view: view)
      view.onUpdate = { update in
        guard update.state == .armed, arrow.alpha == 1 else { return }
        UIView.animate(withDuration: 0.2) { arrow.alpha = 0.5 }
      }
      scene.pull(to: 110)
      #expect(arrow.layer.animationKeys() == ["opacity"])
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func withLessMotionAClosingViewFadesAtOnce(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.world.accessibility.isReduceMotionEnabled = true
      let view = FollowingView()
      scene.addHeader(view: view)
      await scene.refresh()
      #expect(view.superview?.alpha == 1)
      scene.work.finish()
      await scene.world.settleTasks()
      for _ in 0..<300 where scene.pull > 24 { scene.world.advance(frames: 1) }
      #expect(view.superview?.alpha == 0)
      #expect(view.alpha == 1)
    }
  }

  @Test func aNewSessionIsSeenAgainWithLessMotion() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.world.accessibility.isReduceMotionEnabled = true
      let view = FollowingView()
      scene.addHeader(view: view)
      await scene.refresh()
      await scene.finish()
      scene.pull(to: 10)
      #expect(view.superview?.alpha == 1)
      #expect(view.isSeen)
    }
  }
}
#endif
