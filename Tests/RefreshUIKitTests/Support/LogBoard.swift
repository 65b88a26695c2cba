#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
@testable import RefreshCore

/// Receives the log entries for the lists of tests, several of which may be waiting at the same time.
@MainActor
enum LogBoard {
  private static var entries: [ObjectIdentifier: [RefreshLog.Entry]] = [:]

  /// Installs the receiver once, because tests that restored the log would remove each other's receivers.
  private static let isListening: Bool = {
    let log = RefreshLog.sink
    RefreshLog.sink = { entry, list in
      guard entries[ObjectIdentifier(list)] != nil else { return log(entry, list) }
      entries[ObjectIdentifier(list)]?.append(entry)
    }
    return true
  }()

  /// Runs code, and returns the entries logged about a list in the meantime.
  static func entries(about list: UIScrollView, _ body: @MainActor () async -> Void) async -> [RefreshLog.Entry] {
    precondition(isListening)
    let id = ObjectIdentifier(list)
    entries[id] = []
    await body()
    return entries.removeValue(forKey: id) ?? []
  }

  /// Runs code with a scene, and returns the entries about its list.
  static func entries(_ body: @MainActor (Scene) async -> Void) async -> [RefreshLog.Entry] {
    await TestWorld.run { world in
      let scene = Scene(world)
      return await entries(about: scene.list) { await body(scene) }
    }
  }
}
#endif
