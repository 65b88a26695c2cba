#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Pulls below a bar that grows with them, in each order of the safe area and the offset.
@MainActor
@Suite struct GrowingBarTests {
  private nonisolated static let orders = GrowingBar.Order.allCases

  private func run(
    _ switches: HeadlessSwitches, _ body: @MainActor (Scene) async -> Void
  ) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, safeArea: 96)
      scene.watch.isClientWriting = true
      scene.watch.mayComeFromOutside = true
      await body(scene)
    }
  }

  /// The title or the search bar is pulled out, and the header fires.
  @Test(.bug(id: "B123"), arguments: HeadlessSwitches.everySetting(with: orders))
  func aBarThatIsPulledOutFiresTheHeader(switches: HeadlessSwitches, order: GrowingBar.Order) async {
    // A bar that is a frame late, and loses the next one, is later than the header waits.
    var switches = switches
    if order == .nextFrame { switches.droppedFrames = .none }
    await run(switches) { scene in
      let view = FollowingView()
      let bar = GrowingBar(scene, order)
      scene.addHeader(view: view).backing = .own
      await scene.advance(by: 0.1)
      // The last step takes it less than three points further.
      scene.drag(until: -GrowingBar.full + 3)
      scene.finger.hold(for: 0.2)
      #expect(scene.watch.states == [.idle])
      #expect(view.updates.allSatisfy { $0.progress == 0 && $0.state == .idle })
      #expect(bar.heights.last ?? 0 > 140)
      bar.stop()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: orders))
  func aPullBeginsWhereTheBarHasItsFullHeight(switches: HeadlessSwitches, order: GrowingBar.Order) async {
    await run(switches) { scene in
      let bar = GrowingBar(scene, order)
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      scene.drag(until: -GrowingBar.full - 76)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .pulling)
      scene.drag(until: -GrowingBar.full - 85)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1 && scene.watch.insetWriteCount == 0)
      bar.stop()
    }
  }

  /// Measured against a bar that stretches with the overscroll, no pull reaches the trigger.
  @Test(arguments: HeadlessSwitches.everySetting(with: orders))
  func aBarThatStretchesDoesNotHideThePull(switches: HeadlessSwitches, order: GrowingBar.Order) async {
    await run(switches) { scene in
      let bar = GrowingBar(scene, order, height: GrowingBar.full, stretches: true)
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      scene.drag(until: -GrowingBar.full - 85)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
      bar.stop()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aBarThatCouldGrowAndDoesNotIsNotWaitedFor(switches: HeadlessSwitches) async {
    await run(switches) { scene in
      let bar = GrowingBar(scene, .beforeOffset)
      bar.stop()
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      scene.drag(until: -GrowingBar.collapsed - 85)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
    }
  }

  /// A refresh changes the height of the bar, which collapses over the held space and grows back after it.
  @Test(.bug(id: "B123"), arguments: HeadlessSwitches.everySetting(with: orders))
  func aRefreshCollapsesTheLargeTitle(switches: HeadlessSwitches, order: GrowingBar.Order) async {
    await run(switches) { scene in
      let bar = GrowingBar(scene, order, height: GrowingBar.full)
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      control.begin()
      await scene.advance(by: 1)
      #expect(control.isRefreshing)
      await scene.finish()
      #expect(bar.heights == [GrowingBar.full])
      #expect(scene.offset == -GrowingBar.full && scene.watch.insetWriteCount == 0)
      bar.stop()
    }
  }
}
#endif
