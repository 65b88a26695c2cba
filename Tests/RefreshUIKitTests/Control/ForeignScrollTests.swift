#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Other writers of the offset: the app, the system, a reload.
@MainActor
@Suite struct ForeignScrollTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  #if canImport(HeadlessUIKit)
  /// Nothing tells of a scroll before its first step where the flag is absent, and a motion of ours in the same frame may end it.
  @Test(arguments: TestSetting.everySetting(with: SessionMoment.untouched))
  func anAnimatedScrollOfTheAppsArrives(switches: TestSetting, moment: SessionMoment) async {
    let isUnseen = switches.animatedScrollFlag == .isAbsent && switches.linkOrder == .beforeUIKit
    let mayEnd = isUnseen && switches.animatedScroll == .ends && [.opening, .closing].contains(moment)
    let line: CGFloat = moment == .opening ? -119 : -59
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
      await scene.advance(by: 1)
      #expect(scene.offset == 900 || (mayEnd && scene.offset == line))
      await scene.finish()
      #expect(scene.offset == 900 || (mayEnd && scene.offset == -59))
      #expect(scene.header?.refreshState == .idle)
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  /// Before iOS 17.4, the offsets are all that shows the scroll.
  @Test(
    arguments: SessionMoment.untouched.flatMap { moment in
      HeadlessSwitches.FrameClock.allCases.map { (moment, $0) }
    })
  func anAnimatedScrollThatNoFlagReportsArrives(moment: SessionMoment, clock: HeadlessSwitches.FrameClock) async {
    var switches = HeadlessSwitches()
    switches.animatedScrollFlag = .isAbsent
    switches.frameClock = clock
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.watch.forgetOffsets()
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
      await scene.advance(by: 1)
      #expect(scene.offset == 900)
      #expect(scene.watch.ownOffsets.count <= 1, "the list fights the scroll: \(scene.watch.offsets)")
      await scene.finish()
      #expect(scene.offset == 900)
      #expect(scene.header?.refreshState == .idle)
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func endingAndScrollingInOneTurnScrolls(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Self.animator)
      await scene.refresh()
      control.endRefreshing()
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      await scene.settle()
      #expect(scene.offset == 400)
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting(with: SessionMoment.untouched))
  func aTapOnTheStatusBarGoesToTheTop(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.world.tapStatusBar(for: scene.list)
      await scene.advance(by: 2)
      if SessionMoment.running.contains(moment) { #expect(scene.offset == -119) }
      await scene.finish()
      #expect(scene.offset == -59)
      #expect(scene.watch.startCount <= 1)
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.untouched))
  func aJumpOfTheAppsIsKept(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.client { scene.list.contentOffset = CGPoint(x: 0, y: 700) }
      await scene.advance(by: 1)
      #expect(scene.offset == 700)
      await scene.finish()
      #expect(scene.offset == 700)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.untouched))
  func scrollsOfTheAppsNeverBeginASession(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let before = scene.watch.startCount
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 2
      scene.client { scene.list.contentOffset = CGPoint(x: 0, y: -259) }
      await scene.advance(by: 0.2)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: -259), animated: true) }
      await scene.advance(by: 0.5)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 0), animated: false) }
      await scene.finish()
      #expect(scene.watch.startCount == before)
      #expect(scene.header?.refreshState == .idle)
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func aReloadThatPassesThroughZeroChangesNothing(switches: TestSetting, moment: SessionMoment) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.5)
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let (state, offset, starts) = (scene.header?.refreshState, scene.offset, scene.watch.startCount)
      scene.client { table.reloadData() }
      scene.world.finishTurn()
      if switches.rowHeight == .isFixed { #expect(scene.offset == offset) }
      #expect(scene.header?.refreshState == state)
      await scene.advance(by: 0.4)
      if scene.finger.isDown { scene.finger.cancel() }
      await scene.finish()
      #expect(scene.watch.startCount == starts)
      #expect(scene.header?.refreshState == .idle)
      scene.watch.expectCleanEnd()
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func endingAndReloadingInOneTurnClosesSmoothly(switches: TestSetting) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.5)
      let control = scene.addHeader()
      await scene.refresh()
      #expect(scene.pull == 60)
      scene.client {
        control.endRefreshing()
        rows.count = 90
        table.reloadData()
      }
      scene.world.stall(for: 0.3)
      scene.world.advance(frames: 1)
      #expect(scene.pull > 40, "the stall made the list jump to \(scene.pull)")
      await scene.settle()
      #expect(scene.offset == -59)
      scene.watch.expectCleanEnd()
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting)
  func rowsMayBeInsertedWhileTheListCloses(switches: TestSetting) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.5)
      scene.addHeader(animator: Self.animator)
      await SessionMoment.closing.reach(in: scene)
      scene.client { table.performBatchUpdates { table.insertRows(at: rows.append(20), with: .none) } }
      await scene.settle()
      #expect(scene.offset == -59)
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
