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

#endif
