#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Lists in a page view controller, and the scroll view of its pages.
@MainActor
@Suite struct PageControllerTests {
  /// UIKit's queue of pages asserts that nobody else moves it with `setContentOffset(_:animated:)`.
  @Test func theScrollViewOfThePagesIsLeftAlone() async throws {
    try await HeadlessWorld.run { world in
      let controller = UIPageViewController()
      world.window.addSubview(controller.view)
      let pages = try #require(controller.view.subviews.first as? UIScrollView)
      let work = Work()
      let entries = await LogBoard.entries(about: pages) {
        let header = pages.refresh.addHeader(animator: .gum, edge: .leading) { try await work.run() }
        pages.refresh.addFooter(animator: .spinner, edge: .trailing) { .end }
        world.finishTurn()
        header.beginRefreshing()
        world.advance(by: 1)
        await world.settleTasks()
        #expect(pages.contentInset == .zero)
        #expect(pages.contentOffset == .zero)
        #expect(RefreshHost.existing(in: pages) == nil)
        #expect(work.startCount == 0)
        pages.refresh.removeHeader()
        pages.refresh.removeFooter()
        #expect(pages.refresh.header == nil)
      }
      #expect(entries == [.pages, .pages])
    }
  }

  @Test func aListInAPageIsRefreshed() async throws {
    try await HeadlessWorld.run { world in
      let scene = Scene(world)
      let controller = UIPageViewController()
      let pages = try #require(controller.view.subviews.first as? UIScrollView)
      let page = scene.putIntoController()
      controller.addChild(page)
      pages.addSubview(page.view)
      world.window.addSubview(controller.view)
      world.finishTurn()
      scene.addHeader()
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }
}
#endif
