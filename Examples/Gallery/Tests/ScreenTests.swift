import HeadlessUIKit
import RefreshTesting
import SwipeBack
import Testing

@testable import Gallery
@testable import GalleryVisits
@testable import RefreshCore

/// The screens do what they say. Of the same suite, because what an app hears of is global: sessions, and the log.
extension GalleryTests {
  @Test func theFeedLoadsItselfAndThenItsPages() async throws {
    try await visit("Feed") { visit in
      #expect(visit.rows == SampleFeed.page(1))
      try await visit.list?.refresh.scrollToEnd()
      try await visit.settle()
      #expect(visit.rows.count == 40)
    }
  }

  @Test func aFailureSaysWhyAndATapRetries() async throws {
    try await visit("Failure and retry") { visit in
      let refresh = try #require(visit.list).refresh
      try await visit.pull()
      await visit.pass(1.5)
      #expect(
        refresh.header?.lastError is Offline && refresh.header?.accessibilityLabel?.contains("No connection") == true)
      try await visit.settle()
      try await refresh.scrollToEnd()
      try await visit.settle()
      #expect(refresh.footer?.lastError is Offline && visit.rows.count == 20)
      #expect(refresh.footer?.accessibilityActivate() == true)
      try await visit.settle()
      #expect(visit.rows.count == 40)
    }
  }

  @Test func aSavedListStaysUntilThereIsANetwork() async throws {
    try await visit("Offline") { visit in
      let line = try #require(visit.table?.tableHeaderView as? UILabel)
      #expect(visit.rows.count == 20 && line.text == "Saved yesterday")
      try await visit.pull()
      try await visit.settle()
      await visit.pass(0.1)
      #expect(visit.rows.count == 20 && line.text == "Offline: saved yesterday")
      visit.page?.navigationItem.rightBarButtonItem?.headlessPress()
      try await visit.pull()
      try await visit.settle()
      await visit.pass(0.1)
      #expect(line.text == "Up to date")
    }
  }

  @Test func olderMessagesAreAddedAboveWhatIsRead() async throws {
    try await visit("Chat") { visit in
      let list = try #require(visit.list)
      let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
      #expect(abs(list.contentOffset.y - end) < 1, "it opens at the newest message")
      try await list.refresh.scrollToEnd()
      let (offset, length) = (list.contentOffset.y, list.contentSize.height)
      try await visit.settle()
      #expect(visit.rows.count == 40 && visit.rows.first == "Message 61")
      #expect(abs(list.contentOffset.y - offset - (list.contentSize.height - length)) < 70)
    }
  }

  @Test func theCarouselLoadsAtItsTrailingEdge() async throws {
    try await visit("Carousel") { visit in
      let list = try #require(visit.list as? UICollectionView)
      try await list.refresh.scrollToEnd()
      try await visit.settle()
      #expect(list.numberOfItems(inSection: 0) == 24)
      list.contentOffset.x = -list.adjustedContentInset.left
      try await visit.pull()
      try await visit.settle()
      #expect(list.numberOfItems(inSection: 0) == 12)
    }
  }

  @Test func theSystemOwnsThePullBelowALargeTitleAndInASheet() async throws {
    for title in ["Large title", "Search bar", "Sheet"] {
      try await visit(title) { visit in
        await visit.pass(0.2)
        #expect(visit.list?.refreshControl != nil, "\(title)")
      }
    }
  }

  @Test func whatIsFoundIsNotReloadedWhileSomebodyTypes() async throws {
    try await visit("Search bar") { visit in
      visit.page?.navigationItem.searchController?.headlessType("ferry")
      await visit.pass(0.1)
      #expect(visit.rows == ["1  The ferry is on time", "11  The ferry is on time"])
      #expect(visit.list?.refresh.header?.shouldBegin?() == false)
    }
  }

  @Test func theLabelIsRedWhereADragEndsInARefresh() async throws {
    try await visit("Label above the table") { visit in
      let refresh = try #require(visit.list).refresh
      let label = try #require(visit.list?.subviews.first { ($0 as? UILabel)?.frame.minY == -100 })
      try await refresh.simulatePull(to: 0.9)
      #expect(label.backgroundColor == .purple)
      try await refresh.simulatePull(to: 1.05)
      #expect(label.backgroundColor == .red)
      try await refresh.release()
      #expect(refresh.header?.isRefreshing == true && label.backgroundColor == .purple)
      #expect(visit.list?.contentInset.top == 0)
      try await visit.settle()
      visit.list?.contentOffset.y = -200
      await visit.pass(0.1)
      #expect(label.backgroundColor == .purple, "without a finger")
    }
  }

  @Test func theDropInBeginsBeforeThereIsAView() async throws {
    try await HeadlessWorld.run { world in
      let screen = try #require(Gallery.screens.first { $0.title == "ISRefreshControl" })
      let visit = try Visit(world, screen)
      await visit.pass(0.5)
      #expect(visit.list?.refresh.header?.isRefreshing == true)
      try await visit.settle()
      #expect(visit.rows.first == "New  Edition 1")
    }
  }

  @Test func theWordsAndTheSpaceFollowTheSession() async throws {
    try await visit("HLRefresh") { visit in
      let list = try #require(visit.list)
      let words = try #require(list.refresh.header?.view as? WordsView)
      try await list.refresh.simulatePull(to: 0.5)
      #expect(words.text == "Pull down to refresh")
      try await visit.pull()
      #expect(words.text == "Loading…" && list.contentInset.top == 108 && list.refresh.contentInset.top == 64)
      try await visit.settle()
      #expect(list.contentInset.top == 64)
      try await list.refresh.simulatePull(to: 1.2, at: .bottom)
      #expect((list.refresh.footer?.view as? WordsView)?.text == "Release")
      try await list.refresh.release()
      try await visit.settle()
      #expect(visit.rows.count == 41)
    }
  }

  @Test func theReloadButtonWaitsForTheRefreshThatRuns() async throws {
    try await visit("SBPullToRefreshHeaderView") { visit in
      let header = try #require(visit.list?.refresh.header)
      visit.page?.navigationItem.rightBarButtonItem?.headlessPress()
      await visit.pass(0.3)
      let first = header.sessions.lastID
      visit.page?.navigationItem.rightBarButtonItem?.headlessPress()
      try await visit.settle()
      #expect(first == 1 && header.sessions.lastID == 1)
    }
  }

  @Test func everyKnobTakesEachOfItsValues() async throws {
    let complaints = try await Complaints.during {
      try await visit("Settings") { visit in
        let table = try #require(visit.table)
        let delegate = try #require(table.delegate as? any UITableViewDelegate)
        let first = visit.details
        for row in visit.rows.indices {
          var seen: Set<String> = []
          while seen.insert(visit.details[row]).inserted {
            delegate.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
          }
          #expect(seen.count > 1)
        }
        #expect(visit.details == first)
      }
    }
    #expect(complaints == [])
  }

  @Test func theMachineIsSeenAndItsRecordingReplays() async throws {
    try await visit("The machine at work") { visit in
      try await visit.pull()
      #expect(visit.page?.title == "refreshing")
      try await visit.settle()
      #expect(visit.page?.title == "idle")
      visit.page?.navigationItem.rightBarButtonItem?.headlessPress()
      let shared = try #require(visit.page?.presentedViewController as? UIActivityViewController)
      let text = try #require(shared.headlessItems.first as? String)
      let replay = try RefreshReplay(parsing: text)
      #expect(replay.difference == nil)
      visit.page?.dismiss(animated: false)
    }
  }

  @Test func theEventsAreListed() async throws {
    try await visit("Events") { visit in
      for _ in 1...2 {
        try await visit.pull()
        try await visit.settle()
      }
      await visit.pass(0.1)
      #expect(visit.rows.count == 6 && visit.rows.last == "1 began, from a finger")
      #expect(visit.rows[1].hasSuffix("failure: You are offline"))
    }
  }

  @Test func aStaleListRefreshesByItself() async throws {
    try await HeadlessWorld.run { world in
      let screen = try #require(Gallery.screens.first { $0.title == "Automatic refresh" })
      let visit = try Visit(world, screen)
      await visit.pass(0.5)
      #expect(visit.list?.refresh.header?.isRefreshing == true && visit.page?.title == "By itself")
      try await visit.settle()
      try await visit.pull()
      #expect(visit.page?.title == "Pulled")
    }
  }

  @Test func theSwipeGoesBackAndSaysHowFarItIs() async throws {
    try await visit("ISBackGesture") { visit in
      let stack = try #require(visit.page as? UINavigationController)
      let label = try #require(stack.topViewController?.view.subviews.first as? UILabel)
      try await stack.swipeBack.simulateSwipe(to: 0.5)
      #expect(label.text == "50 %")
      try await stack.swipeBack.simulateSwipe(to: 1)
      try await stack.swipeBack.release()
      #expect(stack.viewControllers.count == 1)
    }
  }

  @Test func aSwiftUIListShowsWhatItLoads() async throws {
    try await visit("SwiftUI feed") { visit in
      let list = try #require(visit.list as? UICollectionView)
      #expect(list.numberOfItems(inSection: 0) == 20)
      try await list.refresh.scrollToEnd()
      try await visit.settle()
      await visit.pass(0.1)
      #expect(list.numberOfItems(inSection: 0) == 40)
    }
  }

  /// Visits a screen, and waits for what it begins by itself.
  private func visit(_ title: String, _ body: @MainActor (Visit) async throws -> Void) async throws {
    try await HeadlessWorld.run { world in
      let visit = try Visit(world, try #require(Gallery.screens.first { $0.title == title }))
      await visit.pass(0.5)
      if visit.list != nil { try await visit.settle() }
      await visit.pass(0.1)
      try await body(visit)
    }
  }
}
