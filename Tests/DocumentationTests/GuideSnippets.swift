#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators
import RefreshTesting
import SwipeBack
import Testing

/// Something to reload.
@MainActor
final class Feed {
  private(set) var reloads = 0
  fileprivate(set) var pages = 0

  @discardableResult
  func reload(_ progress: @MainActor (Double) -> Void = { _ in }) async throws -> Int {
    reloads += 1
    progress(1)
    return 12
  }

  /// Returns `true` if there is more.
  func loadNextPage() async throws -> Bool {
    pages += 1
    return pages < 3
  }
}

extension Feed {
  func loadNextPage(_ completion: @escaping @MainActor (_ isLast: Bool) -> Void) {
    pages += 1
    completion(pages == 3)
  }
}

/// The measurements of an app.
@MainActor
final class Analytics {
  func log(_ name: String?, _ outcome: RefreshOutcome, after seconds: Double) {}
}

/// A post of the server is a number.
extension Int {
  var id: Int { self }
}

/// A screen that may have unsaved changes.
@MainActor
final class Editor {
  var hasUnsavedChanges = false
}

/// A bar of an app, outside of the list.
@MainActor
final class ProgressBar {
  var progress: Float = 0
}

/// A report of a user.
@MainActor
final class Report {
  private(set) var attachments: [String: String] = [:]

  func attach(_ text: String, named name: String) { attachments[name] = text }
}

/// A server of posts.
@MainActor
final class Server {
  struct Answer {
    let posts: [Int]
    let isLast: Bool
  }

  /// A page of an API whose first page has no token.
  struct TokenAnswer {
    let posts: [Int]
    let nextToken: String?
  }

  func posts(page: Int) async throws -> Answer { Answer(posts: [page], isLast: page == 2) }

  func posts(after token: String?) async throws -> TokenAnswer {
    token == nil ? TokenAnswer(posts: [1], nextToken: "b") : TokenAnswer(posts: [2], nextToken: nil)
  }
}

/// A screen as the README and the guide have it.
@MainActor
final class Screen {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
  let feed = Feed()
  let api = Server()
  private(set) var reloads = 0

  func addControls() {
    tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
    tableView.refresh.addFooter(animator: .spinner) { [feed] in try await feed.loadNextPage() ? .more : .end }
  }

  lazy var pager = RefreshPager(first: 1) { [api] page in
    let answer = try await api.posts(page: page)
    return RefreshPage(answer.posts, next: answer.isLast ? nil : page + 1)
  }

  lazy var tokenPager = RefreshPager { [api] (token: String?) in
    let answer = try await api.posts(after: token)
    return RefreshPage(answer.posts, next: answer.nextToken)
  }

  func addPager() {
    tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
    tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
  }

  func addStyles() {
    var style = RefreshStyle()
    style.colors = [.tint: .systemIndigo, .failure: .systemRed]
    style.fonts = [.subheadline: .textStyle(.headline)]
    style.haptics = .outcome
    style.minimumVisibleTime = 1
    style.headerAnimator = .gum
    RefreshStyle.app = style

    tableView.refresh.addHeader { [feed] in try await feed.reload() }
    tableView.refresh.addFooter { [feed] in try await feed.loadNextPage() ? .more : .end }
  }

