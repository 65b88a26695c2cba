#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The end of the data: who says so, who takes it back, and what it stops.
@MainActor
@Suite struct NoMoreDataTests {
  /// The outcomes of a refresh.
  enum Refresh: CaseIterable {
    case succeeds, succeedsAndEndIsKept, fails, isCancelled

    var brings: Bool { self == .succeeds }
  }

  /// "No more data" survives a refresh that succeeded, or is reset by one that failed.
  @Test(.bug(id: "B064"), arguments: TestSetting.everySetting(with: Refresh.allCases))
  func noMoreDataSurvivesARefreshOrIsResetByAFailedOne(switches: TestSetting, refresh: Refresh) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      scene.addHeader()
      footer.loadMore.keepsNoMoreData = refresh == .succeedsAndEndIsKept
      await scene.reachEnd()
      await scene.finishLoad(.end)
      #expect(footer.refreshState == .noMoreData && !footer.hasMoreData)
      scene.show(scene.rest)
      await scene.refresh()
      #expect(footer.refreshState == .noMoreData)
      if refresh == .isCancelled { scene.header?.end(.cancelled) }
      await scene.finish(throwing: refresh == .fails ? Scene.Failure() : nil)
      #expect(footer.hasMoreData == refresh.brings)
      #expect(footer.refreshState == (refresh.brings ? .idle : .noMoreData))
      await scene.reachEnd()
      #expect(scene.load.startCount == (refresh.brings ? 2 : 1))
    }
  }

  /// An end that means nothing follows "no more data", and loading goes on for ever.
  @Test(.bug(id: "B065"), arguments: TestSetting.everySetting)
  func anEndAfterNoMoreDataResetsTheFooterAndLoadsForEver(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      footer.end(.noMoreData)
      footer.end(.success)
      footer.endRefreshing()
      #expect(!footer.hasMoreData)
      await scene.settle()
      #expect(footer.refreshState == .noMoreData)
      await scene.reachEnd()
      #expect(scene.load.startCount == 1)
      footer.hasMoreData = true
      #expect(footer.refreshState == .idle)
      await scene.reachEnd()
      #expect(scene.load.startCount == 2)
    }
  }

  /// An end and a 'no more data' in one turn overtake each other.
  @Test(.bug(id: "B028"), arguments: TestSetting.everySetting(with: [true, false]))
  func anEndAndNoMoreDataInOneTurnLoadForEver(switches: TestSetting, endsFirst: Bool) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      if endsFirst { footer.endRefreshing() }
      footer.hasMoreData = false
      if !endsFirst { footer.endRefreshing() }
      #expect(!footer.hasMoreData && !footer.isRefreshing)
      await scene.settle()
      #expect(footer.refreshState == .noMoreData)
      #expect(scene.load.cancelCount == 1)
    }
  }

  /// A reset and a begin in one turn overtake each other.
  @Test(.bug(id: "B028"), arguments: TestSetting.everySetting)
  func aResetAndABeginInOneTurnLoadWithoutAnimation(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      footer.hasMoreData = false
      #expect(footer.begin() == .refused(.noMoreData))
      footer.hasMoreData = true
      #expect(footer.begin(reveals: false) == .started)
      #expect(footer.isRefreshing)
      await scene.advance(by: 0.1)
      #expect(scene.load.startCount == 1)
      footer.hasMoreData = true
      #expect(footer.isRefreshing)
    }
  }

  /// A pull in the moment of "completed, no more data" loads once more.
  @Test(.bug(id: "B068"), arguments: TestSetting.everySetting(with: [RefreshTrigger.onRelease, .whilePulling]))
  func pullingWhileTheEndIsBeingSaidLoadsOnceMore(switches: TestSetting, trigger: RefreshTrigger) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: trigger)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.7)
      scene.load.finish(.end)
      await scene.world.settleTasks()
      await scene.advance(by: 0.05)
      scene.pullEnd(to: 160)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.load.startCount == 1)
      #expect(footer.refreshState == .noMoreData)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theEndStaysInSightOrHides(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      await scene.finishLoad(.end)
      await scene.showFooter()
      #expect(footer.frame == CGRect(x: 0, y: 3000, width: 393, height: 60))
      #expect(scene.list.contentInset.bottom == 60)
      footer.loadMore.hidesNoMoreData = true
      await scene.advance(by: 1)
      #expect(footer.frame.height == 0)
      #expect(scene.list.contentInset.bottom == 0)
      #expect(scene.offset == scene.end)
      scene.pullEnd(to: 60)
      #expect(footer.frame.height == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theEndIsRememberedBeforeAndAfterTheControlIsInAList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      footer.hasMoreData = false
      scene.list.refresh.removeFooter()
      #expect(!footer.hasMoreData)
      scene.add(footer)
      #expect(!footer.hasMoreData && footer.refreshState == .noMoreData)
      scene.list.refresh.removeFooter()
      footer.hasMoreData = true
      scene.add(footer)
      #expect(footer.hasMoreData && footer.refreshState == .idle)
      scene.list.refresh.removeFooter()
      footer.hasMoreData = false
      #expect(!footer.hasMoreData)
      scene.add(footer)
      #expect(footer.refreshState == .noMoreData)
      await scene.advance(by: 0.5)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theEndEndsALoadThatRuns(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      footer.hasMoreData = false
      #expect(!footer.isRefreshing)
      footer.hasMoreData = true
      #expect(footer.hasMoreData)
      await scene.settle()
      #expect(scene.load.cancelCount == 1)
      #expect(footer.refreshState == .idle)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theEndCountsAlsoAfterAPlainEnd(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      footer.endRefreshing()
      footer.end(.noMoreData)
      #expect(!footer.hasMoreData)
      await scene.settle()
      #expect(footer.refreshState == .noMoreData)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theEndOfALoadThatNeverWasCountsForNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.advance(by: 0.5)
      footer.end(.noMoreData)
      #expect(footer.hasMoreData && footer.refreshState == .idle)
      await scene.reachEnd()
      #expect(scene.load.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aControlThatRefreshesAlwaysHasMore(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      header.hasMoreData = false
      #expect(header.hasMoreData && header.refreshState == .idle)
      await scene.refresh()
      #expect(scene.work.startCount == 1)
    }
  }
}
#endif
