#if REFRESH_ADAPTER
#if canImport(ObjectiveC)
/// Observes the end of a scroll view's pan, one frame earlier than polling.
///
/// It is the only source that distinguishes a cancelled touch from a lift. UIKit calls it after its own handling, as far as is known,
/// and promises no observation of `state`.
@MainActor
final class PanTarget: NSObject {
  private weak var pan: UIPanGestureRecognizer?
  private let onEnd: @MainActor (Bool) -> Void

  /// - Parameters:
  ///   - pan: The pan, which is not retained.
  ///   - onEnd: Called when it ends, with `true` if its touch was cancelled.
  init(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) {
    self.pan = pan
    self.onEnd = onEnd
    super.init()
    pan.addTarget(self, action: #selector(panChanged(_:)))
  }

  /// Ends the observation.
  func invalidate() {
    pan?.removeTarget(self, action: #selector(panChanged(_:)))
    pan = nil
  }

  @objc
  private func panChanged(_ pan: UIPanGestureRecognizer) { pan.tellEnd(onEnd) }
}
#else
/// Observes the end of a pan with a target of the stand-in.
@MainActor
final class PanTarget {
  private var target: HeadlessGestureTarget?

  init(_ pan: UIPanGestureRecognizer, onEnd: @escaping @MainActor (Bool) -> Void) {
    target = HeadlessGestureTarget(on: pan) { $0.tellEnd(onEnd) }
  }

  func invalidate() {
    target?.remove()
    target = nil
  }
}
#endif

extension UIGestureRecognizer {
  /// Tells of the end of the gesture, with `true` if its touch was cancelled.
  fileprivate func tellEnd(_ onEnd: @MainActor (Bool) -> Void) {
    switch state {
    case .ended: onEnd(false)
    case .cancelled, .failed: onEnd(true)
    default: break
    }
  }
}
#endif
