#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import Foundation
import RefreshAnimators

/// The lines of the page on migrating that none of the screens has.
final class Spellings: ListScreen {
  private let feed = AgedFeed()

  private func reload() {}

  func words(for state: RefreshState) -> String {
    switch state {
    case .idle, .pulling: "Pull"
    case .armed: "Let go"
    case .refreshing: "One moment…"
    case .ending, .noMoreData: ""
    }
  }

  func addDropIn(_ style: RefreshStyle) -> Bool {
    let control = RefreshControl(animator: .gum)
    tableView.addSubview(control)
    control.onBegin = { [weak self] _ in self?.reload() }
    control.beginRefreshing()
    control.endRefreshing()
    control.tintColor = .systemIndigo
    control.background = .color(.systemGray6)
    RefreshStyle.app = style
    RefreshStyle.app.language = .german
    return control.isRefreshing && tableView.refresh.header === control
  }

  func addHeaders(_ progressBar: ProgressBar) async -> RefreshState {
    tableView.refresh.addHeader(animator: .gum)
    tableView.refresh.addHeader(animator: .view(ContactsHeader(frame: .zero)))
    tableView.refresh.addHeader(animator: .ring, edge: .leading)
    tableView.refresh.addHeader(animator: .arrow, edge: .bottom)
    let header = tableView.refresh.addHeader(animator: .arrow)
    header.onBegin = { [weak self] _ in self?.reload() }
    header.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    header.onUpdate = { [progressBar] in progressBar.progress = Float($0.progress) }
    header.history.store = .userDefaults(key: "feed.lastRefresh")
    header.automaticRefresh.staleAge = 1200
    header.pull.startOffset = -60
    header.pull.fadesIn = true
    header.history.text = { [feed] date in feed.words(for: date) }
    header.isHidden = true
    header.begin()
    header.endRefreshing()
    header.end(.cancelled)
    await header.settled()
    tableView.refresh.removeHeader()
    if header.lastRefresh == nil { header.history.calendar.locale = header.history.locale }
    return header.isRefreshing ? .refreshing : header.refreshState
  }

  func addFooters() {
    tableView.refresh.addFooter(animator: .arrow, trigger: .onRelease)
    tableView.refresh.addFooter(animator: .spinner, edge: .trailing)
    let footer = tableView.refresh.addFooter(animator: .spinner)
    footer.trigger = .onTap
    footer.trigger = .onReachingEnd(within: .points(0))
    footer.trigger = .onReachingEnd(within: .points(440))
    footer.trigger = .onReachingEnd(within: .items(10))
    footer.loadMore.loadsPerGesture = 2
    footer.loadMore.offersTap = true
    footer.loadMore.hidesNoMoreData = true
    footer.hasMoreData = false
    footer.hasMoreData = true
    footer.isHidden = true
    footer.isEnabled = false
    footer.beginRefreshing()
    footer.endRefreshing()
    footer.end(.noMoreData)
    tableView.refresh.removeFooter()
  }

  func end(_ session: RefreshSession) {
    session.end()
    session.end(.noMoreData)
    session.end(.failure, message: "No connection")
  }

  func addWords() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.pull] = "Pull"
    texts[.release] = "Let go"
    texts[.refreshing] = "One moment…"
    texts[.updated] = "Up to date"
    texts[.noMore] = "The end"
    tableView.refresh.addHeader(animator: .arrow(texts: texts))
    tableView.refresh.addHeader(animator: .arrow(showsLastUpdate: false))
    tableView.refresh.addHeader(animator: .symbol("arrow.down"))
    tableView.refresh.addFooter(animator: .spinner(footer: FooterStyle(texts: texts)))
    tableView.refresh.addFooter(animator: .spinner(footer: FooterStyle(showsLoadingText: true)))
  }

  func addImages(_ leaf: UIImage, _ pull: [UIImage], _ run: [UIImage]) {
    tableView.refresh.addHeader(animator: .arrow(image: leaf))
    tableView.refresh.addHeader(animator: .frames(pull, refreshing: run, duration: 0.8))
  }

  func makeStyle(_ sounds: Sounds) -> RefreshStyle {
    var style = RefreshStyle()
    style.haptics = .custom { feedback in
      feedback.play(); sounds.play(feedback)
    }
    style.fonts[.subheadline] = .textStyle(.headline)
    style.colors[.tint] = .systemIndigo
    style.colors[.label] = .systemIndigo
    style.outcomeTimes[.success] = 1
    style.outcomeTimes[.success] = 0.5
    return style
  }
}

/// A feed that has its own words for the time of its last refresh.
struct AgedFeed: Sendable {
  func words(for date: Date?) -> String? { date.map { "From \($0.formatted())" } }
}

/// The sounds of an app.
@MainActor
final class Sounds {
  private(set) var played: [RefreshFeedback] = []

  func play(_ feedback: RefreshFeedback) { played.append(feedback) }
}
#endif
