#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Observes the offset, size and inset of a scroll view.
///
/// Values are read from the view instead of the change, because nested writes make the property newer. Observation ends
/// when the observer is deallocated.
@MainActor
final class ScrollViewObserver {
  private var tokens: [NSKeyValueObservation] = []

  /// - Parameters:
  ///   - scrollView: The observed view, which is not retained.
  ///   - onChange: Called synchronously for each write, after the delegate.
  init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
    // Bounds are not observed: the setter of the offset ends in them, so that each scroll would notify twice, and a
    // resize by Auto Layout often does not notify at all. The layout pass sees it.
    tokens = [
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { onChange() } },
      scrollView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { onChange() } },
      scrollView.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { onChange() } },
    ]
  }

  /// Ends the observation before the observer is deallocated.
  func invalidate() {
    tokens.forEach { $0.invalidate() }
    tokens = []
  }
}

#endif
