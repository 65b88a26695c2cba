#if REFRESH_ADAPTER
import Foundation

extension RefreshAge {
  /// Less than this many seconds ago is just now.
  private static let seconds = 10.0

  /// Less than this many seconds ago is said in minutes, whatever the day was.
  private static let hour = 3600.0

  /// How long ago a time was, by the clock and the calendar of a history.
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
  /// A moment of the day before, however long days are: 24 hours earlier may be a day too few or too many.
  fileprivate func dayBefore(_ date: Date) -> Date { startOfDay(for: date).addingTimeInterval(-1) }
}

#endif
