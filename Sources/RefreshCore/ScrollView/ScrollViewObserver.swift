#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A receiver of the changes of a scroll view.
///
/// Key-value observing promises no thread. A type of the main actor conforms with `@preconcurrency`, which checks the thread as
/// `MainActor.assumeIsolated` does, and needs no closure, which that allocates in every frame.
protocol ScrollViewListener: AnyObject, Sendable {
  /// Called synchronously for each write of the offset, the size or the inset, after the delegate.
  func scrollViewDidChange(_ scrollView: UIScrollView)
}

/// Observes the offset, size and inset of a scroll view.
///
/// Values are read from the view instead of the change, because nested writes make the property newer. Observation ends
/// when the observer is deallocated.
@MainActor
final class ScrollViewObserver {
  private var tokens: [NSKeyValueObservation] = []

  /// - Parameters:
  ///   - scrollView: The observed view, which is not retained.
  ///   - listener: Told of each write; not retained.
  init(_ scrollView: UIScrollView, _ listener: some ScrollViewListener) {
    // Bounds are not observed: the setter of the offset ends in them, so that each scroll would notify twice, and a
    // resize by Auto Layout often does not notify at all. The layout pass sees it.
    tokens = [
      scrollView.observe(\.contentOffset) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
      scrollView.observe(\.contentSize) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
      scrollView.observe(\.contentInset) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
    ]
  }

  /// Ends the observation before the observer is deallocated.
  func invalidate() {
    tokens.forEach { $0.invalidate() }
    tokens = []
  }
}

#endif
