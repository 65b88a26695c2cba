#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Says in the log, in a sentence, what an app would otherwise have to guess.
enum RefreshLog {
  /// What there is to say.
  enum Entry: String, CaseIterable, Sendable {
    case insetConflict = """
      RefreshKit: somebody sets contentInset back each time the refresh space is added. The space is given up for \
      this session; set scrollView.refresh.contentInset instead.
      """
    case polluted = """
      RefreshKit: contentInset was set to a value that was read while a refresh held its space, so the space is now \
      part of the app's own inset. Read and set scrollView.refresh.contentInset instead.
      """
    case systemControl = """
      RefreshKit: this scroll view has a UIRefreshControl. The pull is left to it; remove one of the two.
      """
    case cannotPull = """
      RefreshKit: this scroll view does not bounce or does not scroll, so its refresh control cannot be pulled.
      """
    case clampedMetrics = """
      RefreshKit: the metrics of an animator have an extent, a trigger distance or a delay that cannot be used: it is \
      negative, not a number or too large, or the trigger distance is 0. The nearest value that can be is used.
      """
  }

  /// Who hears it; the system's log by default.
  @MainActor static var sink: @MainActor (Entry, UIScrollView) -> Void = { entry, _ in NSLog("%@", entry.rawValue) }

  /// Says something about a scroll view.
  @MainActor
  static func write(_ entry: Entry, about scrollView: UIScrollView) { sink(entry, scrollView) }
}

#endif
