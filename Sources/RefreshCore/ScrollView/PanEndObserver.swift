#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A receiver of the changes of a pan's state.
protocol PanEndListener: AnyObject, Sendable {
  /// Called synchronously for each change that UIKit tells of.
  func panDidChange(_ pan: UIPanGestureRecognizer)
}

/// Observes the state of a scroll view's pan, which changes before the scroll view handles it.
///
/// UIKit documents no notification of the state: where there is none, the target of the pan is the first to know.
@MainActor
final class PanEndObserver {
  private let token: NSKeyValueObservation

  /// - Parameters:
  ///   - pan: The observed pan, which is not retained.
  ///   - listener: Told of each change; not retained.
  init(_ pan: UIPanGestureRecognizer, _ listener: some PanEndListener) {
    token = pan.observe(\.state) { [weak listener] pan, _ in listener?.panDidChange(pan) }
  }
}

extension RefreshController: @preconcurrency PanEndListener {
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { panEndsEarly() }
  }

  /// Passes the end of the pan on while UIKit still drags the content: it has not begun its bounce, which pages do not have.
  func panEndsEarly() {
    guard ridesBounce, let scrollView, scrollView.isDragging, !scrollView.isPagingEnabled else { return }
    send(.panEnded)
  }
}
#endif
