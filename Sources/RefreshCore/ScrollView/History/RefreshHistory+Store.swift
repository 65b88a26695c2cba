#if REFRESH_ADAPTER
import Foundation

extension RefreshHistory {
  /// Keeps the time of a last refresh.
  public struct Store: Sendable {
    /// Answers the time of the last refresh; `nil` if there was none.
    public var load: @MainActor @Sendable () -> Date?

    /// Keeps the time of the last refresh; forgets it if it is `nil`.
    public var save: @MainActor @Sendable (Date?) -> Void

    /// Creates a store from two closures.
    public init(load: @escaping @MainActor @Sendable () -> Date?, save: @escaping @MainActor @Sendable (Date?) -> Void)
    {
      self.load = load
      self.save = save
    }
  }
}

extension RefreshHistory.Store {
  /// Keeps the time in memory.
  ///
  /// Copies share it: one store in the histories of two controls is one time.
  ///
  /// - Parameter date: The time to begin with; none by default.
  /// - Returns: A store of its own.
  public static func memory(_ date: Date? = nil) -> RefreshHistory.Store {
    let memory = Memory(date)
    return RefreshHistory.Store(load: { memory.date }, save: { memory.date = $0 })
  }

  /// Keeps the time in the app's defaults, so that it outlives the app's run.
  ///
  /// An app that uses it names the user defaults in its privacy manifest, with the reason CA92.1.
  ///
  /// - Parameters:
  ///   - key: The key of the time among the defaults.
  ///   - suite: The name of the defaults, for those that an app shares with its extensions; the app's own by default.
  /// - Returns: A store; all with one key and suite keep the same time.
  public static func userDefaults(key: String, suite: String? = nil) -> RefreshHistory.Store {
    RefreshHistory.Store(
      load: { defaults(suite).object(forKey: key) as? Date },
      save: { date in
        guard let date else { return defaults(suite).removeObject(forKey: key) }
        defaults(suite).set(date, forKey: key)
      })
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

#endif
