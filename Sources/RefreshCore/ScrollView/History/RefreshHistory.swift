#if REFRESH_ADAPTER
import Foundation

/// Where a control keeps the time of its last refresh, and by which clock, calendar and language it says when that was.
///
/// By default the time is kept in memory and goes with the control: nothing is persisted unless an app asks for it.
public struct RefreshHistory: Sendable {
  /// Where the time is kept.
  ///
  /// It is asked once when a pull begins, and told when a refresh succeeds. In memory by default.
  public var store: Store

  /// The time now; the system's by default.
  ///
  /// A last refresh that lies in the future, because somebody has set the clock back, counts as one of just now.
  public var now: @MainActor @Sendable () -> Date

  /// The calendar, with its time zone, that decides what is today, yesterday and this year; the reader's by default.
  public var calendar: Calendar

  /// The form of times, dates and numbers; the reader's by default.
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
