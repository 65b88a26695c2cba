#if REFRESH_ADAPTER
import Foundation

/// Formats times, dates and numbers in the locale of a history, with cached formatters.
@MainActor
final class AgeFormats {
  static let shared = AgeFormats()

  /// The parts of a date as a template of Unicode Technical Standard #35.
  enum Template: String {
    /// Hours and minutes, in the user's 12-hour or 24-hour cycle.
    case time = "jmm"
    /// The day and the abbreviated month.
    case dayAndMonth = "MMMd"
    /// The day, the abbreviated month and the year.
    case date = "yMMMd"
  }

  /// The key of a cached formatter; its pattern changes when the user switches between 12 and 24 hours.
  private struct Kind: Equatable {
    let pattern: String
    let locale: String
    let calendar: Calendar.Identifier
    let zone: TimeZone
  }

  private var dates: [(template: Template, kind: Kind, formatter: DateFormatter)] = []
  private var numbers: (locale: String, formatter: NumberFormatter)?

  func text(_ date: Date, as template: Template, in history: RefreshHistory) -> String {
    formatter(template, in: history).string(from: date)
  }

  func number(_ number: Int, in locale: Locale) -> String {
    if let numbers, numbers.locale == locale.identifier { return write(number, by: numbers.formatter) }
    let formatter = NumberFormatter()
    formatter.locale = locale
    numbers = (locale.identifier, formatter)
    return write(number, by: formatter)
  }

  /// Returns a fraction as whole per cent, rounded down: 100 % is the end.
  func percentage(_ fraction: Double, in locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 0
    formatter.roundingMode = .down
    return formatter.string(from: NSNumber(value: fraction)) ?? "\(Int(fraction * 100)) %"
  }

  private func write(_ number: Int, by formatter: NumberFormatter) -> String {
    formatter.string(from: NSNumber(value: number)) ?? String(number)
  }

  private func formatter(_ template: Template, in history: RefreshHistory) -> DateFormatter {
    let (locale, calendar) = (history.locale, history.calendar)
    let pattern = DateFormatter.dateFormat(fromTemplate: template.rawValue, options: 0, locale: locale)
    let kind = Kind(
      pattern: pattern ?? template.rawValue, locale: locale.identifier, calendar: calendar.identifier,
      zone: calendar.timeZone)
    if let made = dates.first(where: { $0.template == template && $0.kind == kind }) { return made.formatter }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template.rawValue)
    dates.removeAll { $0.template == template }
    dates.append((template, kind, formatter))
    return formatter
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
