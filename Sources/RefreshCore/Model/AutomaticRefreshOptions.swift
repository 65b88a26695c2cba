/// The refreshes that a header begins by itself; none by default.
///
/// Nothing begins under a finger: such a refresh waits for the lift. Ignored by a control that loads more.
///
/// ```swift
/// header.history.store = .userDefaults(key: "inbox.lastRefresh")
/// header.automaticRefresh.onFirstAppearance = true
/// header.automaticRefresh.staleAge = 300
/// header.automaticRefresh.minimumInterval = 60  // also where each refresh fails
/// ```
public struct AutomaticRefreshOptions: Equatable, Sendable {
  /// `true` if the list is refreshed when the control appears in a window for the first time; `false` by default.
  ///
  /// The origin of the session is ``RefreshOrigin/firstAppearance``.
  public var onFirstAppearance = false

  /// The age of the last refresh, in seconds, from which on the list is refreshed when it appears or the app comes to the
  /// foreground; `nil` for never, the default.
  ///
  /// The age is that of ``RefreshControl/lastRefresh``, by the clock and the store of ``RefreshControl/history``; a list that was
  /// never refreshed is stale, and so is one with a date in the future, after the clock was set back. The origin of the session is
  /// ``RefreshOrigin/staleData``. Nothing begins during a session, or within ``minimumInterval`` of the last one. A control clamps
  /// it to 0 and more; `.infinity` and NaN mean never.
  public var staleAge: Double?

  /// The minimum time between the start of a session and the next one that begins by itself, in seconds; 10 by default.
  ///
  /// Measured by the clock of ``RefreshControl/history``. Pulls and calls of the app are not limited. A control clamps it to
  /// 0...100 000 and replaces NaN by the default; the log says so once.
  public var minimumInterval = RefreshTiming.minimumInterval

  /// The options with the nearest times that have a meaning.
  var usable: AutomaticRefreshOptions {
    var options = self
    options.staleAge = staleAge.flatMap(NumberLimits.staleAge)
    options.minimumInterval = NumberLimits.minimumInterval(minimumInterval)
    return options
  }
}
