#if REFRESH_ADAPTER
/// A receiver of the changes of a scroll view.
///
/// Key-value observing promises no thread. A type of the main actor conforms with `@preconcurrency`, which checks the thread as
/// `MainActor.assumeIsolated` does, and needs no closure, which that allocates in every frame.
protocol ScrollViewListener: AnyObject, Sendable {
  /// Called synchronously for each write of the offset, the size or the inset, after the delegate.
  func scrollViewDidChange(_ scrollView: UIScrollView)
}

extension UIScrollView {
  /// Observes the offset, size and inset, until the observations are deallocated; the listener is not retained.
  ///
  /// Values are read from the view instead of the change, because nested writes make the property newer.
  func observations(by listener: some ScrollViewListener) -> [NSKeyValueObservation] {
    // Bounds are not observed: the setter of the offset ends in them, so that each scroll would notify twice, and a
    // resize by Auto Layout often does not notify at all. The layout pass sees it.
    [
      observe(\.contentOffset) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
      observe(\.contentSize) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
      observe(\.contentInset) { [weak listener] view, _ in listener?.scrollViewDidChange(view) },
    ]
  }
}

/// Observes notifications until it is deallocated.
package final class NotificationObserver: @unchecked Sendable {
  private let center = NotificationCenter.default
  private let tokens: [any NSObjectProtocol]

  /// - Parameters:
  ///   - handlers: Called with the scene, if one has posted, inside the notifications, on the main thread.
  ///   - onSetting: Called for a setting of the user that is no trait, so that nobody lays a view out for it.
  @MainActor package init(
    _ handlers: [Notification.Name: @MainActor (UIScene?) -> Void], onSetting: @escaping @MainActor () -> Void
  ) {
    let settings = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
    ]
    let handlers = settings.reduce(into: handlers) { all, name in all[name] = { _ in onSetting() } }
    // Without a queue the block runs inside the notification, before UIKit lays the list out for its snapshots.
    tokens = handlers.map { [center] name, handler in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        MainActor.assumeIsolated { [scene = notification.object as? UIScene] in handler(scene) }
      }
    }
  }

  // The notification center keeps block observers otherwise; `removeObserver` may be called on any thread.
  deinit { tokens.forEach(center.removeObserver) }
}
#endif
