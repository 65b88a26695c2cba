#if REFRESH_ADAPTER && !canImport(ObjectiveC)
import HeadlessUIKit

/// Runs code in the next turn of the stand-in's run loop; at once where there is none.
func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  MainActor.assumeIsolated {
    guard let world = HeadlessWorld.present else { return body() }
    world.enqueue { body() }
  }
}

/// `true`: a world has one thread at a time, which is not the first one of the process.
var isOnMainThread: Bool { true }
#endif
