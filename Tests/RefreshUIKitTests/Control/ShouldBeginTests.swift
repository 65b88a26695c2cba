#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The app's answer to a touch that begins to pull.
@MainActor
@Suite struct ShouldBeginTests {
  /// Pulls, and pushes the content back from its edge with the finger.
  private func pullAndTakeBack(_ scene: Scene) {
    scene.finger.touchDown(at: CGPoint(x: 200, y: 200))
    scene.finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    scene.finger.drag(to: CGPoint(x: 200, y: 180), duration: 0.2)
    scene.finger.hold(for: 0.3)
    scene.finger.lift()
  }

  @Test(arguments: TestSetting.everySetting)
  func theNextTouchIsAskedAboutThoughTheListStoodStillBetween(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      var count = 0
      scene.addHeader().shouldBegin = {
        count += 1
        return false
      }
      pullAndTakeBack(scene)
      await scene.settle()
      #expect(count == 1)
      pullAndTakeBack(scene)
      await scene.settle()
      #expect(count == 2)
      scene.pullAndRelease()
      await scene.settle()
      #expect(count == 3)
      #expect(scene.work.startCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anAppThatAsksAgainIsAskedAboutTheNextTouch(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.shouldBegin = { false }
      scene.pull(to: 40)
      control.shouldBegin = nil
      scene.finger.lift()
      await scene.settle()
      control.shouldBegin = { false }
      scene.pullAndRelease()
      await scene.settle()
      #expect(scene.work.startCount == 0)
    }
  }

  @Test(arguments: [RefreshTrigger.manual, .onTap])
  func aTriggerThatIsNoPullIsNotAskedAbout(trigger: RefreshTrigger) async {
    await Scene.run(TestSetting()) { scene in
      var count = 0
      scene.addHeader(trigger: trigger).shouldBegin = {
        count += 1
        return true
      }
      scene.pullAndRelease()
      await scene.settle()
      #expect(count == 0)
    }
  }

  @Test(arguments: [true, false])
  func aLoadAtTheEndIsNotAskedAbout(mayBegin: Bool) async {
    await Scene.run(TestSetting()) { scene in
      var count = 0
      scene.addFooter(trigger: .onReachingEnd(within: .points(0))).shouldBegin = {
        count += 1
        return mayBegin
      }
      scene.show(scene.end - 40)
      scene.swipe(by: -150)
      await scene.advance(by: 0.5)
      #expect(count == 0)
      #expect(scene.load.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aSessionThatTheAppBeginsInsteadGoesOn(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.shouldBegin = { [unowned control] in
        control.begin()
        return false
      }
      scene.pullAndRelease()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func theAnswerForAControlThatTheAppReplacesIsNotThatOfTheNext() async {
    await Scene.run(TestSetting()) { scene in
      let old = scene.addHeader()
      old.shouldBegin = { [unowned old] in
        old.isEnabled = false
        scene.addHeader()
        return false
      }
      scene.pullAndRelease()
      await scene.settle()
      #expect(old.superview == nil && scene.work.startCount == 0)
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aPullThatMayNotBeginLeavesTheRowOfAFailedLoad(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 110)
      scene.finger.lift()
      await scene.advance(by: 1)
      await scene.finishLoad(throwing: Scene.Failure())
      await scene.showFooter()
      footer.shouldBegin = { false }
      let writes = scene.watch.insetWriteCount
      scene.pullEnd(to: 140)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.watch.insetWriteCount == writes)
      #expect(footer.accessibilityTraits.contains(.button) && scene.load.startCount == 1)
    }
  }
}
#endif
