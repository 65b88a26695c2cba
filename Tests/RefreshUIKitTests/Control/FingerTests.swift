#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The effect of a finger on a control, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct FingerTests {
  @Test(arguments: TestSetting.everySetting)
  func aPullRefreshesOnceAndClosesCleanly(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 110)
      #expect(scene.header?.refreshState == .armed)
      scene.finger.hold(for: 0.1)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      #expect(scene.header?.refreshState == .refreshing)
      await scene.advance(by: 0.8)
      scene.watch.expectMonotone(to: scene.rest - 60)
      #expect(scene.work.startCount == 1)
      #expect(scene.list.contentInset.top == 60)
      scene.watch.forgetOffsets()
      await scene.finish()
      scene.watch.expectMonotone(to: -59)
      #expect(scene.watch.states == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
      #expect(scene.watch.startCount == 1)
      scene.watch.expectValueChanges(1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aShortPullStartsNothingAndWritesNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pullAndRelease(to: 80)
      await scene.settle()
      #expect(scene.offset == -59)
      #expect(scene.watch.states == [.idle, .pulling, .idle])
      #expect(scene.watch.insetWriteCount == 0)
      #expect(scene.watch.startCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aReleaseJustPastTheTriggerFiresAndTheListIsNeverPushedOutAgain(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 84.5)
      scene.finger.hold(for: 0.2)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 0.8)
      scene.watch.expectMonotone(to: scene.rest - 60)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFlickThatOnlyBouncesStartsNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.client { scene.list.contentOffset.y = 200 }
      scene.finger.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), duration: 0.03)
      var farthest: CGFloat = 0
      for _ in 0..<90 {
        scene.world.advance(frames: 1)
        farthest = max(farthest, scene.pull)
      }
      #expect(farthest > 84, "the bounce does not reach the trigger: \(farthest)")
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
      #expect(!scene.watch.states.contains(.armed))
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aPullThatIsTakenBackStartsNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 110)
      scene.pull(to: 50)
      #expect(scene.header?.refreshState == .pulling)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aPullThatIsTakenBackAndRepeatedFiresOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 110)
      scene.pull(to: 50)
      scene.pull(to: 120)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.watch.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aPullThatIsFlickedUpRefreshesAndLetsTheReaderGo(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 130)
      scene.finger.drag(to: CGPoint(x: 196, y: 330), duration: 0.05)
      scene.finger.lift()
      await scene.advance(by: 2)
      #expect(scene.offset >= scene.rest - 60)
      await scene.finish()
      #expect(scene.offset >= -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTouchThatIsTakenAwayStartsNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 120)
      #expect(scene.header?.refreshState == .armed)
      scene.finger.cancel()
      #expect(scene.header?.refreshState == .pulling)
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTapAtRestStartsNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.finger.tap(at: CGPoint(x: 200, y: 300))
      await scene.settle()
      #expect(scene.watch.states == [.idle])
      #expect(scene.watch.offsets == [])
    }
  }
}
#endif
