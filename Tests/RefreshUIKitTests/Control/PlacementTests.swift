#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Controls that float over the list.
@MainActor
@Suite struct PlacementTests {
  private static let floating = PlainAnimator(preferredPlacement: .floating)

  /// The frame of a floating header that shows `extent` points, wherever the list is scrolled.
  private func expectAtTheEdge(_ control: RefreshControl, extent: CGFloat, in scene: Scene) {
    #expect(abs(control.frame.minY - scene.offset - 59) < 1e-9)
    #expect(abs(control.frame.height - extent) < 0.4)
    #expect(control.frame.width == scene.list.bounds.width)
  }

  @Test(arguments: TestSetting.everySetting)
  func anAnimatorThatPrefersToFloatFloats(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating)
      #expect(control.placement == nil)
      #expect(control.layer.zPosition == 1 && !control.clipsToBounds)
      await scene.refresh()
      #expect(control.refreshState == .refreshing)
      #expect(scene.offset == scene.rest && scene.list.contentInset == .zero)
      expectAtTheEdge(control, extent: 60, in: scene)
      await scene.finish()
    }
  }

  @Test func theDiscFloatsWithoutAWordMore() async {
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader(animator: .material)
      await scene.refresh()
      #expect(control.refreshState == .refreshing && control.layer.zPosition == 1)
      #expect(scene.offset == scene.rest && scene.list.contentInset == .zero)
      expectAtTheEdge(control, extent: 48, in: scene)
      #expect(control.layer.sublayers?.first?.isHidden == false)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theAppHasTheLastWord(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating)
      control.placement = .withContent
      #expect(control.layer.zPosition == 1 && control.clipsToBounds)
      await scene.refresh()
      #expect(scene.pull == 60)
      await scene.finish()
      control.animator = PlainAnimator()
      control.placement = .floating
      #expect(control.layer.zPosition == 1 && !control.clipsToBounds)
      await scene.refresh()
      #expect(scene.pull == 0)
      expectAtTheEdge(control, extent: 60, in: scene)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFloatingControlStaysInSightWhileTheListIsScrolled(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating)
      await scene.refresh()
      scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
      #expect(scene.pull < -200)
      expectAtTheEdge(control, extent: 60, in: scene)
      scene.finger.lift()
      scene.world.advance(frames: 3)
      expectAtTheEdge(control, extent: 60, in: scene)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
      expectAtTheEdge(control, extent: 60, in: scene)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func underAPullTheFloatingStripIsAsLongAsThePull(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating)
      for distance in [40.0, 100] {
        scene.pull(to: distance)
        scene.finger.hold(for: 0.1)
        expectAtTheEdge(control, extent: distance, in: scene)
      }
      scene.finger.lift()
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFloatingControlAtTheBottomStandsAtTheBottomOfTheView(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating, edge: .bottom)
      scene.client { scene.list.contentOffset.y = 3000 + 34 - 852 }
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
      #expect(abs(control.frame.maxY - scene.offset - 852 + 34) < 1e-9)
      #expect(abs(control.frame.height - 60) < 0.4)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
      #expect(abs(control.frame.maxY - 900 - 852 + 34) < 1e-9)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anAnimatorThatTakesASessionOverBringsItsPlacement(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.floating)
      await scene.refresh()
      control.animator = PlainAnimator(extent: 40, trigger: 70)
      #expect(control.layer.zPosition == 1 && control.clipsToBounds)
      await scene.advance(by: 1)
      #expect(control.refreshState == .refreshing)
      await scene.finish()
      #expect(scene.offset == scene.rest)
    }
  }
}
#endif
