#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Observes when the app enters the background and returns.
@MainActor
final class AppLifecycleObserver {
  private let tokens: NotificationTokens

  /// - Parameter onChange: Called with `true` when the app enters the background, with `false` when it returns.
  init(onChange: @escaping @MainActor (Bool) -> Void) {
    let center = NotificationCenter.default
    // Without a queue the block runs inside the notification, before UIKit lays the list out for its snapshots.
    let observers = [
      center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { onChange(true) }
      },
      center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { onChange(false) }
      },
    ]
    tokens = NotificationTokens { observers.forEach { center.removeObserver($0) } }
  }
}

/// Observes when the style of the app is set.
@MainActor
final class AppStyleObserver {
  private let tokens: NotificationTokens

  /// - Parameter onChange: Called when the style was set.
  init(onChange: @escaping @MainActor () -> Void) {
    let center = NotificationCenter.default
    let observer = center.addObserver(forName: RefreshStyle.appDidChange, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { onChange() }
    }
    tokens = NotificationTokens { center.removeObserver(observer) }
  }
}

/// Removes block observers on deallocation, because `NotificationCenter` keeps them otherwise.
private final class NotificationTokens: @unchecked Sendable {
  private let remove: () -> Void

  init(remove: @escaping () -> Void) { self.remove = remove }

  // `removeObserver` may be called on any thread.
  deinit { remove() }
}

#endif
