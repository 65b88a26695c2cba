#if REFRESH_ADAPTER
/// The formats of times, dates and numbers in a history's locale and calendar.
///
/// Formatters are not kept: an age is asked for once a pull, and the user may have changed the 12-hour cycle since.
enum AgeFormats {
  /// The parts of a date as a template of Unicode Technical Standard #35.
  enum Template: String {
    /// Hours and minutes, in the user's 12-hour or 24-hour cycle.
    case time = "jmm"
    /// The day and the abbreviated month.
    case dayAndMonth = "MMMd"
    /// The day, the abbreviated month and the year.
    case date = "yMMMd"
  }

  static func text(_ date: Date, as template: Template, in history: RefreshHistory) -> String {
    let formatter = DateFormatter()
    formatter.locale = history.locale
    formatter.calendar = history.calendar
    formatter.timeZone = history.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template.rawValue)
    return formatter.string(from: date)
  }

  static func number(_ number: Int, in locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: number)) ?? String(number)
  }

  /// Returns a fraction as whole per cent, rounded down: 100 % is the end.
  static func percentage(_ fraction: Double, in locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 0
    formatter.roundingMode = .down
    return formatter.string(from: NSNumber(value: fraction)) ?? "\(Int(fraction * 100)) %"
  }
}

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
    if elapsed < Self.seconds {
      self = .justNow
    } else if elapsed < Self.hour {
      self = .minutes(AgeFormats.number(max(Int(elapsed / 60), 1), in: history.locale))
    } else if calendar.isDate(date, inSameDayAs: now) {
      self = .today(time: AgeFormats.text(date, as: .time, in: history))
    } else if calendar.isDate(date, inSameDayAs: calendar.dayBefore(now)) {
      self = .yesterday(time: AgeFormats.text(date, as: .time, in: history))
    } else {
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      self = .date(AgeFormats.text(date, as: isThisYear ? .dayAndMonth : .date, in: history))
    }
  }
}

extension Calendar {
  /// A time on the day before; subtracting 24 hours could skip a day, or stay on the same one, when the clocks change.
  fileprivate func dayBefore(_ date: Date) -> Date { startOfDay(for: date).addingTimeInterval(-1) }
}
#endif
