#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Controls that are removed, replaced, disabled or hidden at any moment of a session.
@MainActor
@Suite struct RemovalTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  /// Moments in which the machine moves the content: it is brought home by a motion.
  private static let moving: [SessionMoment] = [.opening, .closing]

  /// Lets go of whatever is touched, and looks at a list that no session runs in.
  private func expectNothingLeft(_ scene: Scene, starts: Int) async {
    scene.finger.cancel()
    await scene.settle()
    #expect(scene.list.contentInset == .zero)
    #expect(scene.watch.startCount == starts)
    #expect(scene.pull <= 0)
    #expect(scene.work.cancelCount + (scene.work.isRunning ? 0 : scene.work.startCount) >= scene.work.startCount)
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func removingTheControlGivesEverythingBackAtOnce(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let (starts, isRunning) = (scene.watch.startCount, control.isRefreshing)
      scene.client { scene.list.refresh.removeHeader() }
      #expect(control.refreshState == .idle)
      #expect(scene.list.contentInset == .zero || Self.moving.contains(moment))
      await expectNothingLeft(scene, starts: starts)
      #expect(scene.work.cancelCount == (isRunning ? 1 : 0))
      #expect(!scene.work.isRunning)
      #expect(scene.list.subviews.isEmpty)
      #expect(!scene.list.alwaysBounceVertical)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func aSecondControlAtTheEdgeTakesThePlaceOfTheFirst(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let first = scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let starts = scene.watch.startCount
      scene.client { scene.addHeader(animator: Self.animator) }
      #expect(first.superview == nil)
      #expect(first.refreshState == .idle)
      #expect(scene.header !== first)
      #expect(!scene.work.isRunning || scene.work.cancelCount == 0)
      #expect(scene.list.contentInset == .zero || Self.moving.contains(moment))
      await expectNothingLeft(scene, starts: starts)
      await scene.refresh()
      #expect(scene.watch.startCount == starts + 1)
      #expect(scene.pull == 60)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func disablingTheControlEndsItsSession(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let (starts, isRunning) = (scene.watch.startCount, control.isRefreshing)
      control.isEnabled = false
      #expect(control.refreshState == .idle)
      await expectNothingLeft(scene, starts: starts)
      #expect(scene.work.cancelCount == (isRunning ? 1 : 0))
      scene.pullAndRelease()
      await scene.settle()
      #expect(scene.watch.startCount == starts)
      control.isEnabled = true
      await scene.refresh()
      #expect(scene.watch.startCount == starts + 1)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func hidingTheControlEndsItsSession(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let starts = scene.watch.startCount
      control.isHidden = true
      #expect(control.refreshState == .idle)
      await expectNothingLeft(scene, starts: starts)
      #expect(control.isHidden)
      control.isHidden = false
      await scene.refresh()
      #expect(scene.watch.startCount == starts + 1)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.running))
  func anotherAnimatorTakesASessionOver(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      scene.watch.spareInsetWrites = 2
      await moment.reach(in: scene)
      control.animator = PlainAnimator(extent: 40, trigger: 70)
      await scene.advance(by: 0.2)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.advance(by: 2)
      #expect(control.isRefreshing)
      #expect(scene.list.contentInset.top == 40)
      if moment != .scrolledAway { #expect(scene.pull == 40) }
      #expect(scene.watch.startCount == 1)
      await scene.finish()
      #expect(scene.pull <= 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aControlMayMoveToAnotherList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      await scene.refresh()
      let other = UIScrollView(frame: scene.list.frame)
      other.contentSize = scene.list.contentSize
      scene.world.window.insertSubview(other, at: 0)
      scene.client { other.addSubview(control) }
      #expect(scene.list.contentInset == .zero)
      #expect(control.refreshState == .idle)
      #expect(scene.work.cancelCount == 0)
      await scene.world.settleTasks()
      #expect(scene.work.cancelCount == 1)
      control.begin()
      await scene.advance(by: 1)
      #expect(other.contentInset.top == 60)
      #expect(scene.list.contentInset == .zero)
      scene.work.finish()
      await scene.advance(by: 3)
      #expect(other.contentInset == .zero)
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func observersAreBalanced(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let board = scene.list.headlessObservations
      let before = board.observerCount
      scene.addHeader()
      #expect(board.observerCount == before + 3)
      scene.addHeader()
      scene.addHeader(edge: .bottom)
      #expect(board.observerCount == before + 3)
      await scene.refresh()
      #expect(board.observerCount == before + 3)
      scene.client {
        scene.list.refresh.removeHeader()
        scene.list.refresh.removeHeader()
      }
      #expect(board.observerCount == before)
    }
  }
  #endif

  @Test(arguments: [false, true])
  func aListThatAlwaysBouncesDoesSoAfterTheRemoval(bounces: Bool) async {
    await TestWorld.run { world in
      let scene = Scene(world)
      scene.list.alwaysBounceVertical = bounces
      scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(scene.list.alwaysBounceVertical)
      scene.list.refresh.removeHeader()
      await scene.advance(by: 0.1)
      #expect(scene.list.alwaysBounceVertical == bounces)
    }
  }
}
#endif
