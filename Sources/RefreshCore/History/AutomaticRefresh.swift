import Foundation

/// Decides when a control begins a refresh by itself.
@MainActor
final class AutomaticRefresh {
  var options = AutomaticRefreshOptions()

  /// `true` if the next layout pass without a finger on the list checks whether to refresh.
  private(set) var isDue = false

  /// `true` if another session has excluded the refresh that is due.
  private var isExcluded = false

  /// `true` if the control has begun, or joined, a session at its first appearance, or had one shortly before.
  private var hasAppeared = false

  /// The start of the last session, by the clock of the history.
  private var lastStart: Date?

  private let refreshes: LastRefresh

  init(_ refreshes: LastRefresh) { self.refreshes = refreshes }

  /// Makes a check due; returns `false` if the options ask for none.
  func becomeDue() -> Bool {
    guard options.staleAge != nil || options.onFirstAppearance else { return false }
    isDue = true
    return true
  }

  /// Returns `true` if a refresh may be due beside the other control of the list; one that its session has excluded waits for the end.
  func mayBegin(beside other: RefreshState) -> Bool { isDue && !(isExcluded && other == .refreshing) }

  /// Notes that a session has started.
  func noteStart() { lastStart = refreshes.now ?? lastStart }

  /// Checks whether to refresh, if that is due.
  ///
  /// - Parameters:
  ///   - isVisible: `true` if the control is in a window; a control that is not does not appear.
  ///   - isRefreshing: `true` if a session runs, which the control joins.
  ///   - begin: Begins a session; one that a load excludes stays due.
  func check(isVisible: Bool, isRefreshing: Bool, _ begin: (RefreshOrigin) -> RefreshRequestResult) {
    guard isDue else { return }
    isDue = false
    guard isVisible, let now = refreshes.now else { return }
    let isRecent = lastStart.map { (0..<options.minimumInterval).contains(now.timeIntervalSince($0)) } ?? false
    let answer = isRefreshing || isRecent ? .joined : origin(at: now).map(begin)
    if answer == .started || answer == .joined { hasAppeared = true }
    isExcluded = answer == .refused(.excluded)
    isDue = isExcluded
  }

  /// The origin of a refresh that is due at a time; `nil` if none is.
  private func origin(at now: Date) -> RefreshOrigin? {
    if options.onFirstAppearance && !hasAppeared { return .firstAppearance }
    guard let staleAge = options.staleAge else { return nil }
    guard let date = refreshes.date, (0..<staleAge).contains(now.timeIntervalSince(date)) else { return .staleData }
    return nil
  }
}
