#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// Two pages with a control each, of which one is in the window: each test is named by what users of other libraries
/// saw, and shows that it does not happen here.
@MainActor
@Suite struct PagesMuseumTests {
  private nonisolated static let seeds: [UInt64] = Array(1...SweepWidth.choose(quick: 2, full: 8, thorough: 200))

  /// Pages leave the window in the middle of a refresh, and with them what was switched off for it.
  @Test(.bug(id: "B111"), arguments: HeadlessSwitches.everySetting(with: seeds))
  func switchingPagesDuringRefreshesLeavesAListThatCannotBeScrolled(switches: HeadlessSwitches, seed: UInt64) async {
    await HeadlessWorld.run(switches: switches) { world in
      var random = SeededGenerator(seed: seed)
      let pages = [Page(in: world), Page(in: world)]
      world.window.addSubview(pages[0].list)
      world.finishTurn()
      var steps: [String] = []
      for _ in 0..<20 {
        let number = Int.random(in: 0...1, using: &random)
        let step = Page.Step.allCases.randomElement(using: &random) ?? .pull
        steps.append("\(step) \(number)")
        await pages[number].play(step, beside: pages[1 - number])
        for page in pages { page.expectFlagsUntouched("seed \(seed): \(steps)") }
      }
      for page in pages { await page.end(beside: pages.first { $0 !== page } ?? page, "seed \(seed): \(steps)") }
      #expect(world.displayLinkCount == 0)
    }
  }
}

/// A list with a header.
@MainActor
private final class Page {
  enum Step: CaseIterable {
    case pull, pullAndLeave, swipe, show, finish, begin, wait
  }

  let world: HeadlessWorld
  let list: UIScrollView
  let finger: SimulatedFinger
  let work = Work()

  init(in world: HeadlessWorld) {
    self.world = world
    list = UIScrollView(frame: world.window.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    finger = SimulatedFinger(on: list)
    list.refresh.addHeader(animator: PlainAnimator()) { [work] in try await work.run() }
  }

  func play(_ step: Step, beside other: Page) async {
    switch step {
    case .pull:
      finger.pull(to: 110)
      finger.hold(for: 0.1)
      finger.lift()
    case .pullAndLeave:
      finger.pull(to: 110)
      other.show(insteadOf: self)
      finger.lift()
    case .swipe: finger.flick(from: Scene.middle, to: CGPoint(x: 200, y: 300), duration: 0.1)
    case .show: show(insteadOf: other)
    case .finish: work.finish()
    case .begin: list.refresh.header?.begin()
    case .wait: world.advance(by: 0.7)
    }
    world.advance(by: 0.15)
    await world.settleTasks()
  }

  func show(insteadOf other: Page) {
    other.list.removeFromSuperview()
    if list.superview == nil { world.window.addSubview(list) }
    world.finishTurn()
  }

  func expectFlagsUntouched(_ note: String) {
    let isUntouched =
      list.isScrollEnabled && list.isUserInteractionEnabled && list.bounces && !list.isPagingEnabled
      && list.panGestureRecognizer.isEnabled && list.delegate == nil && list.scrollsToTop
    #expect(isUntouched, "\(note)")
  }

  /// Shows the page, ends what runs, and looks at a list that can be scrolled and refreshed.
  func end(beside other: Page, _ note: String) async {
    show(insteadOf: other)
    work.finish()
    list.refresh.header?.endRefreshing()
    await rest()
    if list.isDragging {
      // Where UIKit has forgotten a drag it does not bounce either: the next touch brings the list home.
      finger.pull(to: 20)
      finger.lift()
      await rest()
    }
    #expect(list.refresh.header?.refreshState == .idle, "\(note)")
    #expect(list.contentInset == .zero && list.contentOffset.y >= 0, "\(note)")
    expectFlagsUntouched(note)
    let (place, count) = (list.contentOffset.y, work.startCount)
    finger.flick(from: Scene.middle, to: CGPoint(x: 200, y: 300), duration: 0.1)
    await rest()
    #expect(list.contentOffset.y > place, "\(note)")
    list.contentOffset.y = 0
    finger.pull(to: 110)
    finger.hold(for: 0.1)
    finger.lift()
    world.advance(by: 1)
    await world.settleTasks()
    #expect(work.startCount == count + 1, "\(note)")
    work.finish()
    await rest()
    #expect(list.contentInset == .zero && list.contentOffset.y == 0, "\(note)")
  }

  private func rest() async {
    for _ in 0..<30 {
      world.advance(by: 0.1)
      await world.settleTasks()
    }
  }
}
#endif
