#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The position of a view, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct ViewPlaceTests {
  /// The frame of a view in the coordinates of the list.
  private func frame(of view: UIView, in scene: Scene) -> CGRect { view.convert(view.bounds, to: scene.list) }

  @Test(arguments: TestSetting.everySetting)
  func withTheContentAViewStandsAtItsEdgeAndIsCutOffAtTheRestLine(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      for distance in [20.0, 60, 110, 40] {
        scene.pull(to: distance, duration: 0.1)
        scene.finger.hold(for: 0.1)
        #expect(frame(of: view, in: scene) == CGRect(x: 0, y: -60, width: 393, height: 60))
        #expect(abs(control.frame.height - scene.pull) < 0.01 && control.clipsToBounds)
        #expect(view.isSeen)
      }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [RefreshPlacement.pinned, .floating]))
  func pinnedOrFloatingItStandsAtTheRestLineAndIsUncovered(
    switches: TestSetting, placement: RefreshPlacement
  ) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      view.preferredPlacement = placement
      let control = scene.addHeader(view: view)
      for distance in [20.0, 60, 110, 40] {
        scene.pull(to: distance, duration: 0.1)
        scene.finger.hold(for: 0.1)
        let line = scene.offset + 59
        let place = frame(of: view, in: scene)
        #expect(abs(place.minY - line) < 0.01 && place.height == 60 && place.width == 393)
        #expect(abs(control.frame.minY - line) < 0.01 && control.clipsToBounds)
      }
    }
  }

  @Test func whatHoldsNothingIsAsLongAsItsTrigger() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      (view.extent, view.trigger) = (0, 70)
      scene.addHeader(view: view)
      scene.pull(to: 40)
      #expect(view.bounds.size == CGSize(width: 393, height: 70))
    }
  }

  @Test func aViewIsNoLongerThanAFifthOfTheList() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      view.extent = 400
      scene.addHeader(view: view)
      scene.pull(to: 40)
      #expect(abs(view.bounds.height - 852 / 5) < 0.01)
      #expect(view.updates.last?.heldExtent == Double(view.bounds.height))
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: [RefreshEdge.top, .bottom, .leading, .trailing], [false, true])
  func aHeldViewFillsTheStripAtEachEdgeInBothDirections(edge: RefreshEdge, isRightToLeft: Bool) async {
    await TestWorld.run { world in
      if isRightToLeft { world.setTraits { $0.layoutDirection = .rightToLeft } }
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
      list.contentSize = CGSize(width: 2000, height: 2000)
      let scene = Scene(world, list: list, safeArea: 0)
      scene.watch.mayComeFromOutside = true
      let view = FollowingView()
      let control = scene.addHeader(view: view, edge: edge)
      control.begin()
      await scene.advance(by: 1.5)
      let place = frame(of: view, in: scene)
      #expect(place == control.frame)
      #expect(place == heldFrame(edge, isRightToLeft, in: list))
      await scene.finish()
    }
  }
  #endif

  /// The held space beside the content, whose end is at 2000.
  private func heldFrame(_ edge: RefreshEdge, _ isRightToLeft: Bool, in list: UIScrollView) -> CGRect {
    let bounds = list.bounds
    let isLow = (edge == .leading) != isRightToLeft
    return switch edge {
    case .top: CGRect(x: bounds.minX, y: -60, width: 393, height: 60)
    case .bottom: CGRect(x: bounds.minX, y: 2000, width: 393, height: 60)
    case .leading, .trailing: CGRect(x: isLow ? -60 : 2000, y: bounds.minY, width: 60, height: bounds.height)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func inAnAnimationOfTheAppsTheViewDoesNotLagBehind(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      UIView.animate(withDuration: 0.3) {
        scene.client { scene.list.frame.size.width = 320 }
        scene.list.layoutIfNeeded()
      }
      #expect(view.bounds.width == 320)
      let layers = [control.layer] + sequence(first: view, next: \.superview).prefix(2).map(\.layer)
      for layer in layers { #expect(layer.animationKeys() == nil) }
      await scene.finish()
    }
  }

  @Test func whatTheViewDoesToItselfIsItsOwn() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.alpha = 0.3
      view.isHidden = true
      scene.addHeader(view: view)
      await scene.refresh()
      #expect(view.isHidden && abs(view.alpha - 0.3) < 1e-6)
      #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
      #expect(view.bounds.size == CGSize(width: 393, height: 60))
      await scene.finish()
      #expect(view.isHidden && abs(view.alpha - 0.3) < 1e-6)
    }
  }
}
#endif
