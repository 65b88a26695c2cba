#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Hears of the app's going to the background and coming back.
@MainActor
final class GroundObserver {
  private let tokens: NotificationTokens

  /// - Parameter onChange: Called with whether the app is in the background.
  init(onChange: @escaping @MainActor (Bool) -> Void) {
    let center = NotificationCenter.default
    tokens = NotificationTokens([
      center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { onChange(true) }
      },
      center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { onChange(false) }
      },
    ])
  }
}

/// Removes block observers when it ends, which they do not do by themselves.
private final class NotificationTokens: @unchecked Sendable {
  private let tokens: [any NSObjectProtocol]

  init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

  // `removeObserver` may be called on any thread.
  deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}

#endif
