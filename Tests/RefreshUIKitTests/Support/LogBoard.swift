#if canImport(HeadlessUIKit)
import HeadlessUIKit

@testable import RefreshCore

/// Hears what is logged about the lists of tests, of which several may wait at the same time.
@MainActor
enum LogBoard {
  private static var entries: [ObjectIdentifier: [RefreshLog.Entry]] = [:]

  /// In place once and for all: tests that put the log back when they end would take it from each other.
  private static let isListening: Bool = {
    let log = RefreshLog.sink
    RefreshLog.sink = { entry, list in
      guard entries[ObjectIdentifier(list)] != nil else { return log(entry, list) }
      entries[ObjectIdentifier(list)]?.append(entry)
    }
    return true
  }()

  /// Runs code, and answers with what is logged about a list meanwhile.
  static func entries(about list: UIScrollView, _ body: @MainActor () async -> Void) async -> [RefreshLog.Entry] {
    precondition(isListening)
    let id = ObjectIdentifier(list)
    entries[id] = []
    await body()
    return entries.removeValue(forKey: id) ?? []
  }
}
#endif
