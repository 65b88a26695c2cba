#if REFRESH_ADAPTER
import Foundation

/// The store of the last refresh time, with the clock, calendar and locale that turn it into text.
///
/// By default the time is stored in memory as long as the control exists. It is persisted only if the app sets a store
/// that does so:
///
/// ```swift
/// tableView.refresh.header?.history = RefreshHistory(store: .userDefaults(key: "inbox.lastRefresh"))
/// ```
///
/// A test holds the clock and the formats:
///
/// ```swift
/// header.history.now = { Date(timeIntervalSince1970: 1_700_000_000) }
/// header.history.calendar = Calendar(identifier: .gregorian)
/// header.history.locale = Locale(identifier: "en_GB")
/// ```
public struct RefreshHistory: Sendable {
  /// The store of the time.
  ///
  /// Loaded once when a pull begins, and saved when a refresh succeeds. In memory by default.
  public var store: Store

  /// The current time; the system's by default.
  ///
  /// A last refresh in the future, after the user has set the clock back, counts as just now.
  public var now: @MainActor @Sendable () -> Date

  /// The calendar, with its time zone, that determines today, yesterday and this year; the user's by default.
  public var calendar: Calendar

  /// The locale of times, dates and numbers; the user's by default.
  public var locale: Locale

  /// Creates a history.
  public init(
    store: Store = .memory(),
    now: @escaping @MainActor @Sendable () -> Date = { Date() },
    calendar: Calendar = .autoupdatingCurrent,
    locale: Locale = .autoupdatingCurrent
  ) {
    self.store = store
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }
}

#endif
