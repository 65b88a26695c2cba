#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// A start offset: for bars that float over the list, and views in the app's inset.
@MainActor
@Suite struct StartOffsetTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullBeginsAfterTheOffsetAndASessionHoldsItToo(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.pull.startOffset = 40
      var last: RefreshUpdate?
      control.onUpdate = { last = $0 }
      scene.pull(to: 38)
      #expect(control.refreshState == .idle && last == nil)
      scene.pull(to: 70)
      #expect(control.refreshState == .pulling)
      #expect(abs((last?.visibleExtent ?? 0) - scene.pull + 40) < 1e-6)
      #expect(abs(control.frame.minY + scene.pull - 40) < 1e-6 && abs(control.frame.maxY) < 1e-6)
      // 1.4 times what is held, of which the offset is a part, less the offset.
      #expect(last?.triggerDistance == 100)
      scene.pull(to: 139)
      #expect(control.refreshState == .pulling)
      scene.pull(to: 140.5)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 100 && scene.pull == 100)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
      await scene.finish()
      #expect(scene.pull == 0 && scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOffsetBelowZeroPutsTheIndicatorBeyondTheAppsInset(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.clientInset.top = 100
      scene.client { scene.list.contentInset.top = 100 }
      let control = scene.addHeader()
      control.pull.startOffset = -100
      scene.finger.pull(to: 50)
      #expect(control.refreshState == .pulling)
      #expect(abs(control.frame.maxY + 100) < 1e-6 && abs(control.frame.height - scene.pull) < 1e-6)
      scene.finger.pull(to: 85)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 160)
      #expect(control.frame == CGRect(x: 0, y: -160, width: 393, height: 60))
      // No farther than the inset goes: there is a bar.
      control.pull.startOffset = -500
      await scene.advance(by: 0.1)
      #expect(control.frame.maxY == -100)
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func atTheBottomTheSameHolds(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addFooter(trigger: .onRelease)
      control.pull.startOffset = 40
      scene.show(scene.end)
      scene.pullEnd(to: 30)
      #expect(control.refreshState == .idle)
      scene.pullEnd(to: 60)
      #expect(control.refreshState == .pulling)
      #expect(control.frame.minY == 3000)
      #expect(abs(control.frame.height - (scene.offset - scene.end - 40)) < 1e-6)
      scene.pullEnd(to: 141)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.bottom == 100)
      #expect(control.frame == CGRect(x: 0, y: 3000, width: 393, height: 60))
      scene.grow(by: 500)
      await scene.finishLoad()
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [RefreshEdge.top, .bottom]))
  func aFloatingControlStandsSoFarFromTheEdge(switches: HeadlessSwitches, edge: RefreshEdge) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: PlainAnimator(preferredPlacement: .floating), edge: edge)
      control.pull.startOffset = 44
      if edge == .bottom { scene.show(scene.end) }
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
      let top = edge == .top ? scene.offset + 59 + 44 : scene.offset + 852 - 34 - 44 - 60
      #expect(abs(control.frame.minY - top) < 0.4 && abs(control.frame.height - 60) < 0.4)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
      #expect(abs(control.frame.minY - (edge == .top ? 900 + 103 : 900 + 714)) < 0.4)
      await scene.finish()
    }
  }

  @Test(arguments: RefreshPreset.all, [30.0, -30])
  func everyPresetRefreshesAndClosesWithAnOffset(preset: RefreshPreset, offset: Double) async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.clientInset.top = 40
      scene.client { scene.list.contentInset.top = 40 }
      let animator: any RefreshAnimator = preset.animator
      let control = scene.addHeader(animator: animator)
      control.pull.startOffset = offset
      scene.finger.pull(to: 200)
      scene.finger.hold(for: 0.1)
      if preset.draws { #expect(control.isDrawn) }
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(control.isRefreshing)
      let own = control.machineSettings(in: scene.list).metrics.heldExtent
      let held = control.placementInUse == .floating || own == 0 ? 0 : own + max(offset, 0)
      #expect(abs(scene.list.contentInset.top - 40 - held) < 0.5)
      await scene.finish()
      #expect(scene.list.contentInset.top == 40 && !control.isDrawn)
    }
  }

  /// A finger can pull a third of the viewport: a larger offset would disable the control.
  @Test(arguments: [500, 1e308, .infinity]) func aLargeOffsetCanStillBePulled(offset: Double) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startOffset = offset
      scene.pull(to: 0.3 * 852 - 1)
      #expect(control.refreshState == .pulling)
      scene.pull(to: 0.3 * 852 + 1)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOffsetThatIsSetInAPullAndInASessionIsFollowed(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.spareInsetWrites = 6
      let control = scene.addHeader()
      scene.pull(to: 30)
      #expect(control.refreshState == .pulling)
      control.pull.startOffset = 40
      scene.world.finishTurn()
      #expect(control.refreshState == .idle && !control.isDrawn)
      control.pull.startOffset = 0
      scene.world.finishTurn()
      #expect(control.refreshState == .pulling)
      scene.finger.lift()
      await scene.settle()
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      for _ in 0..<2 { control.pull.startOffset = 50 }
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 110 && scene.pull == 110)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
      control.pull.startOffset = 0
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 60)
      await scene.finish()
    }
  }

  @Test func aRemovalInASessionGivesTheOffsetBackToo() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.mayGiveUpShare = true
      let control = scene.addHeader()
      control.pull.startOffset = 40
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 100)
      scene.client { control.removeFromSuperview() }
      #expect(scene.list.contentInset == .zero)
    }
  }

  /// A table that Auto Layout sizes later, without rows.
  @Test func anEmptyTableThatIsSizedLateHoldsTheOffset() async {
    await HeadlessWorld.run { world in
      let rows = Rows(0)
      let table = UITableView()
      table.dataSource = rows
      let scene = Scene(world, list: table)
      let control = scene.addHeader(animator: .spinner)
      control.pull.startOffset = 40
      scene.client { table.frame = world.window.bounds }
      await scene.advance(by: 0.2)
      control.begin()
      await scene.advance(by: 1)
      #expect(table.contentInset.top == 96)
      await scene.finish()
      #expect(table.contentInset == .zero)
    }
  }

  @Test func anOffsetThatIsNoNumberIsSaidOnce() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let entries = await LogBoard.entries(about: scene.list) {
        for number in [Double.nan, .infinity, -.infinity, 1e308] { control.pull.startOffset = number }
        await scene.advance(by: 0.1)
      }
      #expect(entries == [.clampedSetting])
      #expect(control.pull.startOffset == 100_000)
      control.pull.startOffset = .nan
      #expect(control.pull.startOffset == 0)
      await scene.refresh()
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aSimulatedPullCountsFromTheOffset() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startOffset = 40
      let frame = try #require(control.presentFrame)
      #expect(frame.start == 40 && frame.triggerDistance == 100)
    }
  }
}
#endif
