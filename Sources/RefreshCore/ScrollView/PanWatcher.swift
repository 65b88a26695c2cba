#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Observes the end of a scroll view's pan, one frame earlier than polling.
///
/// It is the only source that distinguishes a cancelled touch from a lift.
@MainActor
protocol PanWatcher: AnyObject {
  /// Ends the observation.
  func invalidate()
}

#endif
