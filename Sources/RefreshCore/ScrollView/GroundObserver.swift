#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Hears of the app's going to the background and coming back.
@MainActor
final class AppLifecycleObserver {
  private let tokens: NotificationTokens

  /// - Parameter onChange: Called with whether the app is in the background.
  init(onChange: @escaping @MainActor (Bool) -> Void) {
    let center = NotificationCenter.default
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

/// Removes block observers when it ends, which they do not do by themselves.
private final class NotificationTokens: @unchecked Sendable {
  private let remove: () -> Void

  init(remove: @escaping () -> Void) { self.remove = remove }

  // `removeObserver` may be called on any thread.
  deinit { remove() }
}

#endif
