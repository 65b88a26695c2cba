#if REFRESH_ADAPTER && !canImport(ObjectiveC)
import HeadlessUIKit

/// The present time in seconds.
func now() -> Double { CACurrentMediaTime() }

/// Runs a frame of the stand-in, and the tasks that are ready.
@MainActor
func passFrame(of view: UIScrollView) async throws {
  try Task.checkCancellation()
  HeadlessWorld.current.advance(frames: 1)
  await HeadlessWorld.current.settleTasks()
}
#endif
