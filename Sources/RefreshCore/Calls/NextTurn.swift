#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// Runs code in the next turn of the stand-in's run loop; at once where there is none.
package func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  MainActor.assumeIsolated {
    guard let world = HeadlessWorld.present else { return body() }
    world.enqueue { body() }
  }
}

/// `true`: a world has one thread at a time, which is not the first one of the process.
var isOnMainThread: Bool { true }
#else
import Foundation

/// Runs code in the next turn of the main run loop, in every mode.
package func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
}

/// `true` on the main thread.
var isOnMainThread: Bool { Thread.isMainThread }
#endif

/// Calls the app for one control; what the app changes in such a call is applied in the next turn of the run loop.
///
/// So a callback that changes its control each time is called once in a turn, and never inside itself.
@MainActor
package final class CallGate {
  /// `true` during a call of the app.
  private(set) var isInside = false

  package init() {}

  /// Calls the app.
  func call<Result>(_ body: () -> Result) -> Result {
    let wasInside = isInside
    isInside = true
    defer { isInside = wasInside }
    return body()
  }
}

/// Ends a loop between the app and its list in which the framework has a part, for this turn.
@MainActor
final class TurnLimit {
  private let most: Int
  private var count = 0

  /// - Parameter most: The number that is always admitted in a turn; up to twice as many may be.
  init(most: Int) { self.most = most }

  /// Begins a new count, in a turn that is known to be another.
  func begin() { count = 0 }

  /// Counts once more; returns `false` if that is too often for one turn.
  func admits() -> Bool {
    count += 1
    // Nothing tells of the end of a turn unless a block is scheduled, which only the many of a loop are worth.
    if count == most { inNextTurn { [weak self] in self?.count = 0 } }
    return count < 2 * most
  }
}
