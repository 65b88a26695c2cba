#if REFRESH_ADAPTER
import Foundation

extension RefreshControl {
  /// The time of the last successful refresh; `nil` if there was none.
  ///
  /// Stored in the store of ``history``. Set by a session that ends with `success` or `noMoreData`, and by the app;
  /// never by a control that loads more. The displayed text does not change while it is visible. In a call of the store, the clock
  /// or the text itself it is `nil`, and setting it has no effect.
  ///
  /// ```swift
  /// if let date = header.lastRefresh { label.text = date.formatted() }
  /// header.lastRefresh = nil  // after the user has signed out
  /// ```
  public var lastRefresh: Date? {
    get { refreshes.date }
    set { refreshes.date = newValue }
  }

  /// Records the time of a successful refresh.
  func sessionEnded() {
    guard role == .refresh, let outcome = sideFrame?.outcome else { return }
    guard outcome == .success || outcome == .noMoreData else { return }
    refreshes.note { words.lastRefresh($0) }
  }

  /// The text for the time of the last refresh, for an update.
  func lastRefreshText(for update: RefreshUpdate) -> String? {
    guard role == .refresh else { return nil }
    // The text of an outcome is fully visible from 0.85 on.
    let isCovered =
      update.state == .ending && update.outcomeFraction < 0.9
      && update.outcome.map { configuration.metrics.shownTime(of: $0) > 0 } ?? configuration.metrics.showsOutcomes
    return refreshes.text(for: update, isCovered: isCovered) { words.lastRefresh($0) }
  }

  /// Updates the texts at once after a change of the animator or the language.
  func wordsChanged() {
    refreshes.leave()
    settingsChanged()
  }
}

#endif
