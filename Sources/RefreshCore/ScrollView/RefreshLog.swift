#if REFRESH_ADAPTER
#if canImport(os)
import os
#endif

/// Says why a pull of a control does nothing, and what an app has set wrong; each once.
@MainActor
final class RefreshLog {
  /// A problem and its remedy.
  enum Entry: String {
    case insetConflict = """
      RefreshKit: the app or another library resets contentInset each time RefreshKit adds its space. The control \
      holds no space in this session; set scrollView.refresh.contentInset instead.
      """
    case polluted = """
      RefreshKit: contentInset was set to a value that may contain the space of a refresh or of a footer's row, if it was \
      computed from one that was read. It is taken as it is. Read and set scrollView.refresh.contentInset instead.
      """
    case restored = """
      RefreshKit: contentInset was set to a value that contains the space of a refresh or of a footer's row. The space has been \
      taken out of it. Read and set scrollView.refresh.contentInset instead.
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
      RefreshKit: this list is in a sheet, which a pull at its top moves, so the refresh control cannot be pulled. Leave its \
      backing .automatic, present the list in full screen, or offer the refresh as a button too.
      """
    case systemBacking = """
      RefreshKit: the system owns the pull of this list, in a sheet or below a bar that grows: the trigger, the \
      triggerDistance and the placement of the refresh control have no effect. Set its backing to .own to choose them.
      """
    case pages = """
      RefreshKit: this scroll view is the one with which a UIPageViewController moves its pages. UIKit asserts that nobody else \
      moves it, so the refresh control does nothing here. Add it to the list of each page.
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
      RefreshKit: a refresh control has replaced the one at its edge, because one pull cannot do both. Set the animator of the \
      present control, call removeHeader() or removeFooter() first, or choose the opposite edge.
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
      RefreshKit: a session has been running for more than 30 seconds, and its control has no timeout. Its action has not \
      returned or, without one, nothing has ended it: call session.end(_:), and start the work in onBegin, because \
      beginRefreshing() sends no .valueChanged. Set timeout, so that work that never ends becomes a failure.
      """
    case unheard = """
      RefreshKit: a session has begun that nothing hears, so nothing will end it: its control has no action, no onBegin and no \
      target for .valueChanged, which is not sent where a list reaches its end. Set onBegin, or add the control with an action.
      """
    case awaitsItself = """
      RefreshKit: the action of a session waits for its own end, by refresh() or settled(): it would wait for ever, so the call \
      has returned at once. Wait in a task that the action does not await: Task { await header.settled() }.
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
  }

  /// The receiver of log entries; the system's log by default.
  static var sink: @MainActor (Entry, UIScrollView) -> Void = { entry, _ in writeToSystem(entry.rawValue) }

  /// The entries about the scroll view of a control, and not about the control itself.
  private static let aboutPlace = [Entry.cannotPull, .ignoredPull, .pages, .sheet, .systemControl, .systemBacking]

  /// The time in seconds after which a session is slow: URLSession gives up after 60.
  private static let patience = 30.0

  private weak var scrollView: UIScrollView?
  private var said: [Entry] = []

  /// The problems from before the control was added to a scroll view.
  private var waiting: [Entry] = []

  /// Logs a problem once; outside of a scroll view, when the control is added to one.
  func say(_ entry: Entry) {
    guard !said.contains(entry) else { return }
    guard let scrollView else {
      if !waiting.contains(entry) { waiting.append(entry) }
      return
    }
    said.append(entry)
    Self.sink(entry, scrollView)
  }

  /// Returns the usable value for one that the app has set, and logs if they differ.
  func usable<Value: Equatable>(_ usable: Value, for given: Value) -> Value {
    if usable != given { say(.clampedSetting) }
    return usable
  }

  /// Allows entries to be logged again, because they are about something else from now on.
  func forget(_ entries: [Entry]) {
    said.removeAll(where: entries.contains)
    waiting.removeAll(where: entries.contains)
  }

  /// Takes over what was logged about a control that another one replaces: the same code adds both.
  func inherit(_ other: RefreshLog) { said += other.said }

  /// Logs from now on about a scroll view, first the problems that have waited for one.
  func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    waiting.forEach(say)
    waiting = []
  }

  /// Forgets the scroll view, and what was said about it.
  func leave() {
    scrollView = nil
    forget(Self.aboutPlace)
  }

  /// Logs what keeps the user from pulling a control; of one without a pull, it does not matter.
  func noteObstacles(of control: RefreshControl, in scrollView: UIScrollView) {
    guard scrollView.cannotBePulled(along: ScrollAxis(control.edge)), control.isEnabled, !control.isHidden,
      control.sideFrame?.trigger.respondsToPull == true
    else { return }
    say(.cannotPull)
  }

  /// Logs that the container takes the pull of a control; called after the setup.
  func noteContainer(of control: RefreshControl) {
    guard let driver = control.attachment, driver.container.isInSheet, control.edge == .top, control.role == .refresh,
      control.isEnabled, !control.isHidden, driver.scrollView?.refreshControl == nil, !driver.system.isWanted
    else { return }
    say(.sheet)
  }

  /// Logs a session without a timeout that runs for long.
  ///
  /// Called with each event, since no timer is worth it.
  func noteSlowness(of control: RefreshControl) {
    guard control.timeout == nil, let session = control.sessions.current else { return }
    if session.duration > Self.patience { say(.slowAction) }
  }
}

extension UIScrollView {
  /// Returns `true` if a finger cannot overscroll the content along an axis.
  fileprivate func cannotBePulled(along axis: ScrollAxis) -> Bool {
    guard bounces, isScrollEnabled else { return true }
    let length = axis.of(contentSize)
    guard length > 0, length <= axis.of(bounds.size) else { return false }
    return axis == .vertical ? !alwaysBounceVertical : !alwaysBounceHorizontal
  }
}

#if canImport(os)
/// Writes a text to the unified log, where it is found by its subsystem and its category.
package func writeToSystem(_ text: String) {
  Logger(subsystem: "RefreshKit", category: "RefreshControl").warning("\(text, privacy: .public)")
}
#else
/// Writes a text to the standard error stream.
package func writeToSystem(_ text: String) { NSLog("%@", text) }
#endif

/// Says what keeps the controls of a list from working.
@MainActor
struct ListReports {
  /// The notices of the insets that the app writes which have been said.
  private var insets = InsetNotice()

  /// Logs pulls that are let go past the trigger and begin nothing, which are hard to find otherwise.
  func noteRefusals(_ effects: RefreshStateMachine.Effects, _ controls: ControlPair) {
    if effects.near?.refusal != nil { controls.near?.log.say(.ignoredPull) }
    if effects.far?.refusal != nil { controls.far?.log.say(.ignoredPull) }
  }

  /// Logs what keeps the user from pulling; looks at the container in layout passes only, when the app has set it up.
  func noteObstacles(after event: RefreshStateMachine.Event, _ controls: ControlPair, in list: UIScrollView) {
    guard event == .laidOut || !list.bounces || !list.isScrollEnabled, list.window != nil else { return }
    if event == .laidOut { controls.each { $0.log.noteContainer(of: $0) } }
    controls.each { $0.log.noteObstacles(of: $0, in: list) }
  }

  /// Logs once what the machine has found about the insets that the app writes.
  mutating func note(_ found: InsetNotice, in list: UIScrollView) {
    let new = found.subtracting(insets)
    guard !new.isEmpty else { return }
    insets.formUnion(new)
    if new.contains(.taken) { RefreshLog.sink(.polluted, list) }
    if new.contains(.corrected) { RefreshLog.sink(.restored, list) }
  }
}
#endif
