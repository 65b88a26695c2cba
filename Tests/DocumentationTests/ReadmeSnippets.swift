#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators
import RefreshTesting
import Testing

/// Something to reload.
@MainActor
final class Feed {
  private(set) var reloads = 0
  private(set) var pages = 0

  func reload() async throws { reloads += 1 }

  /// Returns `true` if there is more.
  func loadNextPage() async throws -> Bool {
    pages += 1
    return pages < 3
  }
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

/// A screen as the README has it.
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

  func addArrow() {
    var texts = RefreshTexts.standard(for: .english)
    texts.updated = "You are up to date"
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

  func addFrames(pull: [UIImage], spin: [UIImage]) {
    tableView.refresh.addHeader(view: .frames(pulling: pull, refreshing: spin)) { [feed] in try await feed.reload() }
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
  let footer = RefreshSettings(role: .loadMore)
  let diagram = try PullDiagram(finger: "B - - b - - -", header: .init(), footer: footer)
  let difference = diagram.difference(
    header: ". . . R R R R",
    footer: "R R R . . . .")
  #expect(difference == nil, "\(difference ?? "")")
}

/// A list that VoiceOver's swipe refreshes.
final class FeedList: UITableView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

#endif