  func addArrow() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.updated] = "You are up to date"
    tableView.refresh.addHeader(animator: .arrow(texts: texts)) { [feed] in try await feed.reload() }
  }

  func keepLastRefresh() {
    tableView.refresh.header?.history.store = .userDefaults(key: "feed.lastRefresh")
  }

  func addControl() {
    let control = RefreshControl(animator: .gum)
    control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    tableView.addSubview(control)
  }

  func addSession() {
    tableView.refresh.addHeader(animator: .arrow) { [feed] session in
      let count = try await feed.reload { session.progress = $0 }
      return .success("\(count) new posts")
    }
  }

  func addCallbacks() {
    let footer = tableView.refresh.addFooter(animator: .spinner)
    footer.onBegin = { [feed] session in
      feed.loadNextPage { isLast in session.end(isLast ? .noMoreData : .success) }
    }
  }

  func follow(_ analytics: Analytics) async {
    for await case .ended(let session, let outcome, _) in RefreshSession.events {
      analytics.log(session.control?.superview?.accessibilityIdentifier, outcome, after: session.duration)
    }
  }

  func change(
    _ pager: RefreshPager<Int, Int>, in tableView: UITableView, _ cache: (posts: [Int], nextPage: Int?), _ newer: [Int],
    _ deleted: Int
  ) {
    pager.restore(cache.posts, next: cache.nextPage)
    tableView.refresh.footer?.hasMoreData = pager.hasMore
    pager.update { items in items = newer + items }
    pager.update { items in items.removeAll { $0.id == deleted } }
  }

  func refreshByItself(_ header: RefreshControl) {
    header.automaticRefresh.onFirstAppearance = true
    header.history.store = .userDefaults(key: "inbox.lastRefresh")
    header.automaticRefresh.staleAge = 300
  }

  func setOptions(_ header: RefreshControl, editor: Editor, progressBar: ProgressBar) async -> RefreshOutcome {
    header.pull.triggerDistance = .factor(1.5)
    header.shouldBegin = { [editor] in !editor.hasUnsavedChanges }
    header.onUpdate = { [progressBar] in progressBar.progress = Float(min($0.progress, 1)) }
    let outcome = await header.refresh()
    header.begin(runsAction: false)
    return outcome
  }

  func setPlaces(_ header: RefreshControl, _ footer: RefreshControl) {
    header.pull.startOffset = 44
    header.background = .color(.systemGray6)
    header.pull.startsOnlyAtEdge = true
    footer.loadMore.shortContent = .viewportEnd
  }

  func makeAccessible(_ titleLabel: UILabel) {
    titleLabel.accessibilityCustomActions = [tableView.refresh.accessibilityAction]
  }

  func addButton() {
    if UIAccessibility.isSwitchControlRunning || tableView.traitCollection.userInterfaceIdiom == .mac {
      let refresh = UIAction(title: "Refresh") { [weak tableView] _ in
        tableView?.refresh.header?.begin(origin: .finger)
      }
      let button = UIButton(type: .system, primaryAction: refresh)
      button.sizeToFit()
      tableView.tableHeaderView = button
    }
  }

  func refreshFeed() { tableView.refresh.header?.begin(origin: .keyboard) }

  func report(_ header: RefreshControl, to report: Report) {
    header.isRecording = true
    if let recording = header.recording { report.attach(recording, named: "pull.txt") }
  }

  func addFrames(pull: [UIImage], spin: [UIImage]) {
    tableView.refresh.addHeader(animator: .frames(pull, refreshing: spin)) { [feed] in try await feed.reload() }
  }

  func refreshAndLoadMore() async throws {
    try await tableView.refresh.simulatePull(to: 1.2)  // trigger distances; the finger stays down
    try await tableView.refresh.release()  // the action has begun, and the list is held open
    try await tableView.refresh.settle()  // the session is over
    #expect(feed.reloads == 1)

    try await tableView.refresh.scrollToEnd()
    try await tableView.refresh.settle()
    #expect(feed.pages == 1)
  }

  func freeze() {
    tableView.refresh.isFrozen = true
  }

  private func reload() { reloads += 1 }
}

struct Dot: RefreshAnimator {
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let seen = update.loopOpacity
    let pulse = Drawing.Motion.pulse(period: 0.8, from: 1, to: 1 - 0.4 * seen)
    drawing.group(motion: seen > 0 ? pulse : nil, around: update.center) {
      $0.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
    }
  }
}

final class Sun: UIImageView, RefreshViewAnimator {
  func refreshDidUpdate(_ update: RefreshUpdate) {
    transform = CGAffineTransform(rotationAngle: update.progress * .pi)
  }
}

@Test func releasingPastTheTriggerRefreshesOnce() throws {
  let diagram = try PullDiagram(finger: "0 3 6 9 T T ^ - - - s - - - - -")
  let difference = diagram.difference(from: ". p p p A A R R R R E E E E E E")
  #expect(difference == nil, "\(difference ?? "")")
}

@Test func aRefreshCancelsALoad() throws {
  let footer = RefreshStateMachine.SideSettings(role: .loadMore)
  let diagram = try PullDiagram(finger: "B - - b - - -", header: .init(), footer: footer)
  let difference = diagram.difference(
    header: ". . . R R R R",
    footer: "R R R E E . .")
  #expect(difference == nil, "\(difference ?? "")")
}

/// A list that VoiceOver's swipe refreshes.
final class FeedList: UITableView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

/// The swipe back of a stack.
@MainActor
func letSwipesGoBack(_ navigationController: UINavigationController) {
  navigationController.swipeBack.isEnabled = true
}

/// The swipe back in a test of an app.
@MainActor
func swipeBackOnce(_ navigationController: UINavigationController) async throws {
  try await navigationController.swipeBack.simulateSwipe(to: 1)  // whole swipes; the finger stays down
  try await navigationController.swipeBack.release()  // the stack has gone back
  #expect(navigationController.viewControllers.count == 1)
}
#endif
