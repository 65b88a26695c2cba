#if REFRESH_ADAPTER
/// The refreshes that a control begins by itself.
@MainActor
final class AutomaticRefresh {
  var options = AutomaticRefreshOptions()

  /// `true` if the next layout pass without a finger on the list checks whether to refresh.
  private(set) var isDue = false

  /// `true` if the control has begun, or joined, a session at its first appearance.
  private var hasAppeared = false

  /// The start of the last session, by the clock of the history.
  private var lastStart: Date?

  /// Checks in the next layout pass whether to refresh: in this call, the app may not have finished its setup.
  func check(_ control: RefreshControl) {
    guard options.staleAge != nil || options.onFirstAppearance, control.role == .refresh else { return }
    isDue = true
    control.attachment?.layOutSoon()
  }

  /// Notes that a session has started.
  func noteStart(_ refreshes: LastRefresh) { lastStart = refreshes.now ?? lastStart }

  /// Begins a refresh, if one is due.
  func beginIfDue(in control: RefreshControl) {
    guard isDue else { return }
    isDue = false
    guard control.window != nil else { return }
    if !control.isRefreshing {
      guard let origin = origin(control.refreshes) else { return }
      guard control.begin(SessionRequest(origin: origin, reveal: .ifNear)) == .started else { return }
    }
    hasAppeared = true
  }

  /// The origin of a refresh that is due; `nil` if none is.
  private func origin(_ refreshes: LastRefresh) -> RefreshOrigin? {
    guard let now = refreshes.now else { return nil }
    if let lastStart, (0..<options.minimumInterval).contains(now.timeIntervalSince(lastStart)) { return nil }
    if options.onFirstAppearance && !hasAppeared { return .firstAppearance }
    guard let staleAge = options.staleAge else { return nil }
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

  /// The refreshes that the control begins by itself; none by default.
  ///
  /// ```swift
  /// let header = tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// header.automaticRefresh.onFirstAppearance = true
  /// header.automaticRefresh.staleAge = 300
  /// ```
  public var automaticRefresh: AutomaticRefreshOptions {
    get { automatic.options }
    set {
      let (old, usable) = (automatic.options, newValue.usable)
      automatic.options = usable
      if usable.minimumInterval != newValue.minimumInterval { log.say(.clampedSetting) }
      if (old.onFirstAppearance, old.staleAge) != (usable.onFirstAppearance, usable.staleAge) { automatic.check(self) }
    }
  }
}
#endif
