#if REFRESH_ADAPTER
import Foundation
import RefreshAnimators
import RefreshTesting
import Testing
#if canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The snippets of the README and of the guide compile, stand there as they compile, and do what the pages say.
@Suite struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The pages whose snippets are compiled here.
  private static let pages: [String] = {
    let folder = root.appendingPathComponent("Docs/Guide").path
    let guide = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return ["README.md", "Docs/SwiftUI.md", "Docs/SwipeBack.md"]
      + guide.filter { $0.hasSuffix(".md") }.map { "Docs/Guide/\($0)" }
  }()

  /// The files that are compiled: `Scripts/public-only.sh` does it in both language modes, without what is `package`.
  private static let compiled = [
    "Tests/DocumentationTests/GuideSnippets.swift", "Tests/DocumentationTests/GuideScreens.swift",
    "Tests/DocumentationTests/SwiftUISpellings.swift", "Tests/DocumentationTests/Previews.swift",
    "Tests/RefreshPictures/Sunrise.swift",
  ]

  @Test(arguments: pages) func everySwiftSnippetIsCompiled(page: String) throws {
    let compiled = try Self.compiled.flatMap { lines(of: try text($0)) }.joined(separator: "\n")
    for snippet in try text(page).components(separatedBy: "```swift\n").dropFirst() {
      let body = snippet.components(separatedBy: "```")[0]
      let code = lines(of: body).filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      #expect(compiled.contains(code), "not compiled:\n\(body)")
    }
  }

  @Test func thePagesHaveSnippets() throws {
    let count = try Self.pages.map { try text($0).components(separatedBy: "```swift\n").count - 1 }.reduce(0, +)
    #expect(count > 40)
  }

  // A newcomer reads it on a phone. Marks of tables and lists are no words.
  @Test func theReadmeHasAtMost900Words() throws {
    let words = try text("README.md").split(whereSeparator: \.isWhitespace)
    #expect(words.filter { $0.contains { $0.isLetter || $0.isNumber } }.count <= 900)
  }

  @Test func thePackageHasOneVersion() throws {
    let version = try text("VERSION").trimmingCharacters(in: .whitespacesAndNewlines)
    let newest = try text("CHANGELOG.md").components(separatedBy: "\n").first { $0.hasPrefix("## [") }
    #expect(newest?.hasPrefix("## [\(version)]") == true)
    for page in ["README.md", "Docs/Guide/GettingStarted.md"] {
      #expect(try text(page).contains("from: \"\(version)\")"), "\(page)")
    }
  }

  @Test func theAnimatorOfTheGuideDrawsADotThatGrowsWithThePull() {
    var drawing = Drawing()
    Dot().redraw(RefreshUpdate(state: .pulling, visibleExtent: 42), in: &drawing)
    #expect(!drawing.isEmpty)
    #expect(!drawing.hasMotion)
    Dot().redraw(
      RefreshUpdate(state: .refreshing, visibleExtent: 60, armedFraction: 1, activityFraction: 1), in: &drawing)
    #expect(drawing.hasMotion)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of a text without indentation and without empty ones.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

#if canImport(HeadlessUIKit)
/// A table of several screens.
private final class HundredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor
@Suite struct GuideScreenTests {
  @Test func theHeaderOfTheGuideReloadsTheFeed() async {
    await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControls()
      screen.tableView.refresh.header?.beginRefreshing()
      world.advance(by: 0.1)
      await world.settleTasks()
      #expect(screen.feed.reloads == 1)
    }
  }

  @Test func theWholeScreenOfTheGuideHasRowsAndBothControls() throws {
    try HeadlessWorld.run { world in
      let screen = NumbersViewController()
      let list = try #require(screen.view as? UITableView)
      world.window.addSubview(list)
      #expect(list.numberOfRows(inSection: 0) == 20)
      #expect(list.refresh.header?.animator is GumAnimator && list.refresh.footer?.animator is SpinnerAnimator)
    }
  }

  @Test func theFooterOfTheGuideLoadsUntilTheEnd() async {
    await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControls()
      for page in 1...3 {
        screen.tableView.refresh.footer?.beginRefreshing()
        world.advance(by: 0.1)
        await world.settleTasks()
        world.advance(by: 3)
        #expect(screen.feed.pages == page)
      }
      #expect(screen.tableView.refresh.footer?.hasMoreData == false)
      #expect(screen.tableView.refresh.footer?.begin() == .refused(.noMoreData))
    }
  }

  @Test func thePagerOfTheGuideLoadsTheFeed() async throws {
    await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addPager()
      let pager = screen.pager
      screen.tableView.refresh.header?.beginRefreshing()
      world.advance(by: 0.1)
      await world.settleTasks()
      world.advance(by: 3)
      #expect(pager.items == [1] && pager.hasMore)
      screen.tableView.refresh.footer?.beginRefreshing()
      world.advance(by: 0.1)
      await world.settleTasks()
      #expect(pager.items == [1, 2] && !pager.hasMore)
      #expect(screen.tableView.refresh.footer?.hasMoreData == false)
    }
  }

  @Test func aPagerWithTokensEndsAfterTheLastPage() async throws {
    let pager = HeadlessWorld.run { _ in Screen().tokenPager }
    #expect(try await pager.loadNext() == .more)
    #expect(try await pager.loadNext() == .end)
    #expect(try await pager.loadNext() == .end)
    #expect(pager.items == [1, 2] && !pager.hasMore)
    try await pager.reload()
    #expect(pager.items == [1] && pager.hasMore)
  }

  @Test func theFramesOfTheGuideAreHeldOpenWhileTheyRun() async {
    await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      let images = (0..<4).map { _ in
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
      }
      screen.addFrames(pull: images, spin: images)
      screen.tableView.refresh.header?.beginRefreshing()
      world.advance(by: 1)
      #expect(screen.tableView.contentInset.top == 60)
      await world.settleTasks()
      #expect(screen.feed.reloads == 1)
    }
  }

  @Test func theSunOfTheGuideTurnsHalfRoundByTheTrigger() {
    HeadlessWorld.run { _ in
      let sun = Sun(image: UIImage(systemName: "sun.max"))
      sun.refreshDidUpdate(RefreshUpdate(state: .pulling, visibleExtent: 42))
      #expect(abs(sun.transform.b - 1) < 1e-9)
      sun.refreshDidUpdate(RefreshUpdate(state: .armed, visibleExtent: 84))
      #expect(abs(sun.transform.a + 1) < 1e-9)
    }
  }

  @Test func theFingerOfTheGuideRefreshesAndLoadsMore() async throws {
    try await HeadlessWorld.run { world in
      let screen = Screen()
      let rows = HundredRows()
      screen.tableView.dataSource = rows
      world.window.addSubview(screen.tableView)
      screen.addControls()
      try await screen.refreshAndLoadMore()
      #expect(screen.feed.reloads == 1 && screen.feed.pages == 1)
    }
  }

  @Test func theButtonOfTheGuideRefreshesAListThatCannotBePulled() async throws {
    try await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControls()
      screen.addButton()
      #expect(screen.tableView.tableHeaderView == nil)
      world.accessibility.isSwitchControlRunning = true
      screen.addButton()
      let button = try #require(screen.tableView.tableHeaderView as? UIButton)
      #expect(button.title(for: .normal) == "Refresh")
      button.sendActions(for: .primaryActionTriggered)
      #expect(screen.tableView.refresh.header?.isRefreshing == true)
      world.advance(by: 0.5)
      await world.settleTasks()
      #expect(screen.feed.reloads == 1)
    }
  }

  @Test func theReportOfTheGuideReplaysAndItsKeyAndItsActionRefresh() async throws {
    try await HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControls()
      let header = try #require(screen.tableView.refresh.header)
      let (report, title) = (Report(), UILabel())
      screen.makeAccessible(title)
      screen.report(header, to: report)
      #expect(title.accessibilityCustomActions?.count == 1)
      screen.refreshFeed()
      #expect(header.isRefreshing)
      world.advance(by: 0.5)
      screen.report(header, to: report)
      let replay = try RefreshReplay(parsing: report.attachments["pull.txt"] ?? "")
      #expect(replay.trace(at: .near).states == [.refreshing])
      #expect(!header.debugDescription.contains("\n"))
      await world.settleTasks()
    }
  }

  @Test func aFrozenScreenOfTheGuideRunsNoLoop() {
    HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControls()
      screen.freeze()
      #expect(screen.tableView.refresh.isFrozen)
    }
  }

  @Test func theDropInControlOfTheGuideTellsOfAPull() {
    HeadlessWorld.run { world in
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addControl()
      world.finishTurn()
      let finger = SimulatedFinger(on: screen.tableView)
      finger.pull(to: 120)
      finger.lift()
      world.advance(by: 0.2)
      #expect(screen.reloads == 1)
      #expect(screen.tableView.refresh.header?.isRefreshing == true)
    }
  }
}
#endif
#endif
