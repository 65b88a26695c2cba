#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Foundation
import Testing

@testable import RefreshCore

/// Which words a time gets, by the clock, the calendar and the form that a test chooses.
@MainActor
@Suite struct RefreshAgeTests {
  /// Returns the text at one time about a refresh at another.
  private func age(
    of date: String, at now: String, zone: String = "Europe/Berlin", locale: String = "en_US",
    calendar identifier: Calendar.Identifier = .gregorian
  ) throws -> String {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let (date, now) = try (instant(date, zone), instant(now, zone))
    let history = RefreshHistory(now: { now }, calendar: calendar, locale: Locale(identifier: locale))
    // ICU sets a narrow space before AM, the systems' versions of it at different times.
    return RefreshAge(of: date, in: history).description.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// A moment, as "2024-11-03 09:41:00" on the wall in a time zone.
  private func instant(_ text: String, _ zone: String) throws -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return try #require(formatter.date(from: text), "\(text)")
  }

  @Test func lessThanTenSecondsAgoIsJustNowAndTenAreAMinute() throws {
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 09:41:00") == "just now")
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 09:41:09") == "just now")
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 09:41:10") == "1 min")
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 09:42:59") == "1 min")
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 09:43:00") == "2 min")
  }

  @Test func upToFiftyNineMinutesAreCountedAndAnHourIsATime() throws {
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 10:40:59") == "59 min")
    #expect(try age(of: "2024-11-05 09:41:00", at: "2024-11-05 10:41:00") == "today 9:41 AM")
    #expect(try age(of: "2024-11-05 00:00:00", at: "2024-11-05 23:59:59") == "today 12:00 AM")
  }

  @Test func minutesAreCountedAcrossMidnight() throws {
    #expect(try age(of: "2024-10-31 23:50:00", at: "2024-11-01 00:20:00") == "30 min")
  }

  @Test func theDayBeforeIsYesterdayAcrossAMonthAndAYear() throws {
    #expect(try age(of: "2024-11-04 23:00:00", at: "2024-11-05 00:30:00") == "yesterday 11:00 PM")
    #expect(try age(of: "2024-10-31 09:41:00", at: "2024-11-01 12:00:00") == "yesterday 9:41 AM")
    #expect(try age(of: "2023-12-31 09:41:00", at: "2024-01-01 12:00:00") == "yesterday 9:41 AM")
    #expect(try age(of: "2024-02-29 00:00:00", at: "2024-03-01 23:59:59") == "yesterday 12:00 AM")
  }

  @Test func twoDaysAgoIsADateAndAnotherYearIsSaid() throws {
    #expect(try age(of: "2024-11-03 23:59:59", at: "2024-11-05 00:00:00") == "Nov 3")
    #expect(try age(of: "2024-01-01 00:00:00", at: "2024-12-31 23:59:59") == "Jan 1")
    #expect(try age(of: "2023-12-30 09:41:00", at: "2024-01-01 09:41:00") == "Dec 30, 2023")
  }

  /// A day number alone would call the 5th of last month today.
  @Test func theSameDayOfAnotherMonthOrYearIsNotToday() throws {
    #expect(try age(of: "2024-10-05 09:41:00", at: "2024-11-05 12:00:00") == "Oct 5")
    #expect(try age(of: "2023-11-05 09:41:00", at: "2024-11-05 12:00:00") == "Nov 5, 2023")
    #expect(try age(of: "2024-10-04 09:41:00", at: "2024-11-05 12:00:00") == "Oct 4")
  }

