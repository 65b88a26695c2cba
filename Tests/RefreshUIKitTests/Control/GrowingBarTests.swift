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
      let scene = Scene(world, safeArea: GrowingBar.collapsed)
      scene.watch.isClientWriting = true
      scene.watch.mayComeFromOutside = true
      await body(scene)
    }
  }

  /// The title or the search bar is pulled out, and the header fires.
  @Test(.bug(id: "B123"), arguments: HeadlessSwitches.everySetting(with: orders))
  func aBarThatIsPulledOutFiresTheHeader(switches: HeadlessSwitches, order: GrowingBar.Order) async {
    await run(switches) { scene in
      let view = FollowingView()
      let bar = GrowingBar(scene, order, height: GrowingBar.full)
      scene.addHeader(view: view).backing = .own
      await collapse(bar, in: scene)
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
      let bar = GrowingBar(scene, order, height: GrowingBar.full)
      let control = scene.addHeader()
      control.backing = .own
      await collapse(bar, in: scene)
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
  func aBarThatCouldGrowAndDoesNotLeavesThePullToTheHeader(switches: HeadlessSwitches) async {
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

  /// The readers of a list below a bar whose height depends on the held space.
  private enum Reader: CaseIterable {
    case watches, scrollsInside, flingsAway, catchesTheClosing
  }

  private nonisolated static let readers = orders.flatMap { order in Reader.allCases.map { (order, $0) } }

  /// An app may hold space below a large title after all; the bar answers the list, and the list the bar.
  @Test(arguments: HeadlessSwitches.everySetting(with: readers))
  private func aBarThatCountsTheHeldSpaceComesToRest(
    switches: HeadlessSwitches, one: (order: GrowingBar.Order, reader: Reader)
  ) async {
    await run(switches) { scene in
      let bar = GrowingBar(scene, one.order, height: GrowingBar.full, countsInset: true)
      let control = scene.addHeader()
      control.backing = .own
      control.placement = .withContent
      await scene.advance(by: 0.1)
      scene.drag(until: -GrowingBar.full - 90)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.list.contentInset.top == 60)
      #expect(scene.offset == -GrowingBar.full - 60)
      #expect(bar.heights == [GrowingBar.full], "the opening collapses the bar")
      await read(one.reader, in: scene)
      if one.reader == .scrollsInside || one.reader == .flingsAway { #expect(bar.heights.count > 1) }
      await expectRest(scene, bar)
      control.endRefreshing()
      if one.reader == .catchesTheClosing {
        for _ in 0..<120 where scene.list.contentInset.top > 30 { scene.world.advance(frames: 1) }
        swipe(by: 30, in: scene)
      }
      await scene.settle()
      await expectRest(scene, bar)
      #expect(scene.list.contentInset.top == 0)
      #expect(scene.offset >= -bar.heights[bar.heights.count - 1])
      #expect(bar.turnCount <= 2, "\(bar.heights)")
      bar.stop()
    }
  }

  private func read(_ reader: Reader, in scene: Scene) async {
    switch reader {
    case .watches, .catchesTheClosing: break
    case .scrollsInside: swipe(by: -30, in: scene)
    case .flingsAway: scene.finger.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.1)
    }
    await scene.advance(by: 5)
  }

  /// Scrolls the list away from the edge, where the bar has been seen at its full height.
  private func collapse(_ bar: GrowingBar, in scene: Scene) async {
    await scene.advance(by: 0.1)
    swipe(by: -100, in: scene)
    await scene.advance(by: 0.5)
    #expect(bar.heights.last == GrowingBar.collapsed)
  }

  private func swipe(by travel: CGFloat, in scene: Scene) {
    scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: Scene.middle.y + travel), duration: 0.2)
    scene.finger.hold(for: 0.2)
    scene.finger.lift()
  }

  /// Expects that bar and list stand still.
  private func expectRest(_ scene: Scene, _ bar: GrowingBar) async {
    let (heights, offset, writes) = (bar.heights, scene.offset, scene.watch.insetWriteCount)
    await scene.advance(by: 0.5)
    #expect(bar.heights == heights && scene.offset == offset && scene.watch.insetWriteCount == writes)
  }
}
#endif
