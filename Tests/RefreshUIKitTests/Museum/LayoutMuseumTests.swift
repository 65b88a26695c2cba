#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Bars and insets around the list: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct LayoutMuseumTests {
  /// The place of the header is computed once, before the app has given the list its inset.
  @Test(.bug(id: "B051"), arguments: TestSetting.everySetting)
  func theHeaderIsTooFarAwayWhenTheInsetIsSetLater(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      scene.client { scene.list.contentInset.top = 120 }
      scene.watch.clientInset.top = 120
      await scene.advance(by: 0.1)
      scene.show(scene.rest)
      #expect(scene.rest == -179 && control.refreshState == .idle && control.frame.height == 0)
      scene.pull(to: 60)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
      #expect(abs(control.frame.minY - scene.offset - 179) < 0.5, "it begins where the app's inset ends")
      #expect(control.layer.sublayers?.first?.isHidden == false)
      scene.finger.lift()
      await scene.settle()
      #expect(control.frame.height == 0 && scene.offset == -179)
    }
  }

  /// The inset is set while the header is held, which stays where it was.
  @Test(.bug(id: "B051"), arguments: TestSetting.everySetting)
  func theHeaderStaysBehindWhenTheInsetChanges(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.contentInset.top = 120 }
      scene.watch.clientInset.top = 120
      scene.world.finishTurn()
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
      #expect(control.frame.minY - scene.offset == 179 && scene.list.contentInset.top == 180)
      await scene.finish()
      #expect(scene.offset == -179)
    }
  }

  /// A bar with a large title: lower while the list is scrolled, and higher by as much as the list is pulled.
  private func moveBar(_ scene: Scene) -> CGFloat {
    let top = max(96, -scene.offset)
    guard abs(top - scene.list.safeAreaInsets.top) > 0.1 else { return top }
    scene.world.setSafeArea(UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    return top
  }

  #if canImport(HeadlessUIKit)
  /// The bar grows with the pull, so that the top of the list is never where it was, and springs back at the end.
  @Test(.bug(id: "B048"), arguments: TestSetting.everySetting(with: [RefreshPlacement.floating, .withContent]))
  func aBarWithALargeTitleJumpsWhenTheRefreshBegins(switches: TestSetting, placement: RefreshPlacement) async {
    await Scene.run(switches, safeArea: 148) { scene in
      let control = scene.addHeader()
      control.placement = placement
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = placement == .floating ? 0 : 1
      scene.finger.touchDown(at: CGPoint(x: 200, y: 100))
      var pull: CGFloat = 0
      for step in 1...90 {
        scene.finger.drag(to: CGPoint(x: 200, y: 100 + 2 * CGFloat(step)), duration: scene.world.frameDuration)
        _ = moveBar(scene)
        pull = -148 - scene.offset
        // Measured from the bar as it was when the pull began.
        let isArmed = control.refreshState == .armed
        if abs(pull - 84) > 6 { #expect(isArmed == (pull > 84), "\(pull)") }
      }
      #expect(pull > 110 && scene.list.safeAreaInsets.top > 250)
      #expect(scene.watch.insetWriteCount == 0 && scene.watch.ownOffsetWriteCount == 0)
      scene.finger.lift()
      scene.watch.forgetOffsets()
      for _ in 0..<120 where scene.list.safeAreaInsets.top > 148 {
        let top = max(148, scene.list.safeAreaInsets.top - 6)
        scene.world.setSafeArea(UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
        scene.world.advance(frames: 1)
        await scene.world.settleTasks()
      }
      // Space that the list does not enter would make the bar look scrolled.
      #expect(scene.watch.ownOffsetWriteCount == 0, "\(scene.watch.offsets)")
      #expect(scene.watch.insetWriteCount == 0)
      await scene.advance(by: 1)
      #expect(control.isRefreshing)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.offset == -148 && scene.list.contentInset == .zero)
      #expect(scene.list.safeAreaInsets.top == 148)
    }
  }
  #endif
}
#endif
