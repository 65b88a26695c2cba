#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Foundation
import Testing

@testable import RefreshCore

@MainActor
@Suite struct RefreshHistoryStoreTests {
  private let date = Date(timeIntervalSince1970: 1_730_800_860)

  @Test func byDefaultTheTimeIsTheControlsOwnAndInMemory() {
    TestWorld.run { _ in
      let (first, second) = (RefreshControl(), RefreshControl())
      let before = UserDefaults.standard.dictionaryRepresentation().count
      first.lastRefresh = date
      #expect(first.lastRefresh == date)
      #expect(second.lastRefresh == nil)
      #expect(UserDefaults.standard.dictionaryRepresentation().count == before)
      first.lastRefresh = nil
      #expect(first.lastRefresh == nil)
    }
  }

  @Test func controlsWithOneStoreShareTheTime() {
    TestWorld.run { _ in
      let (first, second) = (RefreshControl(), RefreshControl())
      second.history.store = first.history.store
      first.lastRefresh = date
      #expect(second.lastRefresh == date)
    }
  }

  @Test func aStoreInMemoryCanBeginWithATime() {
    TestWorld.run { _ in
      let control = RefreshControl()
      control.history.store = .memory(date)
      #expect(control.lastRefresh == date)
    }
  }

  @Test func defaultsKeepTheTimeByItsKeyUntilItIsForgotten() throws {
    try TestWorld.run { _ in
      let suite = "RefreshHistoryStoreTests"
      let defaults = try #require(UserDefaults(suiteName: suite))
      defer { defaults.removePersistentDomain(forName: suite) }
      let control = RefreshControl()
      control.history.store = .userDefaults(key: "feed", suite: suite)
      #expect(control.lastRefresh == nil)
      control.lastRefresh = date
      let later = RefreshControl()
      later.history.store = .userDefaults(key: "feed", suite: suite)
      #expect(later.lastRefresh == date)
      later.history.store = .userDefaults(key: "other", suite: suite)
      #expect(later.lastRefresh == nil)
      control.lastRefresh = nil
      #expect(defaults.object(forKey: "feed") == nil)
    }
  }

  @Test func whatIsNoTimeAmongTheDefaultsIsNone() throws {
    let suite = "RefreshHistoryStoreTests.other"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("yesterday", forKey: "feed")
    #expect(RefreshHistory.Store.userDefaults(key: "feed", suite: suite).load() == nil)
  }
}
#endif
