#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The reports to the log.
extension RefreshController {
  /// Logs pulls that are let go past the trigger and begin nothing, which are hard to find otherwise.
  func reportIgnoredPulls(_ effects: Machine.Effects) {
    if effects.near?.refusal != nil { near?.log.say(.ignoredPull) }
    if effects.far?.refusal != nil { far?.log.say(.ignoredPull) }
  }

  /// Logs what keeps the user from pulling; looks at the container in layout passes only, when the app has set it up.
  func reportObstacles(after event: Machine.Event) {
    guard let scrollView, event == .laidOut || !scrollView.bounces || !scrollView.isScrollEnabled,
      scrollView.window != nil
    else { return }
    if event == .laidOut {
      each { $0.log.noteContainer(of: $0) }
    }
    each { $0.log.noteObstacles(of: $0, in: scrollView) }
  }

  /// Logs once what the machine has found about the insets that the app writes.
  func reportInsets() {
    let found = machine.insetNotices.subtracting(reportedInsets)
    guard !found.isEmpty, let scrollView else { return }
    reportedInsets.formUnion(found)
    if found.contains(.taken) { RefreshLog.sink(.polluted, scrollView) }
    if found.contains(.corrected) { RefreshLog.sink(.restored, scrollView) }
  }
}
#endif
