#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import Testing

/// The screens of the page on migrating do what the screens did that they replace.
@MainActor
@Suite struct ScreenTests {
  private static let page = (1...40).map { "Line \($0)" }

  @Test func theShopIsRefreshedAndContinuedByClosuresThatADelegateEnds() async throws {
    try await HeadlessWorld.run { world in
      let shop = ShopScreen()
      world.window.addSubview(shop.view)
      await world.pass(0.5)
      let refresh = shop.tableView.refresh
      #expect(shop.service.requests == [1] && refresh.header?.isRefreshing == true)
      shop.service.answer()
      try await refresh.settle()
      #expect(shop.lines.count == 40 && shop.service.requests == [1])

      try await refresh.simulatePull(to: 1.2)
      try await refresh.release()
      #expect(shop.service.requests == [1, 1])
      shop.service.fail("The shop is closed")
      try await refresh.settle()
      #expect(shop.lines.count == 40 && refresh.header?.isRefreshing == false)

      try await refresh.scrollToEnd()
      #expect(shop.service.requests == [1, 1, 2] && refresh.footer?.isRefreshing == true)
      shop.service.answer(isLast: true)
      try await refresh.settle()
      #expect(shop.lines.count == 80 && refresh.footer?.hasMoreData == false)
      try await refresh.scrollToEnd()
      #expect(shop.service.requests == [1, 1, 2])
    }
  }

  @Test(arguments: [true, false])
  func theFooterOfTheShopFollowsTheRefresh(isLast: Bool) async throws {
    try await HeadlessWorld.run { world in
      let shop = ShopScreen()
      world.window.addSubview(shop.view)
      await world.pass(0.5)
      shop.service.answer()
      try await shop.tableView.refresh.settle()
      shop.tableView.refresh.footer?.hasMoreData = isLast
      shop.tableView.refresh.header?.beginRefreshing()
      await world.pass(0.5)
      shop.service.answer(isLast: isLast)
      try await shop.tableView.refresh.settle()
      #expect(shop.tableView.refresh.footer?.hasMoreData == !isLast)
    }
  }

  @Test func theContactsAreRefreshedWhenTheyAreStaleAndSimplyEnd() async throws {
    try await HeadlessWorld.run { world in
      let contacts = ContactsScreen()
      contacts.store = .memory(Date(timeIntervalSinceNow: -3600))
      world.window.addSubview(contacts.view)
      await world.pass(1)
      let refresh = contacts.tableView.refresh
      #expect(contacts.server.requestCount == 1 && contacts.tableView.contentInset.top == 56)
      contacts.server.answer(.success(Self.page))
      try await refresh.settle()
      #expect(contacts.lines == Self.page && contacts.tableView.contentInset.top == 0)

      try await refresh.scrollToEnd()
      #expect(contacts.server.requestCount == 2)
      contacts.server.answer(.success([]))
      try await refresh.settle()
      #expect(contacts.lines == Self.page && refresh.footer?.hasMoreData == false)
      #expect(contacts.tableView.contentInset.bottom == 0)
    }
  }

  @Test func freshContactsWaitForAPullWhoseWordsFollowIt() async throws {
    try await HeadlessWorld.run { world in
      let contacts = ContactsScreen()
      contacts.store = .memory(Date())
      world.window.addSubview(contacts.view)
      await world.pass(1)
      #expect(contacts.server.requestCount == 0)
      let refresh = contacts.tableView.refresh
      let header = contacts.header
      try await refresh.simulatePull(to: 0.5)
      #expect(header.label.text == "Pull to refresh" && abs(header.label.alpha - 0.5) < 0.02)
      try await refresh.simulatePull(to: 1.2)
      #expect(header.label.text == "Release to refresh" && header.label.alpha == 1)
      try await refresh.release()
      contacts.server.answer(.failure(CancellationError()))
      await world.pass(0.1)
      #expect(header.label.text == "Couldn’t refresh" && contacts.lines.isEmpty)
      try await refresh.settle()
    }
  }

  @Test func aSearchThatIsOverEndsNoOther() async throws {
    try await HeadlessWorld.run { world in
      let screen = SearchScreen()
      world.window.addSubview(screen.view)
      let refresh = screen.tableView.refresh
      screen.search(for: "a")
      await world.pass(0.5)
      screen.search(for: "ab")
      await world.pass(0.5)
      #expect(screen.engine.requestCount == 2)
      screen.engine.answer(1, ["a"])
      #expect(screen.lines.isEmpty && refresh.header?.isRefreshing == true)
      screen.engine.answer(2, Self.page)
      try await refresh.settle()
      #expect(screen.lines == Self.page)

      try await refresh.scrollToEnd()
      #expect(screen.engine.requestCount == 3)
      screen.engine.answer(3, ["One more"])
      try await refresh.settle()
      #expect(screen.lines.count == 41)

      try await refresh.scrollToEnd()
      #expect(screen.engine.requestCount == 4)
      refresh.removeFooter()
      screen.engine.answer(4, ["Too late"])
      #expect(screen.lines.count == 41)
    }
  }

