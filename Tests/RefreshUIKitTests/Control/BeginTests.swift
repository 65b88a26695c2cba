#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Sessions that the app begins.
@MainActor
@Suite struct BeginTests {
  @Test(arguments: TestSetting.everySetting)
  func aBeginAtRestOpensTheListAndStartsTheActionOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      #expect(control.begin() == .started)
      #expect(control.isRefreshing)
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: -119)
      #expect(scene.work.startCount == 1)
      scene.watch.forgetOffsets()
      await scene.finish()
      scene.watch.expectMonotone(to: -59)
      #expect(scene.watch.states == [.idle, .refreshing, .ending, .idle])
      #expect(scene.watch.valueChangeCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginWithAnimationsOffOpensTheListAtOnceAndWithinItsRange(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      UIView.setAnimationsEnabled(false)
      control.begin()
      await scene.advance(by: 0.1)
      UIView.setAnimationsEnabled(true)
      scene.watch.scan()
      #expect(scene.watch.offsets == [-119] && scene.list.contentInset.top == 60)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginThatRevealsNothingMovesNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      #expect(scene.addHeader().begin(reveals: false) == .started)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.watch.offsets == [])
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginFarAwayScrollsToTheControl(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.client { scene.list.contentOffset.y = 1500 }
      scene.watch.forgetOffsets()
      #expect(control.begin() == .started)
      await scene.advance(by: 1.5)
      scene.watch.expectMonotone(to: -119)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func beginRefreshingFarAwayLeavesTheReaderAlone(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.client { scene.list.contentOffset.y = 1500 }
      scene.watch.forgetOffsets()
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.watch.offsets == [])
      #expect(scene.offset == 1500)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func beginRefreshingWithinAViewportOfTheControlShowsIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.client { scene.list.contentOffset.y = 600 }
      scene.watch.forgetOffsets()
      control.beginRefreshing()
      await scene.advance(by: 1.2)
      scene.watch.expectMonotone(to: -119)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginWhileASessionRunsJoinsIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      #expect(control.begin() == .started)
      #expect(control.begin() == .joined)
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 60)
      #expect(control.begin() == .joined)
      await scene.advance(by: 0.2)
      #expect(scene.list.contentInset.top == 60)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginRestartsWhereThatIsWhatTheAppWants(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.whenBusy = .restart
      control.begin()
      await scene.advance(by: 1)
      #expect(control.begin() == .started)
      #expect(control.isRefreshing)
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 2)
      #expect(scene.work.cancelCount == 1)
      await scene.finish()
      #expect(scene.watch.startCount == 2)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginThatIsEndedInTheSameTurnLeavesNoTrace(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.begin()
      control.endRefreshing()
      #expect(!control.isRefreshing)
      await scene.settle()
      #expect(scene.work.startCount == 0)
      #expect(scene.watch.offsets == [])
      #expect(scene.watch.insetWriteCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginWhileTheListClosesOpensItAgain(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.work.finish()
      await scene.advance(by: 0.2)
      #expect(control.refreshState == .ending)
      #expect(control.begin() == .started)
      scene.watch.forgetOffsets()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: -119)
      #expect(scene.work.startCount == 2)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginUnderAFingerWaitsForItWithTheGeometry(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.pull(to: 40)
      #expect(control.begin() == .started)
      await scene.advance(by: 0.3)
      #expect(scene.work.startCount == 1)
      #expect(scene.watch.insetWriteCount == 0)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1.2)
      #expect(scene.offset == -119)
      await scene.finish()
      #expect(scene.watch.startCount == 1)
      #expect(scene.watch.valueChangeCount == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginUnderAnArmedPullIsNotFollowedByASecondSession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.pull(to: 120)
      #expect(control.refreshState == .armed)
      #expect(control.begin() == .started)
      scene.finger.lift()
      await scene.advance(by: 1.2)
      #expect(scene.offset == -119)
      await scene.finish()
      #expect(scene.work.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginIsRefusedWhileTheControlIsDisabledOrHidden(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.isEnabled = false
      #expect(control.begin() == .refused(.disabled))
      control.isEnabled = true
      control.isHidden = true
      #expect(control.begin() == .refused(.hidden))
      control.isHidden = false
      await scene.settle()
      #expect(scene.work.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
      #expect(control.begin() == .started)
    }
  }

  /// The ways to begin a session without an animation.
  enum Unanimated: CaseIterable {
    case argument, block

    @MainActor
    func begin(_ control: RefreshControl) {
      switch self {
      case .argument: control.begin(animated: false)
      case .block: UIView.performWithoutAnimation { _ = control.begin() }
      }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: Unanimated.allCases))
  func aSessionWithoutAnAnimationIsThereAtOnceAndClosesWithOne(switches: TestSetting, way: Unanimated) async {
    await Scene.run(switches) { scene in
      scene.watch.isClientWriting = true
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      way.begin(control)
      scene.world.advance(frames: 2)
      #expect(scene.pull == 60)
      await scene.advance(by: 1)
      #expect(scene.pull == 60 && scene.work.startCount == 1)
      scene.work.finish()
      var seen: Set<CGFloat> = []
      for _ in 0..<120 {
        scene.world.advance(frames: 1)
        await scene.world.settleTasks()
        seen.insert(scene.pull)
      }
      #expect(scene.pull == 0 && seen.count > 5)
      control.begin()
      scene.world.advance(frames: 2)
      #expect(scene.pull > 0 && scene.pull < 60, "the next one is animated again")
      await scene.advance(by: 1)
    }
  }

  @Test(arguments: Unanimated.allCases)
  func aQueuedBeginKeepsThatItIsNotAnimated(way: Unanimated) async {
    await Scene.run(TestSetting()) { scene in
      scene.watch.isClientWriting = true
      let control = RefreshControl(animator: PlainAnimator())
      way.begin(control)
      scene.add(control)
      scene.world.advance(frames: 2)
      #expect(scene.pull == 60 && control.isRefreshing)
    }
  }

  /// The screen as an app builds it: a table below a bar, whose rows and session are there before it is laid out.
  @Test(arguments: TestSetting.everySetting(with: Unanimated.allCases))
  func aScreenThatIsRestoredOpensInItsSession(switches: TestSetting, way: Unanimated) async {
    await TestWorld.run(switches: switches) { world in
      let (table, rows) = (UITableView(), Rows(40))
      table.dataSource = rows
      let scene = Scene(world, list: table, safeArea: 103)
      scene.watch.isClientWriting = true
      let control = scene.addHeader(animator: .gum)
      way.begin(control)
      table.reloadData()
      table.frame = world.window.bounds
      world.finishTurn()
      world.advance(frames: 4)
      let held = scene.pull
      #expect(held > 0 && control.isRefreshing)
      await scene.advance(by: 1)
      #expect(scene.pull == held)
      await scene.expectCleanEnd()
    }
  }
}
#endif
