#if REFRESH_ADAPTER && canImport(ObjectiveC)
import RefreshCore
import UIKit

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
#endif
