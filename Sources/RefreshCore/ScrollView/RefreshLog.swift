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
    case restored = """
      RefreshKit: contentInset was set to a value that was read during a refresh. The space of the refresh has been taken \
      out of it. Read and set scrollView.refresh.contentInset instead.
      """
    case systemControl = """
      RefreshKit: this scroll view has a UIRefreshControl. Its pull takes precedence; remove one of the two controls.
      """
    case cannotPull = """
      RefreshKit: bounces or isScrollEnabled is false, or short content does not always bounce, so the refresh control \
      cannot be pulled. Set them to true.
      """
    case ignoredPull = """
      RefreshKit: a pull reached the trigger of a refresh control that is disabled or hidden, or has to wait for a running \
      load, so it began nothing. This is logged once per control.
      """
    case sheet = """
      RefreshKit: this list is in a sheet. At the top of the list a pull moves or dismisses the sheet, so the refresh \
      control cannot be pulled. Leave its backing .automatic, present the list in full screen, or offer the refresh as a button \
      too.
      """
    case growingBar = """
      RefreshKit: the navigation bar above this list shows large titles or hides its search bar, so it moves with a pull and \
      would cover the refresh control. The control floats below the bar and holds no space. Set its placement to choose \
      another.
      """
    case systemTrigger = """
      RefreshKit: the system owns the pull of this list, in a sheet or below a bar that grows, and begins a session under the \
      finger: the trigger of the refresh control has no effect. Set its backing to .own to choose the trigger.
      """
    case systemDistance = """
      RefreshKit: the system owns the pull of this list, in a sheet or below a bar that grows, and begins a session at its own \
      distance: the triggerDistance of the refresh control has no effect. Set its backing to .own to choose the distance.
      """
    case systemPlacement = """
      RefreshKit: the system owns the pull of this list, in a sheet or below a bar that grows, and places its own control: the \
      placement of the refresh control has no effect. Set its backing to .own to choose the placement.
      """
    case systemExtent = """
      RefreshKit: the system owns the pull of this list, in a sheet or below a bar that grows, and holds its own space, which is \
      less than the extent of the animator: the animator draws in the space of the system. Set its backing to .own to hold more.
      """
    case backingEdge = """
      RefreshKit: the backing of a refresh control is .system, which only a header at the top can have. The framework owns the \
      pull of this one.
      """
    case clampedMetrics = """
      RefreshKit: an animator's metrics contain an extent, a trigger distance or a delay that is negative, not a number \
      or too large, or a trigger distance of 0. The nearest valid value is used; return valid ones from metrics(in:).
      """
    case replacedControl = """
      RefreshKit: a refresh control was added at an edge that already had one, which it has replaced. Set the animator or the \
      view of the present control, or call removeHeader() or removeFooter() first.
      """
    case replacedOtherRole = """
      RefreshKit: a control that loads more and one that refreshes were added at the same edge; the second has replaced the \
      first, because one pull cannot do both. Add the other one at the opposite edge, or begin it from a button with \
      beginRefreshing().
      """
    case headerTrigger = """
      RefreshKit: the trigger of a control that refreshes is .onTap or .onReachingEnd, which only a control that loads more \
      has, so nothing the user does begins it. Use .onRelease, .whilePulling or .manual, or add the control with addFooter.
      """
    case headerHasMoreData = """
      RefreshKit: hasMoreData was set on a control that refreshes, where it has no effect. Set it on the control that loads \
      more: scrollView.refresh.footer?.hasMoreData.
      """
    case slowAction = """
      RefreshKit: the action of a refresh control has been running for more than 30 seconds, and the control has no timeout. \
      Set timeout, so that a request that never ends becomes a failure.
      """
    case frameRate = """
      RefreshKit: this iPhone shows more than 60 frames per second, but the app's Info.plist lacks \
      CADisableMinimumFrameDurationOnPhone: the list follows the finger at the full rate, and opens and closes at 60. Set \
      the key to YES.
      """
    case clampedSetting = """
      RefreshKit: a setting of a refresh control is negative, not a number or too large: its timeout, its minimum visible \
      time, the distance of its trigger, a count of loadMore, an outcome time of its style or refresh.contentInset. The \
      nearest valid value is used; check the numbers that are computed or come from a configuration.
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

  /// The receiver of log entries; the system's log by default.
  @MainActor static var sink: @MainActor (Entry, UIScrollView) -> Void = { entry, _ in put(entry.rawValue) }

  /// Logs a problem of a scroll view.
  @MainActor
  static func write(_ entry: Entry, about scrollView: UIScrollView) { sink(entry, scrollView) }
}

#endif
