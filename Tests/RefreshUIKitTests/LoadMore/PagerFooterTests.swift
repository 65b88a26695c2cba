#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// A pager in the two actions of a list, as the guide has it.
@MainActor
@Suite struct PagerFooterTests {
  /// Pages of a feed, the last of which has no next one.
  private func makePager(pages: Int) -> (RefreshPager<Int, Int>, requests: () -> Int) {
    var count = 0
    let pager = RefreshPager(first: 1) { page in
      count += 1
      return RefreshPage([page], next: page < pages ? page + 1 : nil)
    }
    return (pager, { count })
  }

  @Test(arguments: [1, 2]) func aReloadTellsTheFooterIfItsPageWasTheLast(pages: Int) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (pager, requests) = makePager(pages: pages)
      let header = scene.list.refresh.addHeader(animator: PlainAnimator()) { try await pager.reload() }
      let footer = scene.list.refresh.addFooter(animator: PlainAnimator()) { try await pager.loadNext() }
      scene.watch.follow(header)
      scene.watch.follow(footer)
      await scene.refresh()
      await scene.settle()
      #expect(footer.hasMoreData == (pages > 1))
      await scene.reachEnd()
      await scene.settle()
      #expect(requests() == pages && !footer.hasMoreData)
    }
  }

  @Test(arguments: [1, 2]) func aReloadWithAViewTellsTheFooterToo(pages: Int) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (pager, _) = makePager(pages: pages)
      let header = scene.list.refresh.addHeader(animator: .view(FollowingView())) { try await pager.reload() }
      scene.watch.follow(header)
      let footer = scene.addFooter()
      await scene.refresh()
      await scene.settle()
      #expect(footer.hasMoreData == (pages > 1))
    }
  }

  @Test func aRefreshWithoutAnotherPageIsDrawnAsASuccess() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let view = FollowingView()
      view.showsOutcomes = true
      let header = scene.list.refresh.addHeader(animator: .view(view)) { _ in .noMoreData }
      scene.watch.follow(header)
      await scene.refresh()
      #expect(view.updates.contains { $0.outcome == .success && $0.outcomeFraction > 0.5 })
      #expect(!view.updates.contains { $0.outcome == .noMoreData })
      await scene.settle()
      #expect(header.lastRefresh != nil)
    }
  }

  @Test func aSessionWithAPagerKeepsItsResultToo() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (pager, _) = makePager(pages: 1)
      let header = scene.list.refresh.addHeader(animator: PlainAnimator()) { session in
        session.progress = 0.5
        return try await pager.reload()
      }
      scene.watch.follow(header)
      let footer = scene.addFooter()
      await scene.refresh()
      await scene.settle()
      #expect(!footer.hasMoreData)
    }
  }
}
#endif
