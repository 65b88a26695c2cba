#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Logs problems with the setup of an app that would otherwise be hard to find.
enum RefreshLog {
  /// A problem and its remedy.
  enum Entry: String, CaseIterable, Sendable {
    case insetConflict = """
      RefreshKit: the app or another library resets contentInset each time RefreshKit adds its space. The control \
      holds no space in this session; set scrollView.refresh.contentInset instead.
      """
    case polluted = """
      RefreshKit: contentInset was set to a value that was read during a refresh, so it now contains the space of the \
      refresh permanently. Read and set scrollView.refresh.contentInset instead.
      """
    case systemControl = """
      RefreshKit: this scroll view has a UIRefreshControl. Its pull takes precedence; remove one of the two controls.
      """
    case cannotPull = """
      RefreshKit: bounces or isScrollEnabled is false, so the refresh control cannot be pulled. Set both to true.
      """
    case clampedMetrics = """
      RefreshKit: an animator's metrics contain an extent, a trigger distance or a delay that is negative, not a number \
      or too large, or a trigger distance of 0. The nearest valid value is used; return valid ones from metrics(in:).
      """
    case frameRate = """
      RefreshKit: this iPhone shows more than 60 frames per second, but the app's Info.plist lacks \
      CADisableMinimumFrameDurationOnPhone: the list follows the finger at the full rate, and opens and closes at 60. Set \
      the key to YES.
      """
    case clampedSetting = """
      RefreshKit: a setting of a refresh control is negative, not a number or too large: its timeout, its minimum visible \
      time, the distance of its trigger or a count of loadMore. The nearest valid value is used; check the numbers that \
      are computed or come from a configuration.
      """
    case unusableDrawing = """
      RefreshKit: an animator draws with a number that is not finite or too large. That part is left out, or drawn with \
      the nearest valid number; check the divisions in draw(_:into:).
      """
    case restlessView = """
      RefreshKit: the view of a refresh control changes the control in each refreshDidUpdate(_:), which updates the view \
      again. From now on it is updated once per turn of the run loop; set the control only if the value differs.
      """
    case restlessList = """
      RefreshKit: a callback of the app changes a refresh control or its scroll view each time it is called, which lays \
      the list out again. From now on that happens once per turn of the run loop; change them only if the value differs.
      """
  }

  /// The receiver of log entries; `NSLog` by default.
  @MainActor static var sink: @MainActor (Entry, UIScrollView) -> Void = { entry, _ in NSLog("%@", entry.rawValue) }

  /// Logs a problem of a scroll view.
  @MainActor
  static func write(_ entry: Entry, about scrollView: UIScrollView) { sink(entry, scrollView) }
}

#endif
