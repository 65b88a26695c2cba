#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Sessions of the system that lose their touch or their control, or have a control along the other axis beside them.
@MainActor
@Suite struct SystemLossTests {
  /// A screen covers the list under the finger that has pulled it.
  @Test(arguments: HeadlessSwitches.everySetting(with: Scene.Container.ofTheSystem + [.plain]))
  func aSessionOfAFingerThatIsLostWithItsWindowEnds(switches: HeadlessSwitches, place: Scene.Container) async {
    var switches = switches
    switches.windowLoss = .leavesDragFlag
    await Scene.runBackedBySystem(in: place, switches: switches) { scene, control in
      scene.watch.mayComeFromOutside = true
      scene.pull(to: scene.farPull)
      let parent = scene.list.superview
      scene.client { scene.list.removeFromSuperview() }
      await scene.advance(by: 0.3)
      scene.client { parent?.addSubview(scene.list) }
      await scene.advance(by: 0.3)
      #expect(control.isRefreshing)
      scene.work.finish()
      await scene.advance(by: 3)
      #expect(scene.list.refreshControl?.isRefreshing == false)
      #expect(scene.world.displayLinkCount == 0)
      // UIKit has lost the drag and does not bounce: the next touch brings the list to rest.
      scene.finger.lift()
      scene.pull(to: 20)
      scene.finger.lift()
      await scene.settle()
    }
  }

  /// The app takes the system's control of a header that was replaced out of the list first.
  @Test func aControlOfTheSystemThatTheAppTakesOutHoldsNoSpace() async {
    await Scene.runBackedBySystem(in: .plain) { scene, _ in
      scene.watch.isClientWriting = true
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      let former = scene.list.refreshControl
      let control = scene.addHeader()
      control.backing = .own
      scene.list.refreshControl = nil
      await scene.advance(by: 2)
      #expect(former?.isRefreshing == false)
      scene.pull(to: 70)
      #expect(abs((control.sideFrame?.pull ?? 0) - 70) < 1)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aStartOffsetHasNoEffect() async {
    await Scene.runBackedBySystem(in: .plain) { scene, control in
      control.pull.startOffset = 44
      await scene.advance(by: 0.1)
      scene.pull(to: 30)
      #expect(control.refreshState == .pulling)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func anEventWithoutATouchTeachesNoDistance() async {
    await Scene.runBackedBySystem(in: .plain) { scene, control in
      let distance = SystemDistance()
      control.attachment?.system.distance = distance
      scene.client { scene.list.contentOffset.y = scene.rest - 5 }
      scene.list.refreshControl?.sendActions(for: .valueChanged)
      #expect(abs(distance.points(inHeight: 844) - 167.2) < 0.05)
      scene.client { scene.list.contentOffset.y = scene.rest }
      await scene.finish()
    }
  }

  /// In a square list, its readings look like those of the header.
  @Test func aControlAlongTheOtherAxisLeavesTheSpaceToTheHeader() async {
    await Scene.runBackedBySystem(in: .plain) { scene, control in
      scene.watch.isClientWriting = true
      scene.list.frame.size.height = scene.list.frame.width
      scene.list.refresh.addFooter(animator: PlainAnimator(), edge: .trailing) { .more }
      await scene.advance(by: 0.5)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && abs((control.sideFrame?.pull ?? 0) - 60) < 1)
      await scene.finish()
    }
  }
}
#endif
