#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Views that come and go, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct ViewHostingTests {
  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func aViewIsNeverHit(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      view.showsOutcomes = true
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      view.addSubview(button)
      let control = scene.addHeader(view: view)
      await moment.reach(in: scene)
      #expect(control.hitTest(CGPoint(x: 10, y: 1), with: nil) == nil)
      let middle = CGPoint(x: control.frame.midX, y: control.frame.midY)
      guard scene.list.bounds.contains(middle) else { return }
      let hit = scene.list.hitTest(middle, with: nil)
      // While the list is moved, the view that takes the touches for its rows.
      #expect(hit === scene.list || (hit?.superview === scene.list && hit !== control))
    }
  }

  @Test func voiceOverReadsTheControlAndNotTheView() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      let above = sequence(first: view as UIView, next: \.superview).prefix { $0 !== control }
      #expect(above.contains { $0.accessibilityElementsHidden })
      #expect(!control.accessibilityElementsHidden)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func aControlThatIsRemovedAndAddedAgainShowsItsView(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      view.showsOutcomes = true
      let control = scene.addHeader(view: view)
      await moment.reach(in: scene)
      scene.client { control.removeFromSuperview() }
      #expect(view.updates.isEmpty || view.updates.last?.state == .idle)
      #expect(!view.isSeen)
      scene.finger.cancel()
      await scene.advance(by: 1)
      scene.watch.forgetOffsets()
      scene.add(control)
      await scene.settle()
      view.forgetUpdates()
      await scene.refresh()
      #expect(view.isSeen && view.updates.last?.state == .refreshing)
      #expect(view.isDescendant(of: control))
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.running))
  func aDrawingTakesASessionOverFromAViewAndGivesItBack(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await moment.reach(in: scene)
      let counter = DrawCounter()
      control.animator = counter
      #expect(control.view == nil && view.superview == nil)
      #expect(view.updates.last?.state == .idle)
      await scene.advance(by: 1)
      #expect(counter.last?.state == (moment == .scrolledAway ? nil : .refreshing))
      view.forgetUpdates()
      control.animator = .view(view)
      #expect(view.updates.last?.state == .refreshing)
      #expect(view.isSeen == (moment != .scrolledAway))
      #expect(control.layer.sublayers?.first?.isHidden == true, "the drawing is still there")
      let draws = counter.count
      if scene.finger.isDown { scene.finger.lift() }
      await scene.finish()
      #expect(counter.count == draws)
      #expect(view.updates.last?.state == .idle)
    }
  }

  @Test func withoutItsViewAControlDraws() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      scene.watch.spareInsetWrites = 1
      control.animator = .ring
      scene.world.finishTurn()
      #expect(control.animator is RingAnimator)
      #expect(control.layer.sublayers?.first?.isHidden == false)
      #expect(view.superview == nil)
    }
  }

  @Test func theSameViewAgainChangesNothing() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      view.forgetUpdates()
      control.animator = .view(view)
      #expect(view.updates.isEmpty && view.isDescendant(of: control))
    }
  }

  @Test func aViewThatAnotherControlTakesStaysThere() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let first = scene.addHeader(view: view)
      let second = RefreshControl(animator: .view(view))
      #expect(view.isDescendant(of: second))
      first.animator = .ring
      #expect(view.isDescendant(of: second))
      withExtendedLifetime(second) {}
    }
  }

  @Test func aViewThatAnotherControlHasTakenIsToldNothingOfTheFirst() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let first = scene.addHeader(view: view)
      await scene.refresh()
      #expect(view.updates.last?.state == .refreshing)
      let second = RefreshControl(animator: .view(view))
      let count = view.updates.count
      await scene.finish()
      first.animator = .ring
      #expect(view.updates.count == count)
      withExtendedLifetime(second) {}
    }
  }

  @Test func aViewThatIsSetAgainComesBackFromTheControlThatTookIt() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let first = scene.addHeader(view: view)
      let second = RefreshControl(animator: .view(view))
      scene.pull(to: 50)
      let center = view.center
      scene.pull(to: 70)
      #expect(view.isDescendant(of: second) && view.center == center)
      first.animator = .view(view)
      #expect(view.isDescendant(of: first))
      scene.pull(to: 80)
      #expect(view.isSeen)
      withExtendedLifetime(second) {}
    }
  }

  @Test func anAnimatorThatAViewSetsInItsLastUpdateStays() async {
    await Scene.run(TestSetting()) { scene in
      let (view, passing, last) = (FollowingView(), FollowingView(), FollowingView())
      let control = scene.addHeader(view: view)
      await scene.refresh()
      view.onUpdate = { [weak control, weak view, weak last] _ in
        MainActor.assumeIsolated {
          guard let control, let last, view?.updates.last?.state == .idle else { return }
          control.animator = .view(last)
        }
      }
      control.animator = .view(passing)
      scene.world.finishTurn()
      #expect(control.view === last && last.isDescendant(of: control) && last.isSeen)
      #expect(view.superview == nil && passing.superview == nil)
      #expect(last.updates.last?.state == .refreshing)
    }
  }

  @Test func aViewInACoderMadeOrBareControlIsShown() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let control = RefreshControl()
      control.animator = .view(view)
      scene.add(control)
      scene.pull(to: 50)
      #expect(view.isSeen && view.updates.last?.state == .pulling)
    }
  }

  @Test func controlsAndViewsAreFreedTogether() async {
    await TestWorld.run { world in
      weak var control: RefreshControl?
      weak var view: FollowingView?
      do {
        let scene = Scene(world)
        let following = FollowingView()
        (control, view) = (scene.addHeader(view: following), following)
        scene.pull(to: 50)
        scene.list.removeFromSuperview()
        scene.finger.cancel()
      }
      await world.settleTasks()
      #expect(control == nil && view == nil)
    }
  }

  @Test func aFreshViewHasDefaults() {
    TestWorld.run { _ in
      let view = BareView(frame: .zero)
      #expect(view.metrics(in: RefreshSurroundings()) == RefreshMetrics())
      #expect(view.preferredTrigger == .onRelease && view.preferredPlacement == .withContent)
    }
  }
}

/// A view animator with nothing but its requirement.
private final class BareView: UIView, RefreshViewAnimator {
  func refreshDidUpdate(_ update: RefreshUpdate) {}
}
#endif
