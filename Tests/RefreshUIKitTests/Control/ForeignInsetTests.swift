#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Apps that write the inset of their list.
@MainActor
@Suite struct ForeignInsetTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func oneEdgeMayBeSetAtAnyMoment(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let before = scene.offset
      scene.client { scene.list.contentInset.bottom = 300 }
      scene.watch.clientInset.bottom = 300
      scene.world.finishTurn()
      if !scene.finger.isDown { #expect(scene.offset == before) }
      await scene.advance(by: 0.3)
      if moment == .holding { #expect(scene.offset == before) }
      if scene.finger.isDown { scene.finger.lift() }
      await scene.advance(by: 1)
      if SessionMoment.running.contains(moment) { #expect(scene.list.contentInset.top == 60) }
      await scene.finish()
      if moment != .scrolledAway, scene.watch.outcome != nil { #expect(scene.offset == -59) }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.running))
  func allEdgesMayBeSetAtAnyMomentOfASession(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let inset = UIEdgeInsets(top: 20, left: 0, bottom: 80, right: 0)
      let pull = scene.pull
      scene.client { scene.list.contentInset = inset }
      scene.watch.clientInset = inset
      scene.world.finishTurn()
      if moment == .holding { #expect(scene.pull == pull) }
      if scene.finger.isDown {
        scene.pull(to: 130)
        scene.finger.lift()
      }
      await scene.advance(by: 2)
      #expect(scene.list.contentInset.top == 80)
      if moment != .scrolledAway { #expect(scene.pull == 60) }
      await scene.finish()
      if moment != .scrolledAway { #expect(scene.offset == -79) }
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anInsetMayBeSavedAndRestoredWithinASession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.client { scene.list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 336, right: 0) }
      scene.watch.clientInset.bottom = 336
      await scene.advance(by: 0.4)
      #expect(scene.offset == -119)
      scene.client { scene.list.contentInset = saved }
      scene.watch.clientInset = .zero
      await scene.advance(by: 0.4)
      #expect(scene.offset == -119)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anInsetMayBeChangedInAnAnimation(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await scene.refresh()
      scene.client {
        UIView.animate(withDuration: 0.25) {
          scene.list.contentInset.bottom = 336
          scene.world.window.layoutIfNeeded()
        }
      }
      scene.watch.clientInset.bottom = 336
      await scene.advance(by: 0.5)
      #expect(scene.offset == -119)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func theKeyboardMayComeAndGo(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let offset = scene.offset
      scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 336, right: 0))
      if [.holding, .scrolledAway].contains(moment) { #expect(scene.offset == offset) }
      await scene.advance(by: 0.4)
      scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      if scene.finger.isDown { scene.finger.lift() }
      await scene.advance(by: 0.5)
      await scene.finish()
      if moment != .scrolledAway { #expect(scene.offset == -59) }
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aDelegateThatKeepsSettingTheInsetBackWins(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let zeroing = Zeroing()
      scene.list.delegate = zeroing
      scene.watch.isClientWriting = true
      scene.watch.mayComeFromOutside = true
      scene.addHeader(animator: Self.animator)
      scene.pullAndRelease()
      await scene.advance(by: 2)
      #expect(scene.work.startCount == 1)
      #expect(scene.header?.refreshState == .refreshing)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.offset == -59)
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func aListThatSetsItsInsetInEveryLayoutWins(switches: TestSetting) async {
    await TestWorld.run(switches: switches) { world in
      let list = ZeroingList(frame: world.window.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      let scene = Scene(world, list: list)
      scene.watch.mayComeFromOutside = true
      scene.addHeader(animator: Self.animator)
      scene.pullAndRelease()
      await scene.advance(by: 2)
      #expect(scene.work.startCount == 1)
      let writes = world.log.writes(of: "contentInset").count
      await scene.advance(by: 1)
      #expect(world.log.writes(of: "contentInset").count == writes, "the conflict continues")
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(list.contentInset == .zero)
      #expect(scene.offset == -59)
      #expect(world.displayLinkCount == 0)
    }
  }
  #endif

  /// Sets the inset back in every call.
  private final class Zeroing: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentInset != .zero { scrollView.contentInset = .zero }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      if scrollView.contentInset != .zero { scrollView.contentInset = .zero }
    }
  }

  /// Sets its inset back in every layout.
  private final class ZeroingList: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if contentInset != .zero { contentInset = .zero }
    }
  }
}
#endif
