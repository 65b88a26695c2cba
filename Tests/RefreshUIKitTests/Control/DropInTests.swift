#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A control that is used as `UIRefreshControl` is: a subview, an event, `endRefreshing()`, and no closure.
@MainActor
@Suite struct DropInTests {
  @Test(arguments: TestSetting.everySetting)
  func aControlWithoutAnActionSendsAnEventAndIsEndedByHand(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: .gum)
      scene.add(control)
      await scene.refresh()
      scene.watch.expectValueChanges(1)
      #expect(control.isRefreshing)
      let hold = scene.offset
      #expect(hold < -59)
      await scene.advance(by: 2)
      #expect(control.isRefreshing)
      scene.watch.forgetOffsets()
      control.endRefreshing()
      #expect(!control.isRefreshing)
      await scene.settle()
      scene.watch.expectMonotone(to: -59)
      scene.watch.expectValueChanges(1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theAppBeginsAndEndsASessionWithoutAnEvent(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: .gum)
      scene.add(control)
      control.beginRefreshing()
      #expect(control.isRefreshing)
      await scene.advance(by: 1)
      #expect(scene.offset < -59)
      control.endRefreshing()
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -59)
      #expect(scene.watch.valueChangeCount == 0)
      #expect(scene.watch.states == [.idle, .refreshing, .ending, .idle])
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theBareControlFiresUnderTheFingerAndHoldsSpaceOnlyAfterIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl()
      scene.add(control)
      scene.pull(to: 110)
      #expect(control.isRefreshing)
      scene.watch.expectValueChanges(1)
      #expect(scene.watch.insetWriteCount == 0)
      scene.pull(to: 30)
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      scene.watch.expectValueChanges(1)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: -115)
      scene.watch.expectValueChanges(1)
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theBareControlThatEndsUnderTheFingerWaitsForItToLift(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl()
      scene.add(control)
      scene.pull(to: 110)
      control.endRefreshing()
      await scene.advance(by: 2)
      scene.pull(to: 20)
      scene.pull(to: 130)
      #expect(control.refreshState == .ending)
      scene.watch.expectValueChanges(1)
      scene.finger.lift()
      await scene.settle()
      #expect(control.refreshState == .idle)
      #expect(scene.watch.insetWriteCount == 0)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      scene.watch.expectValueChanges(2)
    }
  }

  @Test(.deliversEvents, arguments: TestSetting.everySetting)
  func aListenerMayEndTheSessionAtOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      scene.add(control)
      var seen: [RefreshState] = []
      let end = UIAction { _ in
        seen.append(control.refreshState)
        control.endRefreshing()
        seen.append(control.refreshState)
      }
      control.addAction(end, for: .valueChanged)
      scene.watch.forgetOffsets()
      scene.pullAndRelease()
      await scene.settle()
      #expect(seen == [.refreshing, .ending])
      scene.watch.expectValueChanges(1)
      #expect(scene.offset == -59)
    }
  }

  @Test(.deliversEvents, arguments: TestSetting.everySetting)
  func aListenerMayTakeTheControlAway(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      scene.add(control)
      control.addAction(UIAction { _ in control.removeFromSuperview() }, for: .valueChanged)
      scene.pullAndRelease()
      await scene.settle()
      #expect(control.refreshState == .idle)
      #expect(scene.header == nil)
      #expect(scene.offset == -59)
    }
  }

  @Test(.deliversEvents, arguments: TestSetting.everySetting)
  func aListenerMayStopTheListFromScrolling(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      scene.add(control)
      let list = scene.list
      control.addAction(UIAction { _ in list.isScrollEnabled = false }, for: .valueChanged)
      await scene.refresh()
      #expect(scene.offset == -119)
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -59)
      scene.watch.expectValueChanges(1)
    }
  }

  @Test(.deliversEvents, arguments: TestSetting.everySetting)
  func aListenerMayBeginAnimationsAndLayOutTheList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      scene.add(control)
      let list = scene.list
      let layOut = UIAction { _ in
        UIView.animate(withDuration: 0.3) {
          list.setNeedsLayout()
          list.layoutIfNeeded()
        }
      }
      control.addAction(layOut, for: .valueChanged)
      await scene.refresh()
      #expect(scene.offset == -119)
      scene.watch.expectValueChanges(1)
    }
  }
}
#endif
