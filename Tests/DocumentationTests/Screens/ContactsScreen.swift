#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A list of contacts that came from ESPullToRefresh: a header view of its own, an expiry, and no text after the last page.
final class ContactsScreen: ListScreen {
  let server = SlowServer()
  let header = ContactsHeader(frame: .zero)
  var store = RefreshHistory.Store.userDefaults(key: "contacts.lastRefresh")

  override func addControls() {
    let control = tableView.refresh.addHeader(animator: .view(header))
    control.history.store = store
    control.automaticRefresh.staleAge = 20 * 60
    control.onBegin = { [weak self] session in self?.load(after: 0, for: session) }

    let footer = tableView.refresh.addFooter(animator: .dots)
    footer.loadMore.hidesNoMoreData = true
    footer.onBegin = { [weak self] session in self?.load(after: self?.lines.count ?? 0, for: session) }
  }

  private func load(after count: Int, for session: RefreshSession) {
    server.request { [weak self] answer in
      // A refresh has cancelled a load, or the user has left: the answer is late.
      guard let self, session.outcome == nil else { return }
      switch answer {
      case .success(let names):
        self.lines = self.lines.prefix(count) + names
        session.end(names.isEmpty ? .noMoreData : .success)
      case .failure(let error):
        session.end(.failure, message: error.localizedDescription)
      }
    }
  }
}

/// The header of the contacts: what was `ESRefreshProtocol` and `ESRefreshAnimatorProtocol`.
final class ContactsHeader: UIView, RefreshViewAnimator {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// The space of a session was `executeIncremental`, the pull that arms `trigger`.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 56, triggerDistance: 90, showsOutcomes: true)
  }

  /// Was `refresh(view:stateDidChange:)` and `refresh(view:progressDidChange:)`.
  func refreshDidUpdate(_ update: RefreshUpdate) {
    let texts = update.surroundings.texts
    switch update.state {
    case .idle, .pulling: label.text = texts[.pull]
    case .armed: label.text = texts[.release]
    case .refreshing: label.text = texts[.refreshing]
    case .ending, .noMoreData: label.text = update.outcome == .failure ? texts[.failed] : texts[.updated]
    }
    label.alpha = min(update.progress, 1)
  }
}
#endif
