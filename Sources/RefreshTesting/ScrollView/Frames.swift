#if REFRESH_ADAPTER
import RefreshCore

#if canImport(ObjectiveC)
/// The present time in seconds.
func now() -> Double { CACurrentMediaTime() }

/// Lets the run loop work for about a frame, and lays the window of a view out.
@MainActor
func passFrame(of view: UIScrollView) async throws {
  try await Task.sleep(nanoseconds: 16_666_667)
  (view.refresh.touchSource as? SimulatedTouch)?.tickIfLate()
  view.refresh.tickIfLate()
  view.window?.layoutIfNeeded()
}
#else
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
#endif
