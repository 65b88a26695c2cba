#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The properties of the control for assistive technologies, where the app sets none.
extension RefreshControl {
  /// `true` while a session runs in a window, whether it is visible or not.
  var isInSession: Bool { window != nil && refreshState == .refreshing }

  /// The text of the tap; `nil` without one.
  var tapText: String? {
    switch attachment?.machine.tap(at: side) {
    case .load: wordsInUse.loadMore
    case .retry: [wordsInUse.loadingFailed, message].compactMap { $0 }.joined(separator: ", ")
    case nil: nil
    }
  }

  /// The progress of the session in per cent or, without one, the time of the last refresh.
  var sessionValue: String? {
    guard isInSession || (isDrawn && refreshState == .ending) else { return nil }
    if refreshState == .refreshing, let sessionProgress {
      return AgeFormats.shared.percentage(sessionProgress, in: history.locale)
    }
    let isSaid = indicator.words != nil && lastRefreshLine.words != nil
    return role == .refresh && !isSaid ? presentLastRefresh : nil
  }

  private var presentLastRefresh: String? {
    guard !isAskingForLastRefresh else { return nil }
    isAskingForLastRefresh = true
    defer { isAskingForLastRefresh = false }
    return lastRefresh.map { wordsInUse.lastUpdate(RefreshAge(of: $0, in: history)) }
  }

  /// The hint where the app sets none.
  var usualHint: String? {
    guard let machine = attachment?.machine else { return nil }
    if let tap = machine.tap(at: side) {
      // Words that are drawn beside a symbol may be the error's alone.
      return tap == .retry && indicator.words?.contains(wordsInUse.retry) != true ? wordsInUse.retry : nil
    }
    guard isInSession, machine.control(at: side).settings.trigger.respondsToPull else { return nil }
    return role == .refresh ? wordsInUse.pull : wordsInUse.pullToLoad
  }

  var usualTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if acceptsTap { traits.insert(.button) }
    if isInSession { traits.insert(.updatesFrequently) }
    return traits
  }

  /// The texts of the indicator; one that is empty is replaced by that of the style or the language.
  private var wordsInUse: RefreshTexts { spokenTexts.filled(from: styleTexts ?? .standard(for: languageInUse)) }

  /// The name of the action that refreshes.
  var refreshWord: String { wordsInUse.refresh }

  /// The control in one line.
  var summary: String {
    let place = "\(role == .refresh ? "refreshes" : "loads more") at \(edge)"
    guard let attachment, let scrollView = attachment.scrollView else {
      return "RefreshControl: \(place), in no scroll view"
    }
    let machine = attachment.machine
    let number = machine.session(at: side)
    let session = number == 0 ? "no session yet" : "session \(number) from \(machine.origin(at: side))"
    let outcome = machine.outcome(at: side).map { ", \($0)" } ?? ""
    let pull = machine.pull(at: side, attachment.read(scrollView))
    let flags = (isEnabled ? "" : ", disabled") + (isHidden ? ", hidden" : "") + (isRecording ? ", recording" : "")
    return """
      RefreshControl: \(place), \(refreshState), \(session)\(outcome), pulled \(pull) of \
      \(metrics.triggerDistance), added inset \(machine.addedInset[side])\(flags)
      """
  }
}

#endif
