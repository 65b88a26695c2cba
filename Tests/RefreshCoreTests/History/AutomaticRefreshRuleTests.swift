import Foundation
import Testing

@testable import RefreshCore

/// The decision to refresh without the user, with a clock of its own and without UIKit.
@MainActor
@Suite struct AutomaticRefreshRuleTests {
  private let refreshes = LastRefresh(CallGate())
  private let automatic: AutomaticRefresh
  private let clock = Clock()

  private final class Clock {
    var now = Date(timeIntervalSince1970: 1_700_000_000)
  }

  init() {
    automatic = AutomaticRefresh(refreshes)
    refreshes.history.now = { [clock] in clock.now }
  }

  /// Checks once; returns the origins of the sessions that were asked for.
  private func check(
    isVisible: Bool = true, isRefreshing: Bool = false, answer: RefreshRequestResult = .started
  ) -> [RefreshOrigin] {
    var origins: [RefreshOrigin] = []
    automatic.check(isVisible: isVisible, isRefreshing: isRefreshing) {
      origins.append($0)
      return answer
    }
    return origins
  }

  @Test func withoutOptionsNoCheckIsDue() {
    #expect(!automatic.becomeDue() && !automatic.isDue)
    #expect(check().isEmpty)
  }

  @Test func theFirstAppearanceRefreshesOnce() {
    automatic.options.onFirstAppearance = true
    #expect(automatic.becomeDue())
    #expect(check() == [.firstAppearance])
    #expect(check().isEmpty, "a check is due once")
    #expect(automatic.becomeDue())
    #expect(check().isEmpty, "it has appeared")
  }

  @Test func aCheckOutsideOfAWindowIsNoAppearance() {
    automatic.options.onFirstAppearance = true
    _ = automatic.becomeDue()
    #expect(check(isVisible: false).isEmpty)
    _ = automatic.becomeDue()
    #expect(check() == [.firstAppearance])
  }

  @Test func anAppearanceJoinsTheSessionThatRuns() {
    automatic.options.onFirstAppearance = true
    _ = automatic.becomeDue()
    #expect(check(isRefreshing: true).isEmpty)
    _ = automatic.becomeDue()
    #expect(check().isEmpty)
  }

  @Test func aRefusedSessionIsAskedForAgain() {
    automatic.options.onFirstAppearance = true
    _ = automatic.becomeDue()
    #expect(check(answer: .refused(.disabled)) == [.firstAppearance])
    _ = automatic.becomeDue()
    #expect(check() == [.firstAppearance])
  }

  /// A load that runs excludes it, and its end is followed by a layout pass.
  @Test func aRefreshThatALoadExcludesStaysDue() {
    automatic.options.onFirstAppearance = true
    _ = automatic.becomeDue()
    #expect(check(answer: .refused(.excluded)) == [.firstAppearance] && automatic.isDue)
    #expect(check() == [.firstAppearance] && !automatic.isDue)
    #expect(check().isEmpty)
  }

  /// The app may have refreshed before the screen has appeared.
  @Test func aSessionShortlyBeforeIsThatOfTheFirstAppearance() {
    automatic.options.onFirstAppearance = true
    automatic.options.minimumInterval = 10
    automatic.noteStart()
    clock.now += 9
    _ = automatic.becomeDue()
    #expect(check().isEmpty)
    clock.now += 3600
    _ = automatic.becomeDue()
    #expect(check().isEmpty, "it has appeared")
  }

  @Test(arguments: [(-1.0, true), (0, false), (299, false), (300, true), (10_000, true)])
  func dataAreStaleFromTheirAgeOnAndAfterTheClockWasSetBack(age: Double, isStale: Bool) {
    automatic.options.staleAge = 300
    refreshes.date = clock.now.addingTimeInterval(-age)
    _ = automatic.becomeDue()
    #expect(check() == (isStale ? [.staleData] : []))
  }

  @Test func dataThatWereNeverLoadedAreStale() {
    automatic.options.staleAge = 300
    _ = automatic.becomeDue()
    #expect(check() == [.staleData])
  }

  @Test func theLeastIntervalCountsFromTheStartOfAnySession() {
    automatic.options.staleAge = 0
    automatic.options.minimumInterval = 60
    automatic.noteStart()
    clock.now += 59
    _ = automatic.becomeDue()
    #expect(check().isEmpty)
    clock.now += 1
    _ = automatic.becomeDue()
    #expect(check() == [.staleData])
  }
}
