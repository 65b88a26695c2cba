#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Hears of the end of a scroll view's pan, a frame earlier than a poll would.
///
/// It is the one source that knows a cancelled touch from a lift.
@MainActor
protocol PanWatcher: AnyObject {
  /// Stops listening.
  func invalidate()
}

#endif