  @Test func theTitleOfTheForecastChangesWhileItRefreshes() async throws {
    try await HeadlessWorld.run { world in
      let forecast = ForecastScreen()
      world.window.addSubview(forecast.view)
      await world.pass(0.1)
      let refresh = forecast.tableView.refresh
      try await refresh.simulatePull(to: 1.2)
      #expect(forecast.server.requestCount == 1, "under the finger, as UIRefreshControl")
      #expect(forecast.sky.title.text == "Asking the station…")
      try await refresh.release()
      let held = forecast.tableView.contentInset.top
      #expect(held > 40 && abs(forecast.sky.bounds.height - held) < 1)
      forecast.server.answer(.success([]))
      #expect(forecast.control.accessibilityLabel == "Drawing the map…" && forecast.control.isRefreshing)
      forecast.server.answer(.success(Self.page))
      try await refresh.settle()
      #expect(forecast.lines == Self.page && forecast.tableView.contentInset.top == 0)
    }
  }

  @Test func theComicsAreHeldOpenWhileTheImagesRun() async throws {
    try await HeadlessWorld.run { world in
      let comics = ComicsScreen()
      let images = (0..<4).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in } }
      (comics.pullImages, comics.runImages) = (images, images)
      world.window.addSubview(comics.view)
      await world.pass(0.1)
      let refresh = comics.tableView.refresh
      #expect(refresh.header?.animator as? ViewAnimator == .frames(images, duration: 0.4))
      try await refresh.simulatePull(to: 1.2)
      try await refresh.release()
      #expect(comics.server.requestCount == 1 && comics.tableView.contentInset.top == 60)
      comics.server.answer(.success(Self.page))
      try await refresh.settle()
      #expect(comics.lines == Self.page && comics.tableView.contentInset.top == 0)
    }
  }
}

/// The recipes do what they say.
@MainActor
@Suite struct RecipeTests {
  @Test func listsUnderASharedHeaderAreRefreshedOnTheirOwn() async throws {
    try await HeadlessWorld.run { world in
      let screen = PagesScreen()
      world.window.addSubview(screen.view)
      await world.pass(0.1)
      let (first, second) = (screen.lists[0], screen.lists[1])
      try await first.refresh.simulatePull(to: 1.2)
      try await first.refresh.release()
      #expect(screen.servers.map(\.requestCount) == [1, 0])
      let held = first.contentInset.top - PagesScreen.headerHeight
      #expect(held > 40 && first.refresh.contentInset.top == PagesScreen.headerHeight)
      #expect(screen.header.frame.minY - first.contentOffset.y == held, "the header moves with the rows")
      #expect(first.refresh.header?.frame.maxY == -PagesScreen.headerHeight, "the indicator is above it")

      screen.show(1)
      #expect(screen.header.superview === second && second.contentOffset.y == -PagesScreen.headerHeight)
      screen.servers[0].answer(.success([]))
      try await first.refresh.settle()
      #expect(first.contentInset.top == PagesScreen.headerHeight)
      try await second.refresh.simulatePull(to: 1.2)
      try await second.refresh.release()
      #expect(screen.servers.map(\.requestCount) == [1, 1])
      screen.servers[1].answer(.success([]))
      try await second.refresh.settle()
      #expect(second.contentOffset.y == -PagesScreen.headerHeight)
    }
  }

  @Test func aSharedHeaderThatIsScrolledAwayStaysSoOnTheNextPage() {
    HeadlessWorld.run { world in
      let screen = PagesScreen()
      world.window.addSubview(screen.view)
      world.advance(by: 0.1)
      let (first, second) = (screen.lists[0], screen.lists[1])
      first.contentOffset.y = 100
      #expect(screen.header.frame.maxY == 100 + PagesScreen.barHeight)
      screen.show(1)
      #expect(second.contentOffset.y == -PagesScreen.barHeight && screen.header.frame.maxY == 0)
      second.contentOffset.y = -120
      screen.show(0)
      #expect(first.contentOffset.y == -120 && screen.header.frame.maxY == 0)
      screen.scrollViewWillBeginDragging(screen.pages)
      #expect(screen.header.superview === screen.view && screen.header.frame.maxY == 120)
      screen.scrollViewWillBeginDragging(screen.pages)
      #expect(screen.header.frame.maxY == 120, "caught again before it rests")
      screen.scrollViewDidEndDragging(screen.pages, willDecelerate: false)
      #expect(screen.header.superview === first && screen.header.frame.maxY == 0)
    }
  }

