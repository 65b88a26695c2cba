#if canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import HeadlessUIKit

/// Lists in containers that have a will of their own: each test is named by what users of other libraries saw, and shows
/// that it does not happen here.
@MainActor
@Suite struct NestingMuseumTests {
  /// The inset changes the bar, the bar the adjusted inset, and that is answered with the inset.
  @Test(.bug(id: "B110"), arguments: HeadlessSwitches.everySetting)
  func aSearchBarInTheBarMakesTheListWriteInCircles(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let bar = SearchBar(scene)
      scene.list.delegate = bar
      scene.watch.mayComeFromOutside = true
      scene.addHeader()
      await scene.refresh()
      scene.finger.touchDown(at: Scene.middle)
      for step in 1...150 {
        let y: CGFloat = 400 - 2.5 * CGFloat(step <= 75 ? step : 150 - step)
        let past = scene.world.log.events.count
        scene.finger.drag(to: CGPoint(x: 200, y: y), duration: scene.world.frameDuration)
        let writes = scene.world.log.events.dropFirst(past).filter { $0.kind == .write && $0.subject == "list" }
        #expect(writes.filter { $0.name == "contentInset" }.count <= 1)
        #expect(writes.filter { $0.name == "contentOffset" && $0.writer != .uikit }.count <= 1)
      }
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(bar.calls > 100 && bar.deepest <= 3, "\(bar.deepest)")
      #expect(scene.header?.isRefreshing == true)
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
      #expect(scene.offset == scene.rest)
      scene.list.delegate = nil
    }
  }

  /// The container forces the list to its top in each callback, so that the header is never revealed.
  @Test(.bug(id: "B112"), arguments: HeadlessSwitches.everySetting)
  func inAContainerThatHoldsTheListTheHeaderIsNotRevealedAndTheInsetIsWrong(switches: HeadlessSwitches) async {
    await Scene.run(switches, safeArea: 0) { scene in
      let container = HoldingContainer()
      scene.list.delegate = container
      scene.watch.isClientWriting = true
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 20
      // The container answers each write with its own, three times until the space is given up.
      scene.watch.motions.spare = 3
      let control = scene.addHeader()
      for count in 1...3 {
        control.begin()
        await scene.advance(by: 2)
        #expect(control.isRefreshing && scene.work.startCount == count)
        let writes =
          scene.world.log.writes(of: "contentOffset").count + scene.world.log.writes(of: "contentInset").count
        await scene.advance(by: 1)
        let later = scene.world.log.writes(of: "contentOffset").count + scene.world.log.writes(of: "contentInset").count
        #expect(later == writes, "the conflict continues")
        control.endRefreshing()
        await scene.settle()
        #expect(control.refreshState == .idle)
        #expect(scene.list.contentInset == .zero && scene.offset == 0)
      }
      #expect(container.deepest <= 3)
      scene.list.delegate = nil
    }
  }

  /// The position of a web page: without a bar its offset 0 is its top, under a bar it is scrolled by the bar's height.
  enum Page: CaseIterable {
    case atTop, underBar, scrolled
  }

  /// The page of a web view becomes another one: it has no size for a moment, and begins at its top.
  @Test(.bug(id: "B114"), arguments: HeadlessSwitches.everySetting(with: Page.allCases))
  func aWebPageIsUnderTheBarAfterARefresh(switches: HeadlessSwitches, page: Page) async {
    await Scene.run(switches, safeArea: page == .atTop ? 0 : 59) { scene in
      scene.watch.mayComeFromOutside = true
      scene.addHeader()
      await scene.refresh()
      if page == .scrolled { scene.show(900) }
      scene.grow(by: -scene.list.contentSize.height)
      await scene.advance(by: 0.1)
      scene.show(0)
      await scene.advance(by: 0.1)
      scene.grow(by: 4000)
      await scene.advance(by: 0.1)
      if page == .scrolled { scene.show(900) }
      await scene.advance(by: 0.5)
      await scene.finish()
      #expect(scene.offset == (page == .scrolled ? 900 : 0))
      #expect(scene.list.contentInset == .zero)
    }
  }
}

/// A search bar under the title, which goes away as the list is scrolled.
@MainActor
private final class SearchBar: NSObject, UIScrollViewDelegate {
  private(set) var deepest = 0
  private(set) var calls = 0
  private var depth = 0
  private weak var scene: Scene?

  init(_ scene: Scene) {
    self.scene = scene
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow(scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { follow(scrollView) }

  private func follow(_ scrollView: UIScrollView) {
    depth += 1
    calls += 1
    deepest = max(deepest, depth)
    let height = min(max(-scrollView.contentOffset.y - 59, 0), 52)
    if let window = scrollView.window { window.coverTop(59 + height) }
    depth -= 1
  }
}

extension UIWindow {
  /// A bar becomes higher or lower at once, in the middle of whatever is going on.
  fileprivate func coverTop(_ height: CGFloat) {
    guard ownSafeArea.top != height else { return }
    ownSafeArea.top = height
    updateSafeArea()
  }
}

/// A container that lets no page be pulled.
@MainActor
private final class HoldingContainer: NSObject, UIScrollViewDelegate {
  private(set) var deepest = 0
  private var depth = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    depth += 1
    deepest = max(deepest, depth)
    if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
    depth -= 1
  }
}
#endif
