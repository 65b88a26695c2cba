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

  /// Checks in the next layout pass whether to refresh; returns `false` if the app has not asked for it.
  func check() -> Bool {
    guard staleAge != nil || startsOnFirstAppearance else { return false }
    isDue = true
    return true
  }

  /// Notes that a session has started.
  func noteStart(_ refreshes: LastRefresh) {
    if let now = refreshes.now { lastStart = now }
  }

  /// Begins a refresh, if one is due.
  ///
  /// - Parameters:
  ///   - isRefreshing: `true` if a session runs; `nil` outside a window.
  ///   - refreshes: The time of the last refresh.
  ///   - begin: Begins a session of an origin; returns `true` if it has started.
  func begin(isRefreshing: Bool?, _ refreshes: LastRefresh, by begin: (RefreshOrigin) -> Bool) {
    guard isDue else { return }
    isDue = false
    guard let isRefreshing else { return }
    if isRefreshing {
      hasAppeared = true
    } else if let origin = origin(refreshes), begin(origin) {
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

#endif
