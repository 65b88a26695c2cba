#if REFRESH_ADAPTER && canImport(ObjectiveC)
import UIKit

/// Listens to the pan by target and action, which UIKit calls after its own handling.
@MainActor
final class PanTarget: NSObject, PanWatcher {
  private weak var pan: UIPanGestureRecognizer?
  private let onEnd: @MainActor (Bool) -> Void

  init(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) {
    self.pan = pan
    self.onEnd = onEnd
    super.init()
    pan.addTarget(self, action: #selector(panChanged(_:)))
  }

  func invalidate() {
    pan?.removeTarget(self, action: #selector(panChanged(_:)))
    pan = nil
  }

  @objc
  private func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .ended: onEnd(false)
    case .cancelled, .failed: onEnd(true)
    case .possible, .began, .changed: break
    @unknown default: break
    }
  }
}

/// Listens to a pan; `onEnd` is called when one ends, with whether its touch was taken away.
@MainActor
func makePanWatcher(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) -> any PanWatcher {
  PanTarget(pan, onEnd: onEnd)
}
#endif
