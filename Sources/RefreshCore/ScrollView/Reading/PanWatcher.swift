#if REFRESH_ADAPTER
/// Observes the end of a scroll view's pan, one frame earlier than polling.
///
/// It is the only source that distinguishes a cancelled touch from a lift.
@MainActor
protocol PanWatcher: AnyObject {
  /// Ends the observation.
  func invalidate()
}

#if canImport(ObjectiveC)
/// Observes the pan with target and action, which UIKit calls after its own handling.
///
/// Observing `state` with KVO would report the lift earlier, and UIKit would overwrite whatever is written then.
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

/// Observes a pan; `onEnd` is called when it ends, with `true` if its touch was cancelled.
@MainActor
func makePanWatcher(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) -> any PanWatcher {
  PanTarget(pan, onEnd: onEnd)
}
#else
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
#endif
