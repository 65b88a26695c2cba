#if REFRESH_ADAPTER && canImport(ObjectiveC)
import Foundation

/// Runs code in the next turn of the main run loop, in every mode.
func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
}

/// `true` on the main thread.
var isOnMainThread: Bool { Thread.isMainThread }
#endif
