#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Observes notifications until it is deallocated.
final class NotificationObserver: @unchecked Sendable {
  private let center = NotificationCenter.default
  private let tokens: [any NSObjectProtocol]

  /// - Parameter handlers: Called inside the notifications, which are posted on the main thread.
  init(_ handlers: [Notification.Name: @MainActor () -> Void]) {
    // Without a queue the block runs inside the notification, before UIKit lays the list out for its snapshots.
    tokens = handlers.map { [center] name, handler in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { handler() }
      }
    }
  }

  // The notification center keeps block observers otherwise; `removeObserver` may be called on any thread.
  deinit { tokens.forEach(center.removeObserver) }
}

#endif
