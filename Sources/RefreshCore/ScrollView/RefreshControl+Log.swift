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

  /// Logs the problems from before the control was added to its scroll view.
  func reportWaiting() {
    let waiting = reports.waiting
    reports.waiting = []
    waiting.forEach(report)
  }

  /// Returns the usable number for one that the app has set, and logs if they differ.
  func usable<Value: Equatable>(_ usable: Value, for given: Value) -> Value {
    if usable != given { report(.clampedSetting) }
    return usable
  }
}

#endif
