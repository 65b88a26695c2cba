#if REFRESH_ADAPTER
import Foundation

extension RefreshAge {
  /// The age in seconds below which a refresh counts as just now.
  private static let seconds = 10.0

  /// The age in seconds below which minutes are shown, also across midnight.
  private static let hour = 3600.0

  /// Creates the age of a date with the clock and the calendar of a history.
  @MainActor
  init(of date: Date, in history: RefreshHistory) {
    let (now, calendar) = (history.now(), history.calendar)
    let elapsed = now.timeIntervalSince(date)
    let formats = AgeFormats.shared
    if elapsed < Self.seconds {
      self = .justNow
    } else if elapsed < Self.hour {
      self = .minutes(formats.number(max(Int(elapsed / 60), 1), in: history.locale))
    } else if calendar.isDate(date, inSameDayAs: now) {
      self = .today(time: formats.text(date, as: .time, in: history))
    } else if calendar.isDate(date, inSameDayAs: calendar.dayBefore(now)) {
      self = .yesterday(time: formats.text(date, as: .time, in: history))
    } else {
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      self = .date(formats.text(date, as: isThisYear ? .dayAndMonth : .date, in: history))
    }
  }
}

extension Calendar {
  /// A time on the day before; subtracting 24 hours could skip a day, or stay on the same one, when the clocks change.
  fileprivate func dayBefore(_ date: Date) -> Date { startOfDay(for: date).addingTimeInterval(-1) }
}

#endif