  @Test func aDayOfTwentyThreeOrTwentyFiveHoursIsADay() throws {
    // Berlin goes over to summer time on 2024-03-31 and back on 2024-10-27.
    #expect(try age(of: "2024-03-30 23:30:00", at: "2024-03-31 23:30:00") == "yesterday 11:30 PM")
    #expect(try age(of: "2024-03-30 00:10:00", at: "2024-03-31 23:50:00") == "yesterday 12:10 AM")
    #expect(try age(of: "2024-03-31 00:10:00", at: "2024-04-01 00:05:00") == "yesterday 12:10 AM")
    #expect(try age(of: "2024-10-27 00:10:00", at: "2024-10-27 23:50:00") == "today 12:10 AM")
    #expect(try age(of: "2024-10-26 23:50:00", at: "2024-10-27 23:55:00") == "yesterday 11:50 PM")
    #expect(try age(of: "2024-10-26 00:10:00", at: "2024-10-28 00:05:00") == "Oct 26")
  }

  @Test func aDayThatBeginsAtOneOClockIsADay() throws {
    // São Paulo left out the hour after midnight on 2018-11-04.
    let zone = "America/Sao_Paulo"
    #expect(try age(of: "2018-11-03 22:00:00", at: "2018-11-04 01:30:00", zone: zone) == "yesterday 10:00 PM")
    #expect(try age(of: "2018-11-03 00:30:00", at: "2018-11-04 23:30:00", zone: zone) == "yesterday 12:30 AM")
    #expect(try age(of: "2018-11-04 01:00:00", at: "2018-11-05 00:30:00", zone: zone) == "yesterday 1:00 AM")
  }

  @Test func theCalendarsTimeZoneDecidesTheDay() throws {
    let date = try instant("2024-11-05 05:00:00", "UTC")
    let now = try instant("2024-11-05 09:00:00", "UTC")
    func age(_ zone: String) throws -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: zone))
      let history = RefreshHistory(now: { now }, calendar: calendar, locale: Locale(identifier: "en_GB"))
      return RefreshAge(of: date, in: history).description
    }
    #expect(try age("UTC") == "today 05:00")
    #expect(try age("America/Los_Angeles") == "yesterday 21:00")
    // The same again after a journey: nothing may be kept from another zone.
    #expect(try age("Asia/Tokyo") == "today 14:00")
    #expect(try age("UTC") == "today 05:00")
  }

  @Test func aClockThatWasSetBackSaysJustNow() throws {
    #expect(try age(of: "2024-11-05 09:41:01", at: "2024-11-05 09:41:00") == "just now")
    #expect(try age(of: "2034-11-05 09:41:00", at: "2024-11-05 09:41:00") == "just now")
  }

  @Test func timesDatesAndNumbersHaveTheReadersForm() throws {
    let (today, now) = ("2024-11-05 15:05:00", "2024-11-05 20:00:00")
    #expect(try age(of: today, at: now, locale: "en_US") == "today 3:05 PM")
    #expect(try age(of: today, at: now, locale: "de_DE") == "today 15:05")
    #expect(try age(of: today, at: now, locale: "da_DK") == "today 15.05")
    #expect(try age(of: "2024-11-03 15:05:00", at: now, locale: "de_DE") == "3. Nov.")
    #expect(try age(of: "2024-11-03 15:05:00", at: now, locale: "ja_JP") == "11月3日")
    #expect(try age(of: "2023-11-03 15:05:00", at: now, locale: "ja_JP") == "2023年11月3日")
    #expect(try age(of: "2024-11-05 19:56:00", at: now, locale: "ar_EG") == "٤ min")
    #expect(try age(of: "2024-11-05 19:48:00", at: now, locale: "fa_IR") == "۱۲ min")
    #expect(try age(of: "2024-11-05 19:48:00", at: now, locale: "en_US") == "12 min")
  }

  @Test func theYearIsTheCalendars() throws {
    let text = try age(
      of: "2023-11-03 09:41:00", at: "2024-11-05 09:41:00", locale: "th_TH@calendar=buddhist", calendar: .buddhist)
    #expect(text.contains("2566"), "\(text)")
  }
}

extension RefreshAge {
  var description: String {
    switch self {
    case .justNow: "just now"
    case .minutes(let minutes): "\(minutes) min"
    case .today(let time): "today \(time)"
    case .yesterday(let time): "yesterday \(time)"
    case .date(let date): date
    }
  }
}
#endif
