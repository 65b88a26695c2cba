import Foundation

/// The store of the last refresh time, with the clock, calendar and locale that turn it into text.
///
/// By default the time is stored in memory as long as the control exists. It is persisted only if the app sets a store
/// that does so:
///
/// ```swift
/// tableView.refresh.header?.history.store = .userDefaults(key: "inbox.lastRefresh")
/// ```
///
/// A test holds the clock and the formats:
///
/// ```swift
/// header.history.now = { Date(timeIntervalSince1970: 1_700_000_000) }
/// header.history.calendar = Calendar(identifier: .gregorian)
/// header.history.locale = Locale(identifier: "en_GB")
/// ```
public struct RefreshHistory: Sendable {
  /// The store of the time.
  ///
  /// Loaded when a pull begins, when an automatic refresh may be due and when VoiceOver reads the control, and saved when a refresh
  /// succeeds. In memory by default.
  public var store = Store.memory()

  /// The current time; the system's by default.
  ///
  /// A last refresh in the future, after the user has set the clock back, counts as just now.
  public var now: @MainActor @Sendable () -> Date = { Date() }

  /// The calendar, with its time zone, that determines today, yesterday and this year; the user's by default.
  public var calendar = Calendar.autoupdatingCurrent

  /// The locale of times, dates and numbers; the user's by default.
  public var locale = Locale.autoupdatingCurrent

  /// Returns the second line of `.arrow` for the time of the last refresh; `nil`, the default, for the words of the animator, such
  /// as "Updated 4 min ago".
  ///
  /// Called when a pull begins and when a session ends, with `nil` before the first refresh. `nil` shows no line. The line is not
  /// limited to times:
  ///
  /// ```swift
  /// header.history.text = { _ in "7 unread" }
  /// ```
  public var text: (@MainActor @Sendable (Date?) -> String?)?

  /// Stores the time of the last refresh.
  ///
  /// ```swift
  /// control.history.store = .userDefaults(key: "feed.lastRefresh")
  /// ```
  public struct Store: Sendable {
    /// Returns the time of the last refresh; `nil` if there was none.
    package var load: @MainActor @Sendable () -> Date?

    /// Stores the time of the last refresh; removes it for `nil`.
    package var save: @MainActor @Sendable (Date?) -> Void

    /// Creates a store from two closures.
    ///
    /// ```swift
    /// header.history.store = RefreshHistory.Store(load: { database.lastRefresh }, save: { database.lastRefresh = $0 })
    /// ```
    public init(load: @escaping @MainActor @Sendable () -> Date?, save: @escaping @MainActor @Sendable (Date?) -> Void)
    {
      self.load = load
      self.save = save
    }
  }
}

extension RefreshHistory.Store {
  /// Stores the time in memory.
  ///
  /// Copies share the time: a store in the histories of two controls stores one time for both.
  ///
  /// ```swift
  /// let shared = RefreshHistory.Store.memory()  // two lists of one feed
  /// header.history.store = shared
  /// otherHeader.history.store = shared
  /// ```
  ///
  /// - Parameter date: The initial time; none by default.
  /// - Returns: A new store.
  public static func memory(_ date: Date? = nil) -> RefreshHistory.Store {
    let memory = Memory(date)
    return RefreshHistory.Store(load: { memory.date }, save: { memory.date = $0 })
  }

  /// Stores the time in user defaults, so that it survives a restart of the app.
  ///
  /// The privacy manifest of RefreshCore declares user defaults, with the reason CA92.1 for those of the app and 1C8F.1 for those
  /// that it shares in an app group.
  ///
  /// - Parameters:
  ///   - key: The key of the time in the user defaults.
  ///   - suite: The suite name of user defaults that an app shares with its extensions; the standard ones by default.
  /// - Returns: A store; all stores with the same key and suite store the same time.
  public static func userDefaults(key: String, suite: String? = nil) -> RefreshHistory.Store {
    RefreshHistory.Store(
      load: { defaults(suite).object(forKey: key) as? Date },
      save: { defaults(suite).set($0, forKey: key) })
  }

  private static func defaults(_ suite: String?) -> UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  @MainActor
  private final class Memory {
    var date: Date?

    nonisolated init(_ date: Date?) { self.date = date }
  }
}
