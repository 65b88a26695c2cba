#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Lists without a row: what of a load is seen, said and tapped in them.
@MainActor
@Suite struct EmptyListTests {
  /// Ends of a session that leave a list empty.
  enum Cause: CaseIterable {
    case failure, timeout, tapThatBringsNothing, pager
  }

  nonisolated enum Preset: CaseIterable {
    case spinner, gum, arrow, ring, dots, material, plain

    var animator: any RefreshAnimator {
      switch self {
      case .spinner: .spinner
      case .gum: .gum
      case .arrow: .arrow
      case .ring: .ring
      case .dots: .dots
      case .material: .material
      case .plain: PlainAnimator()
      }
    }
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline" }
  }

  nonisolated private static let cases = Preset.allCases.flatMap { preset in Cause.allCases.map { (preset, $0) } }

  /// Loads in vain in an empty table.
  private func loadInVain(_ cause: Cause, _ preset: Preset, in scene: Scene) async -> RefreshControl {
    let animator = preset.animator
    guard cause != .pager else {
      let pager = RefreshPager<Int, Int>(first: 1) { [load = scene.load] _ in
        try await load.run()
        return RefreshPage([], next: nil)
      }
      let footer = scene.list.refresh.addFooter(animator: animator) { try await pager.loadNext() }
      scene.watch.follow(footer)
      footer.begin()
      await scene.advance(by: 1)
      scene.load.finish(throwing: Offline())
      return footer
    }
    let footer = scene.addFooter(
      animator: animator, trigger: cause == .tapThatBringsNothing ? .onTap : .onReachingEnd(within: .viewports(1)))
    if cause == .timeout { footer.timeout = 1 }
    footer.begin()
    await scene.advance(by: 0.8)
    switch cause {
    case .failure, .pager: scene.load.finish(throwing: Offline())
    case .timeout: await scene.advance(by: 0.5)
    case .tapThatBringsNothing: scene.load.finish(.more)
    }
    return footer
  }

  /// A first page that fails leaves a frozen spinner and no way to try again.
  @Test(.bug(id: "B124"), arguments: TestSetting.everySetting(with: cases))
  func aFirstPageThatFailsLeavesAFrozenSpinner(
    switches: TestSetting, scenario: (preset: Preset, cause: Cause)
  ) async {
    let (preset, cause) = scenario
    let rows = Rows(0)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.1)
      let footer = await loadInVain(cause, preset, in: scene)
      await scene.settle()
      await scene.advance(by: 1)
      #expect(footer.refreshState == .idle)
      let extent = footer.machineSettings(in: table).metrics.heldExtent
      scene.watch.footerExtent = CGFloat(extent)
      #expect(footer.frame == CGRect(x: 0, y: 0, width: 393, height: footer.frame.height))
      #expect(abs(footer.frame.height - CGFloat(extent)) < 0.5)
      #expect(footer.layer.sublayers?.first?.isHidden == false)
      let hasWords = preset != .plain && preset != .ring
      if hasWords, cause == .failure || cause == .pager {
        #expect(footer.accessibilityLabel?.contains("offline") == true)
      }
      let count = scene.load.startCount
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == count + 1)
      #expect(footer.refreshState == .refreshing)
      await scene.advance(by: 0.8)
      scene.client { table.contentSize.height = 2000 }
      await scene.finishLoad()
      if cause == .pager { return }
      #expect(footer.refreshState == .idle)
      scene.watch.expectCleanEnd()
    }
  }

  @Test(arguments: TestSetting.everySetting(with: RefreshEdge.allCases))
  func anEmptyListIsLoadedByATapAtEveryEdge(switches: TestSetting, edge: RefreshEdge) async {
    await TestWorld.run(switches: switches) { world in
      let scene = Scene(world, list: UIScrollView(frame: world.window.bounds))
      scene.watch.spareInsetWrites = 87
      let footer = scene.addFooter(edge: edge, trigger: .onTap)
      await scene.advance(by: 1)
      #expect((edge.isVertical ? footer.frame.height : footer.frame.width) == 60)
      #expect(scene.list.bounds.contains(footer.frame))
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      await scene.finishLoad(throwing: Scene.Failure())
      #expect((edge.isVertical ? footer.frame.height : footer.frame.width) == 60)
      scene.watch.expectCleanEnd()
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [true, false]))
  func anEmptyListSaysThatThereIsNoMore(switches: TestSetting, isHiding: Bool) async {
    await Scene.run(switches, contentHeight: 0) { scene in
      let footer = scene.addFooter()
      footer.loadMore.hidesNoMoreData = isHiding
      footer.begin()
      await scene.advance(by: 0.8)
      await scene.finishLoad(.end)
      await scene.advance(by: 0.5)
      #expect(footer.refreshState == .noMoreData)
      #expect(footer.frame.height == (isHiding ? 0 : 60))
      scene.finger.tap(at: CGPoint(x: 200, y: 80))
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
    }
  }

  /// A list that stands behind another tab is filled once it is seen.
  @Test(arguments: TestSetting.everySetting)
  func anEmptyListIsFilledOnceItIsSeen(switches: TestSetting) async {
    await TestWorld.run(switches: switches) { world in
      let tab = UIView(frame: world.window.bounds)
      world.window.addSubview(tab)
      let scene = Scene(world, list: UIScrollView(frame: world.window.bounds))
      tab.addSubview(scene.list)
      tab.isHidden = true
      scene.addFooter().loadMore.loadsToFill = 2
      await scene.advance(by: 3)
      #expect(scene.load.startCount == 0)
      tab.isHidden = false
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 1)
      scene.client { scene.list.contentSize.height = 3000 }
      await scene.finishLoad()
      #expect(scene.load.startCount == 1)
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
