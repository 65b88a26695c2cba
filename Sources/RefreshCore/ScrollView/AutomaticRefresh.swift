#if REFRESH_ADAPTER
import Foundation

/// The refreshes that a control begins by itself.
@MainActor
final class AutomaticRefresh {
  /// `true` if the list is refreshed when the control appears for the first time.
  var startsOnFirstAppearance = false

  /// The minimum time between the start of a session and the next one that begins by itself, in seconds.
  var minimumInterval = RefreshTiming.minimumInterval

  /// The age of the last refresh from which on the list is stale, in seconds; `nil` for a list that is never stale.
  var staleAge: Double?

  /// `true` if the next layout pass without a finger on the list checks whether to refresh.
  private(set) var isDue = false

  /// `true` if the control has begun, or joined, a session at its first appearance.
  private var hasAppeared = false

  /// The start of the last session, by the clock of the history.
  private var lastStart: Date?

  /// Checks in the next layout pass whether to refresh: in this call, the app may not have finished its setup.
  func check(_ control: RefreshControl) {
    guard staleAge != nil || startsOnFirstAppearance, control.role == .refresh, control.window != nil else { return }
    isDue = true
    control.attachment?.layOutSoon()
  }

  /// Notes that a session has started.
  func noteStart(_ refreshes: LastRefresh) {
    if let now = refreshes.now { lastStart = now }
  }

  /// Begins a refresh, if one is due.
  func beginIfDue(in control: RefreshControl) {
    guard isDue else { return }
    isDue = false
    guard control.window != nil else { return }
    if control.isRefreshing {
      hasAppeared = true
    } else if let origin = origin(control.refreshes), control.begin(SessionRequest(origin, .ifNear)) == .started {
      hasAppeared = true
    }
  }

  /// The origin of a refresh that is due; `nil` if none is.
  private func origin(_ refreshes: LastRefresh) -> RefreshOrigin? {
    guard let now = refreshes.now else { return nil }
    if let lastStart, (0..<minimumInterval).contains(now.timeIntervalSince(lastStart)) { return nil }
    if startsOnFirstAppearance && !hasAppeared { return .firstAppearance }
    guard let staleAge else { return nil }
    guard let date = refreshes.date, (0..<staleAge).contains(now.timeIntervalSince(date)) else { return .staleData }
    return nil
  }
}

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

  /// `true` if the list is refreshed when the control appears in a window for the first time; `false` by default.
  ///
  /// The origin of the session is ``RefreshOrigin/firstAppearance``. Nothing begins under a finger: the refresh waits for the
  /// lift. Ignored by a control that loads more.
  ///
  /// ```swift
  /// let header = tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// header.refreshesOnFirstAppearance = true
  /// ```
  public var refreshesOnFirstAppearance: Bool {
    get { automatic.startsOnFirstAppearance }
    set {
      automatic.startsOnFirstAppearance = newValue
      if newValue { automatic.check(self) }
    }
  }

  /// The minimum time between the start of a session and the next one that begins by itself, in seconds; 10 by default.
  ///
  /// Measured by the clock of ``history``. Pulls and calls of the app are not limited. Clamped to 0...100 000, and NaN is
  /// replaced by the default; the log says so once.
  ///
  /// ```swift
  /// header.refreshesWhenStale(after: 300)
  /// header.minimumInterval = 60  // also where each refresh fails
  /// ```
  public var minimumInterval: Double {
    get { automatic.minimumInterval }
    set { automatic.minimumInterval = log.usable(NumberLimits.minimumInterval(newValue), for: newValue) }
  }

  /// Refreshes the list when it appears, or the app comes to the foreground, with data older than an age.
  ///
  /// The age is that of ``lastRefresh``, by the clock and the store of ``history``; a list that was never refreshed is stale, and so
  /// is one with a date in the future, after the clock was set back. The origin of the session is ``RefreshOrigin/staleData``.
  /// Nothing begins under a finger, during a session, or within ``minimumInterval`` of the last one. Ignored by a control that
  /// loads more.
  ///
  /// ```swift
  /// header.history.store = .userDefaults(key: "inbox.lastRefresh")
  /// header.refreshesWhenStale(after: 300)
  /// ```
  ///
  /// - Parameter seconds: The age in seconds, clamped to 0...100 000; `.infinity` for never, the default.
  public func refreshesWhenStale(after seconds: Double) {
    automatic.staleAge = NumberLimits.staleAge(seconds)
    if automatic.staleAge != nil { automatic.check(self) }
  }
}
#endif
