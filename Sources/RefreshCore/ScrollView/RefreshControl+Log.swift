#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The problems of a control that are logged once.
struct ControlReports {
  fileprivate var written: Set<RefreshLog.Entry> = []
  fileprivate var waiting: Set<RefreshLog.Entry> = []

  /// Allows an entry to be logged again, because it is about something else from now on.
  mutating func forget(_ entry: RefreshLog.Entry) {
    written.remove(entry)
    waiting.remove(entry)
  }

  /// Allows the entries about the scroll view and its container to be logged again: the control leaves them.
  mutating func forgetPlace() {
    let entries: [RefreshLog.Entry] = [
      .cannotPull, .ignoredPull, .systemControl, .sheet, .growingBar, .systemTrigger, .systemDistance, .systemPlacement,
      .systemExtent,
    ]
    entries.forEach { forget($0) }
  }

  /// Takes over what was logged about a control that another one replaces: the same code adds both.
  mutating func inherit(_ other: ControlReports) { written.formUnion(other.written) }
}

extension RefreshControl {
  /// Logs a problem once; outside of a scroll view, when the control is added to one.
  func report(_ entry: RefreshLog.Entry) {
    guard !reports.written.contains(entry) else { return }
    guard let scrollView = superview as? UIScrollView else {
      reports.waiting.insert(entry)
      return
    }
    reports.written.insert(entry)
    RefreshLog.write(entry, about: scrollView)
  }

  /// The time in seconds after which an action without a timeout is worth a line: URLSession gives up after 60.
  private static let patience = 30.0

  /// Logs an action that runs for long.
  ///
  /// Called with each event, since no timer is worth it.
  func noticeSlowness(at time: Double) {
    guard let start = actionStart, timeout == nil, time - start > Self.patience else { return }
    actionStart = nil
    report(.slowAction)
  }

  /// Removes the control at the edge of this one, and logs that it has replaced it.
  func replace(_ other: RefreshControl) {
    other.removeFromSuperview()
    reports.inherit(other.reports)
    report(other.role == role ? .replacedControl : .replacedOtherRole)
  }

  /// Logs the settings that have no effect with the backing of the system.
  func reportSettingsOfTheSystem() {
    guard backingInUse == .system else { return }
    if trigger != nil { report(.systemTrigger) }
    if triggerDistance != nil { report(.systemDistance) }
    if placement != nil { report(.systemPlacement) }
  }

  /// Logs the problems from before the control was added to its scroll view.
  func reportWaiting() {
    let waiting = reports.waiting
    reports.waiting = []
    waiting.forEach(report)
  }

  /// Logs what keeps the user from pulling; of a control without a pull, it does not matter.
  func reportObstacles(in scrollView: UIScrollView) {
    guard scrollView.cannotBePulled(along: ScrollAxis(edge)), isEnabled, !isHidden,
      let trigger = attachment?.machine.settings(at: side).trigger, trigger.respondsToPull
    else { return }
    report(.cannotPull)
  }

  /// Logs a pull that was let go past the trigger and begins nothing.
  func reportIgnoredPull(_ reason: RefreshRequestResult.Reason?) {
    if reason != nil { report(.ignoredPull) }
  }

  /// Returns the usable number for one that the app has set, and logs if they differ.
  func usable<Value: Equatable>(_ usable: Value, for given: Value) -> Value {
    if usable != given { report(.clampedSetting) }
    return usable
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

#endif
