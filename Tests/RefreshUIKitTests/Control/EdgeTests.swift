#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Controls at the other three edges.
@MainActor
@Suite struct EdgeTests {
  /// A list that scrolls sideways, with a control at one of its ends.
  private func runSideways(
    _ switches: TestSetting, _ edge: RefreshEdge, _ body: (Scene, RefreshControl) async -> Void
  ) async {
    await TestWorld.run(switches: switches) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      list.contentSize = CGSize(width: 2000, height: 200)
      let scene = Scene(world, list: list, safeArea: 0)
      let control = scene.addHeader(edge: edge)
      if edge == .trailing { scene.client { list.contentOffset.x = 1607 } }
      await body(scene, control)
      scene.watch.expectCleanEnd()
    }
  }

  private func drag(_ scene: Scene, by distance: CGFloat) {
    scene.finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200 + distance, y: 100), duration: 0.3)
    scene.finger.hold(for: 0.2)
    scene.finger.lift()
  }

  @Test(arguments: TestSetting.everySetting)
  func aLeadingHeaderRefreshesAListThatScrollsSideways(switches: TestSetting) async {
    await runSideways(switches, .leading) { scene, control in
      drag(scene, by: 190)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.list.contentOffset.x == -60)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
      #expect(control.frame == CGRect(x: -60, y: 0, width: 60, height: 200))
      await scene.finish()
      #expect(scene.list.contentOffset == .zero)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTrailingHeaderRefreshesAListThatScrollsSideways(switches: TestSetting) async {
    await runSideways(switches, .trailing) { scene, control in
      drag(scene, by: -190)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.list.contentOffset.x == 1667)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60))
      #expect(control.frame == CGRect(x: 2000, y: 0, width: 60, height: 200))
      await scene.finish()
      #expect(scene.list.contentOffset.x == 1607)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aListThatWasTurnedAroundOutsideAWindowHasItsControlAtTheOtherEndWhenItReturns(
    switches: TestSetting
  ) async {
    await runSideways(switches, .leading) { scene, control in
      scene.world.finishTurn()
      scene.client { scene.list.removeFromSuperview() }
      scene.list.semanticContentAttribute = .forceRightToLeft
      scene.world.finishTurn()
      scene.client { scene.world.window.addSubview(scene.list) }
      scene.world.finishTurn()
      control.begin(reveals: false)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.list.contentInset.right == 60)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aHeaderAtTheBottomRefreshesFromThere(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(edge: .bottom)
      let rest: CGFloat = 3000 + 34 - 852
      scene.client { scene.list.contentOffset.y = rest }
      scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 330), duration: 0.3)
      #expect(control.refreshState == .armed)
      scene.finger.hold(for: 0.2)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: rest + 60)
      #expect(scene.work.startCount == 1)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0))
      #expect(control.frame == CGRect(x: 0, y: 3000, width: 393, height: 60))
      scene.watch.forgetOffsets()
      await scene.finish()
      scene.watch.expectMonotone(to: rest)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aHeaderAtTheBottomKeepsTheClientsOtherEdge(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader(edge: .bottom)
      scene.list.refresh[.bottom]?.begin()
      await scene.advance(by: 1.5)
      #expect(scene.list.contentInset.bottom == 60)
      scene.client { scene.list.contentInset.top = 44 }
      scene.watch.clientInset.top = 44
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 44, left: 0, bottom: 60, right: 0))
      #expect(scene.offset == 2242)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func headersAtBothEndsExcludeEachOther(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let top = scene.addHeader()
      let bottom = scene.list.refresh.addHeader(animator: PlainAnimator(), edge: .bottom) {
        try await Task.sleep(nanoseconds: 0)
      }
      #expect(scene.list.refresh[.top] === top)
      #expect(scene.list.refresh[.bottom] === bottom)
      await scene.refresh()
      #expect(top.isRefreshing)
      #expect(bottom.begin() == .refused(.excluded))
      await scene.finish()
      scene.client {
        top.removeFromSuperview()
        bottom.removeFromSuperview()
      }
    }
  }
}
#endif
