#if canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import HeadlessUIKit
@testable import RefreshCore

/// The bars of iOS 26, as far as they matter to a list: glass, effects at the edges, titles and search bars elsewhere, and a tab bar
/// that becomes small.
@MainActor
@Suite struct ModernBarTests {
  /// Through a bar of glass everything is seen that is behind it.
  @Test(arguments: HeadlessSwitches.everySetting(with: [Scene.Container.plain, .smallTitle, .pages]))
  func nothingOfAHeaderIsBehindABarOfGlass(switches: HeadlessSwitches, container: Scene.Container) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.put(into: container)
      let control = scene.addHeader(animator: .gum)
      var shown = 0
      var wrong: [String] = []
      world.observeFrames {
        guard control.stage.isShown else { return }
        shown += 1
        let area = control.convert(control.bounds, to: nil)
        let (bar, content) = (scene.list.safeAreaInsets.top, -scene.offset)
        if area.minY < bar - 0.5 || area.maxY > content + 0.5 { wrong.append("\(area) at \(content)") }
      }
      scene.pull(to: 40)
      scene.pull(to: scene.farPull)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(shown > 60)
      #expect(wrong == [], "of \(shown) frames")
    }
  }

  /// An effect at the edge asks in each layout, and not only in a scroll.
  @Test(arguments: HeadlessSwitches.everySetting)
  func anEffectAtTheEdgeFindsTheContentThereInEveryLayoutOfASession(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let list = EdgeEffectList(frame: world.window.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      let scene = Scene(world, list: list)
      scene.addHeader()
      scene.pull(to: 140)
      scene.finger.hold(for: 0.1)
      list.isJudging = true
      scene.finger.lift()
      await scene.advance(by: 1)
      await scene.finish()
      #expect(list.judgementCount > 40)
      #expect(list.deepest <= 0.5 / world.displayScale + 1e-6)
      list.isJudging = false
      await scene.expectCleanEnd()
    }
  }

  /// SwiftUI's large title is beside its bar, which never grows, and UIKit's settings say that it does.
  @Test(arguments: HeadlessSwitches.everySetting(with: [RefreshBacking.automatic, .own]))
  func aTitleBesideTheBarLeavesAHeaderThatRefreshes(switches: HeadlessSwitches, backing: RefreshBacking) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.headlessHasTitleBeside = true
      navigation.headlessShowBar()
      let control = scene.addHeader()
      control.backing = backing
      await scene.advance(by: 0.1)
      #expect((scene.list.refreshControl == nil) == (backing == .own))
      for count in 1...2 {
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        #expect(scene.work.startCount == count)
        await scene.finish()
        #expect(scene.pull == 0 && scene.list.contentInset == .zero)
      }
      await scene.expectCleanEnd()
    }
  }

  /// In the toolbar a search bar adds nothing to the height of the navigation bar.
  @Test(arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func aSearchBarInTheToolbarLeavesThePullToTheHeader(switches: HeadlessSwitches, isAllowed: Bool) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      let item = navigation.topViewController?.navigationItem
      item?.searchController = scene.keep(UISearchController())
      item?.headlessPrefersToolbar = true
      item?.searchBarPlacementAllowsToolbarIntegration = isAllowed
      navigation.headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == (isAllowed ? .own : .system))
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      await scene.expectCleanEnd()
    }
  }

  /// The bar grows back when the reader turns round, which is where a footer holds the list.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aTabBarThatBecomesSmallLoadsOnceAndMovesNobody(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let bar = SmallTabBar(scene)
      scene.addFooter()
      await scene.advance(by: 0.1)
      await scene.reachEnd()
      await scene.advance(by: 0.5)
      #expect(bar.heights == [83, 34])
      #expect(scene.load.startCount == 1)
      let (offset, writes) = (scene.offset, scene.watch.ownOffsetWriteCount)
      scene.swipe(by: 60)
      await scene.advance(by: 1)
      #expect(bar.heights == [83, 34, 83])
      #expect(scene.offset < offset && scene.watch.ownOffsetWriteCount == writes)
      await scene.finishLoad()
      #expect(scene.load.startCount == 1)
      bar.stop()
    }
  }
}

/// A list that judges in each layout how far its content stands inside its inset.
private final class EdgeEffectList: UIScrollView {
  var isJudging = false
  private(set) var judgementCount = 0
  private(set) var deepest: CGFloat = -.infinity

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isJudging else { return }
    judgementCount += 1
    deepest = max(deepest, contentOffset.y + adjustedContentInset.top)
  }
}

/// A tab bar that is small while the list is scrolled towards its end.
@MainActor
private final class SmallTabBar: NSObject, UIScrollViewDelegate {
  private(set) var heights: [CGFloat] = [83]

  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    super.init()
    scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    scene.list.delegate = self
  }

  func stop() { scene.list.delegate = nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView).y
    guard scrollView.isDragging, abs(velocity) > 20 else { return }
    let height: CGFloat = velocity < 0 ? 34 : 83
    guard heights.last != height else { return }
    heights.append(height)
    let window = scene.world.window
    window.ownSafeArea.bottom = height
    window.updateSafeArea()
  }
}
#endif
