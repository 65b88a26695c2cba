#if REFRESH_ADAPTER
import RefreshCore

/// The present time in seconds.
func now() -> Double { CACurrentMediaTime() }

extension UIView {
  /// `true` if the view and all views around it accept touches.
  var isTouchable: Bool {
    // 0.01 is the alpha below which UIKit hits no view.
    isUserInteractionEnabled && !isHidden && alpha > 0.01 && superview?.isTouchable != false
  }
}

#if canImport(ObjectiveC)
/// Lets the run loop work for about a frame, and lays the window of a view out.
@MainActor
func passFrame(of view: UIView) async throws {
  try await Task.sleep(nanoseconds: 16_666_667)
  let list = (view as? UIScrollView)?.refresh
  (list?.touchSource as? SimulatedTouch)?.tickIfLate()
  list?.host?.tickIfLate()
  view.window?.layoutIfNeeded()
}
#else
/// Runs a frame of the stand-in, and the tasks that are ready.
@MainActor
func passFrame(of view: UIView) async throws {
  try Task.checkCancellation()
  HeadlessWorld.current.advance(frames: 1)
  await HeadlessWorld.current.settleTasks()
}
#endif
#endif