  @Test func theFilmFollowsThePullAndPlaysWhileTheListRefreshes() async throws {
    try await HeadlessWorld.run { world in
      let screen = FilmScreen()
      world.window.addSubview(screen.view)
      await world.pass(0.1)
      let (refresh, film) = (screen.tableView.refresh, screen.header.film)
      try await refresh.simulatePull(to: 0.5)
      #expect(abs(film.progress - 0.5) < 0.02 && !film.isPlaying)
      try await refresh.simulatePull(to: 1.2)
      #expect(film.progress == 1 && !film.isPlaying)
      try await refresh.release()
      #expect(film.isPlaying && screen.tableView.contentInset.top == 80)
      screen.server.answer(.success([]))
      try await refresh.settle()
      #expect(!film.isPlaying && screen.tableView.contentInset.top == 0)
    }
  }

  @Test(arguments: [([1.2], 1, 0), ([2], 0, 1), ([2, 1.2], 1, 0), ([1.2, 2], 0, 1), ([2, 0.5], 0, 0)])
  func theDepthOfAPullAtItsReleaseDecides(depths: [Double], requests: Int, visits: Int) async throws {
    try await HeadlessWorld.run { world in
      let fair = FairScreen()
      world.window.addSubview(fair.view)
      await world.pass(0.1)
      let refresh = fair.tableView.refresh
      for depth in depths { try await refresh.simulatePull(to: depth) }
      #expect(fair.hint.isHidden == (visits == 0) && fair.hint.isDescendant(of: fair.view))
      try await refresh.release()
      #expect(fair.server.requestCount == requests && fair.visitCount == visits)
      fair.server.answer(.success([]))
      try await refresh.settle()
      #expect(fair.hint.isHidden && fair.tableView.contentInset.top == 0)

      refresh.header?.beginRefreshing()
      await world.pass(0.5)
      #expect(fair.server.requestCount == requests + 1 && fair.visitCount == visits)
    }
  }

  @Test func aSwipeOfVoiceOverRefreshesAtTheTopAndLoadsAtTheEnd() async throws {
    try await HeadlessWorld.run { world in
      let screen = SpokenScreen()
      screen.lines = (1...40).map { "Line \($0)" }
      world.window.addSubview(screen.view)
      await world.pass(0.1)
      #expect(screen.accessibilityScroll(.up))
      await world.pass(0.5)
      #expect(!screen.accessibilityScroll(.up) && screen.server.requestCount == 1, "it refreshes already")
      screen.server.answer(.success([]))
      try await screen.tableView.refresh.settle()
      #expect(!screen.accessibilityScroll(.down) && screen.server.requestCount == 1, "not at the end")
      screen.tableView.contentOffset.y = screen.tableView.contentSize.height - screen.tableView.bounds.height
      await world.pass(0.1)
      #expect(screen.accessibilityScroll(.down))
      await world.pass(0.5)
      #expect(screen.origins == [.assistive, .assistive])
    }
  }

  @Test func theCurtainAndTheToolbarMoveWithThePullAndAreBackAfterIt() async throws {
    try await HeadlessWorld.run { world in
      let screen = StageScreen()
      world.window.addSubview(screen.view)
      await world.pass(0.1)
      let refresh = screen.tableView.refresh
      try await refresh.simulatePull(to: 0.5)
      let half = screen.curtain.transform.ty
      #expect(half > 0 && abs(half + screen.tableView.contentOffset.y) < 1)
      #expect(abs(screen.toolbar.transform.ty - 25) < 1)
      try await refresh.release()
      try await refresh.settle()
      let areBack = screen.curtain.transform == .identity && screen.toolbar.transform == .identity
      #expect(areBack, "a pull that was too short")
      try await refresh.simulatePull(to: 1.2)
      try await refresh.release()
      #expect(screen.server.requestCount == 1 && screen.toolbar.transform.ty > 0)
      screen.server.answer(.success([]))
      try await refresh.settle()
      #expect(screen.curtain.transform == .identity && screen.toolbar.transform == .identity)
    }
  }
}

extension HeadlessWorld {
  /// Runs frames, and then the tasks that are ready.
  fileprivate func pass(_ seconds: Double) async {
    advance(by: seconds)
    await settleTasks()
  }
}
#endif
