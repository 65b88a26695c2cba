#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Foundation

@testable import RefreshCore

/// Says when the last refresh was, and notes what it was asked and told.
final class Speaker: RefreshAnimator {
  private(set) var questions: [String] = []

  /// The texts of the drawings, without consecutive duplicates.
  private(set) var told: [String] = []

  private let showsOutcomes: Bool

  init(showsOutcomes: Bool = false) { self.showsOutcomes = showsOutcomes }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics(showsOutcomes: showsOutcomes) }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    questions.append("\(language.code) \(age.description)")
    return age.description
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let words = update.lastRefresh ?? "nothing"
    if told.last != words { told.append(words) }
    drawing.fill { $0.circle(center: Drawing.Point(x: 20, y: update.visibleExtent / 2), radius: 4) }
  }
}

/// A time that a test sets, and a store that counts how often it is used.
@MainActor
final class TestTime {
  var now = Date(timeIntervalSince1970: 1_730_800_860)
  var stored: Date?
  private(set) var loadCount = 0
  private(set) var saveCount = 0

  /// A history in UTC, in the English of Britain.
  var history: RefreshHistory {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return RefreshHistory(
      store: RefreshHistory.Store(
        load: { [self] in
          loadCount += 1
          return stored
        },
        save: { [self] in
          saveCount += 1
          stored = $0
        }),
      now: { [self] in now }, calendar: calendar, locale: Locale(identifier: "en_GB"))
  }
}
#endif
