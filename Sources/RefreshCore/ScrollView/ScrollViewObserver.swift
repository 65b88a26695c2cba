#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Hears of changes of a scroll view's offset, size and inset.
///
/// Values are read from the view, not from the change: under nested writes the property is newer. Observation ends with
/// the observer.
@MainActor
final class ScrollViewObserver {
  private var tokens: [NSKeyValueObservation] = []

  /// - Parameters:
  ///   - scrollView: The view to observe; it is not kept alive.
  ///   - onChange: Called in the stack of each write, after the delegate.
  init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
    tokens = [
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { onChange() } },
      scrollView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { onChange() } },
      scrollView.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { onChange() } },
    ]
  }

  /// Ends the observation before the observer ends.
  func invalidate() {
    tokens.forEach { $0.invalidate() }
    tokens = []
  }
}

#endif
