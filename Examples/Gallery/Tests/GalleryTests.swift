import HeadlessUIKit
import RefreshTesting
import Testing

@testable import Gallery
@testable import GalleryVisits
@testable import RefreshCore

/// Every screen works, under a finger, and leaves nothing behind.
@MainActor
@Suite(.serialized) struct GalleryTests {
  private var lists: [GalleryScreen] { Gallery.screens.filter { $0.title != "ISBackGesture" } }

  @Test func everyScreenIsPulledScrolledAndLeftWithoutATrace() async throws {
    for screen in lists {
      let complaints = try await Complaints.during {
        try await HeadlessWorld.run { world in
          let visit = try Visit(world, screen)
          await visit.pass(0.5)
          let remains = Remains(visit)
          try await use(visit, of: screen)
          await visit.leave()
          #expect(remains.names == [], "\(screen.title)")
          #expect(world.displayLinkCount == 0, "\(screen.title)")
        }
      }
      #expect(complaints == [], "\(screen.title)")
    }
  }

  /// Pulls, waits, and scrolls to the end.
  private func use(_ visit: Visit, of screen: GalleryScreen) async throws {
    let list = try #require(visit.list, "\(screen.title)")
    try await visit.settle()
    if let header = list.refresh.header {
      let before = header.sessions.lastID
      try await visit.pull()
      #expect(header.sessions.lastID == before + 1, "\(screen.title)")
      try await visit.settle()
      #expect(list.contentInset.top == list.refresh.contentInset.top, "\(screen.title)")
    }
    try await list.refresh.scrollToEnd()
    try await visit.settle()
    #expect(visit.rows.allSatisfy { !$0.isEmpty }, "\(screen.title)")
  }

  /// Nothing is kept by the work of a session that runs.
  @Test func aScreenIsLeftInTheMiddleOfASession() async throws {
    for screen in lists where screen.title != "Chat" {
      try await HeadlessWorld.run { world in
        let visit = try Visit(world, screen)
        await visit.pass(0.5)
        try await visit.settle()
        try await visit.pull()
        let remains = Remains(visit)
        await visit.leave()
        await visit.pass(2)
        #expect(remains.names == [], "\(screen.title)")
      }
    }
  }

  @Test func everyScreenIsFoundByItsWords() {
    for screen in Gallery.screens {
      #expect(
        screen.answers(to: screen.title.uppercased()) && screen.answers(to: screen.keywords.joined(separator: " ")))
      #expect(!screen.answers(to: "\(screen.title) zebra"))
    }
    #expect(Set(Gallery.screens.map(\.title)).count == Gallery.screens.count)
  }

  @Test func theSearchFieldShowsWhatIsFound() throws {
    HeadlessWorld.run { world in
      let navigation = GalleryController.makeStack()
      world.window.addSubview(navigation.view)
      world.advance(by: 0.1)
      let gallery = navigation.topViewController as? GalleryController
      gallery?.navigationItem.searchController?.headlessType("arrow reload")
      let found = gallery?.sections.flatMap { $0.screens.map(\.title) }
      #expect(found == [".arrow(armedSymbol: .reload)", "SBPullToRefreshHeaderView"])
      gallery?.navigationItem.searchController?.headlessType("")
      #expect(gallery?.sections.count == Gallery.sections.count)
    }
  }

  /// A search is a presentation, and UIKit presents nothing more over what it covers.
  @Test func aSheetThatIsFoundIsPresentedOverTheSearch() throws {
    try HeadlessWorld.run { world in
      let navigation = GalleryController.makeStack()
      world.window.addSubview(navigation.view)
      world.advance(by: 0.1)
      let gallery = try #require(navigation.topViewController as? GalleryController)
      let search = try #require(gallery.navigationItem.searchController)
      search.headlessType("sheet")
      search.isActive = true
      gallery.tableView(gallery.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      #expect(search.presentedViewController is SheetScreen && gallery.presentedViewController == nil)
      #expect(gallery.definesPresentationContext)
      search.dismiss(animated: false)
    }
  }
}
