#if REFRESH_ADAPTER && !canImport(ObjectiveC)
import HeadlessUIKit

/// Listens to the pan by the stand-in's door for targets.
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

/// Listens to a pan; `onEnd` is called when one ends, with whether its touch was taken away.
@MainActor
func makePanWatcher(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) -> any PanWatcher {
  HeadlessPanTarget(pan, onEnd: onEnd)
}
#endif
