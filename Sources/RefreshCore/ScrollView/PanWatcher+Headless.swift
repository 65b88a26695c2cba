#if REFRESH_ADAPTER && !canImport(ObjectiveC)
import HeadlessUIKit

/// Observes the pan with a target of the stand-in.
@MainActor
final class HeadlessPanTarget: PanWatcher {
  private var target: HeadlessGestureTarget?

  init(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) {
    target = HeadlessGestureTarget(on: pan) { pan in
      switch pan.state {
      case .ended: onEnd(false)
      case .cancelled, .failed: onEnd(true)
      case .possible, .began, .changed: break
      @unknown default: break
      }
    }
  }

  func invalidate() {
    target?.remove()
    target = nil
  }
}

/// Observes a pan; `onEnd` is called when it ends, with `true` if its touch was cancelled.
@MainActor
func makePanWatcher(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) -> any PanWatcher {
  HeadlessPanTarget(pan, onEnd: onEnd)
}
#endif
