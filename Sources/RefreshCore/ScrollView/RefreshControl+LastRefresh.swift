#if REFRESH_ADAPTER
import Foundation

extension RefreshControl {
  /// The time of the last successful refresh; `nil` if there was none.
  ///
  /// Stored in the store of ``history``. Set by a session that ends with `success` or `noMoreData`, and by the app;
  /// never by a control that loads more. The displayed text does not change while it is visible. In a call of the store itself
  /// it is `nil`, and setting it has no effect.
  ///
  /// ```swift
  /// if let date = header.lastRefresh { label.text = date.formatted() }
  /// header.lastRefresh = nil  // after the user has signed out
  /// ```
  public var lastRefresh: Date? {
    get { isStoreCalled ? nil : callingStore { history.store.load() } }
    set { if !isStoreCalled { callingStore { history.store.save(newValue) } } }
  }

  private func callingStore<Result>(_ call: () -> Result) -> Result {
    isStoreCalled = true
    defer { isStoreCalled = false }
    return call()
  }

  /// Records the time of a successful refresh.
  func sessionEnded() {
    // A session that the app begins and ends in a call of its own store or clock is not stored once more.
    guard role == .refresh, let attachment, !isAskingForLastRefresh else { return }
    let outcome = attachment.machine.outcome(at: side)
    guard outcome == .success || outcome == .noMoreData else { return }
    isAskingForLastRefresh = true
    defer { isAskingForLastRefresh = false }
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
    if !lastRefreshLine.isInSight, !isAskingForLastRefresh { askForLastRefresh() }
    if lastRefreshLine.isOutdated && !willBeCovered(update) { lastRefreshLine.renew() }
    return lastRefreshLine.words
  }

  private func askForLastRefresh() {
    let (number, language) = (animatorNumber, languageInUse)
    isAskingForLastRefresh = true
    let words = lastRefresh.flatMap(words)
    isAskingForLastRefresh = false
    if number == animatorNumber && language == languageInUse { return lastRefreshLine.begin(saying: words) }
    // The animator or the language was replaced in the call: the new one is asked in the next turn.
    inNextTurn { [weak self] in self?.redraw() }
  }

  /// `true` if an outcome is about to cover the text; the text of the outcome is fully visible from 0.85 on.
  private func willBeCovered(_ update: RefreshUpdate) -> Bool {
    update.state == .ending && update.outcomeFraction < 0.9
      && update.outcome.map { metrics.shownTime(of: $0) > 0 } ?? metrics.showsOutcomes
  }

  /// Updates the texts at once after a change of the animator or the language.
  func wordsChanged() {
    lastRefreshLine.leave()
    settingsChanged()
  }

  private func words(for date: Date) -> String? {
    let age = RefreshAge(of: date, in: history)
    let own = indicator.lastRefreshText(age, in: languageInUse)
    // An animator that says the standard text has none of its own.
    guard let styleTexts, own == RefreshTexts.standard(for: languageInUse).lastUpdate(age) else { return own }
    return styleTexts.lastUpdate(age)
  }
}

extension RefreshControl {
  /// The language of the texts: the one set by the app, that of the style, or the language of the app.
  var languageInUse: RefreshLanguage { language ?? look.style.language ?? .ofApp }
}

#endif
