#if REFRESH_ADAPTER && canImport(ObjectiveC)
import Dispatch

/// Runs code in the next turn of the main run loop, in every mode.
@MainActor
func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
}
#endif
