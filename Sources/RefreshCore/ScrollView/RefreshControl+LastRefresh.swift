#if REFRESH_ADAPTER
import Foundation

extension RefreshControl {
  /// The time of the last successful refresh; `nil` if there was none.
  ///
  /// Stored in the store of ``history``. Set by a session that ends with `success` or `noMoreData`, and by the app;
  /// never by a control that loads more. The displayed text does not change while it is visible.
  public var lastRefresh: Date? {
    get { history.store.load() }
    set { history.store.save(newValue) }
  }

  /// Records the time of a successful refresh.
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

  /// The text for the time of the last refresh, for an update.
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

  /// `true` if an outcome is about to cover the text; the text of the outcome is fully visible from 0.85 on.
  private func willBeCovered(_ update: RefreshUpdate) -> Bool {
    update.state == .ending && update.outcomeFraction < 0.9 && metrics.showsOutcomes
  }

  /// Updates the texts at once after a change of the animator or the language.
  func wordsChanged() {
    lastRefreshLine.leave()
    settingsChanged()
  }

  private func words(for date: Date) -> String? {
    indicator.lastRefreshText(RefreshAge(of: date, in: history), in: languageInUse)
  }
}

extension RefreshControl {
  /// The language of the texts: the one set by the app, or the language of the app.
  var languageInUse: RefreshLanguage { language ?? .ofApp }
}

#endif
