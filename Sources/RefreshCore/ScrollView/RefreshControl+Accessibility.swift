#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// The words of the control: those of its indicator, of its style, or of its language.
  var words: ControlWords { ControlWords(stage.indicator, look, language) }

  /// The control as assistive technologies find it, where the app sets nothing.
  var spoken: SpokenControl {
    SpokenControl(
      role: role, state: refreshState, outcome: sideFrame?.outcome, tap: sideFrame?.tap,
      respondsToPull: sideFrame?.trigger.respondsToPull == true, isDrawn: isDrawn,
      isInWindow: window != nil, message: message, progress: sessionProgress, words: words, lastRefresh: refreshes)
  }

  /// Announces the start of a session or, with an outcome, its end.
  func announce(_ outcome: RefreshOutcome?) {
    announcer.announce(outcome, by: self) { words.announcement(outcome, of: role, message: message) }
  }

  /// The control in one line.
  var summary: String {
    let place = "\(role == .refresh ? "refreshes" : "loads more") at \(edge)"
    guard let sideFrame else { return "RefreshControl: \(place), in no scroll view" }
    let number = sideFrame.session
    let session = number == 0 ? "no session yet" : "session \(number) from \(sideFrame.origin)"
    let outcome = sideFrame.outcome.map { ", \($0)" } ?? ""
    let flags = (isEnabled ? "" : ", disabled") + (isHidden ? ", hidden" : "") + (isRecording ? ", recording" : "")
    return """
      RefreshControl: \(place), \(refreshState), \(session)\(outcome), pulled \(sideFrame.pull) of \
      \(configuration.metrics.triggerDistance), added inset \(sideFrame.addedInset)\(flags)
      """
  }
}

#endif
