#if REFRESH_ADAPTER
import Foundation

extension RefreshControl {
  /// When the last refresh succeeded; `nil` if none did.
  ///
  /// Kept by the store of ``history``. Set by a session that ends with `success` or `noMoreData`, and by the app; a
  /// control that loads more sets nothing. What the control says does not change while it can be read.
  public var lastRefresh: Date? {
    get { history.store.load() }
    set { history.store.save(newValue) }
  }

  /// Notes the time of a refresh that succeeded.
  func sessionEnded() {
    guard role == .refresh, let attachment else { return }
    let outcome = attachment.machine.outcome(at: side)
    guard outcome == .success || outcome == .noMoreData else { return }
    let now = history.now()
    lastRefresh = now
    if lastRefreshLine.isInSight {
      let words = words(for: now)
      lastRefreshLine.note(words)
    }
  }

  /// The time of the last refresh in words, for an update.
  func lastRefreshText(for update: RefreshUpdate) -> String? {
    guard role == .refresh, update.state != .idle, update.visibleExtent > 0 else {
      lastRefreshLine.leave()
      return nil
    }
    if !lastRefreshLine.isInSight {
      let words = lastRefresh.flatMap(words)
      lastRefreshLine.begin(saying: words)
    }
    if lastRefreshLine.isOutdated && !willBeCovered(update) { lastRefreshLine.renew() }
    return lastRefreshLine.words
  }

  /// Whether an outcome is about to cover what is said; its own text has faded in when it is at 0.85.
  private func willBeCovered(_ update: RefreshUpdate) -> Bool {
    update.state == .ending && update.outcomeFraction < 0.9 && metrics.showsOutcomes
  }

  /// Another animator, or another language, has other words at once.
  func wordsChanged() {
    lastRefreshLine.leave()
    settingsChanged()
  }

  private func words(for date: Date) -> String? {
    indicator.lastRefreshText(RefreshAge(of: date, in: history), in: languageInUse)
  }
}

#endif
