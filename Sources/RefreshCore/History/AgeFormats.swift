import Foundation

extension RefreshHistory {
  /// Returns a date in the locale and the calendar, with the parts of a template of Unicode Technical Standard #35.
  ///
  /// The formatter is not kept: an age is asked for once a pull, and the user may have changed the 12-hour cycle since.
  fileprivate func text(of date: Date, as template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

extension RefreshAge {
  /// The age in seconds below which a refresh counts as just now.
  private static let seconds = 10.0

  /// The age in seconds below which minutes are shown, also across midnight.
  private static let hour = 3600.0

  /// Hours and minutes, in the user's 12-hour or 24-hour cycle.
  private static let time = "jmm"

  /// Creates the age of a date with the clock and the calendar of a history.
  @MainActor
  init(of date: Date, in history: RefreshHistory) {
    let (now, calendar) = (history.now(), history.calendar)
    let elapsed = now.timeIntervalSince(date)
    if elapsed < Self.seconds {
      self = .justNow
    } else if elapsed < Self.hour {
      self = .minutes(max(Int(elapsed / 60), 1).formatted(.number.locale(history.locale)))
    } else if calendar.isDate(date, inSameDayAs: now) {
      self = .today(time: history.text(of: date, as: Self.time))
    } else if calendar.isDate(date, inSameDayAs: calendar.startOfDay(for: now).addingTimeInterval(-1)) {
      // 24 hours before could be another day, or the same one, when the clocks change.
      self = .yesterday(time: history.text(of: date, as: Self.time))
    } else {
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      self = .date(history.text(of: date, as: isThisYear ? "MMMd" : "yMMMd"))
    }
  }
}
