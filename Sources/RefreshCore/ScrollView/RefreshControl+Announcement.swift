#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// Announces the start of a session or, with an outcome, its end.
  func announce(_ outcome: RefreshOutcome?) {
    announcer.cancel()
    guard announcesChanges, UIAccessibility.isVoiceOverRunning, window != nil, !isAskingForAnnouncement else { return }
    isAskingForAnnouncement = true
    let words = if let announcementText { announcementText(outcome) } else { usualAnnouncement(outcome) }
    isAskingForAnnouncement = false
    guard let words = words?.cutToVisible, !words.isEmpty else { return }
    if outcome == nil {
      announcer.sayBegin(words, for: self)
    } else {
      announcer.sayEnd(words, for: self)
    }
  }

  /// Sets the identifier for UI tests, unless a storyboard has set one.
  func identify() {
    guard accessibilityIdentifier == nil else { return }
    accessibilityIdentifier = role == .refresh ? "refresh.header" : "refresh.footer"
  }

  /// The text of the session's state; `nil` without a session, and after one that is not visible.
  var sessionText: String? {
    guard isDrawn || isInSession else { return nil }
    switch refreshState {
    case .refreshing: return stateText(nil)
    case .ending: return (attachment?.machine.outcome(at: side)).flatMap(stateText)
    case .idle, .pulling, .armed, .noMoreData: return nil
    }
  }

  private func stateText(_ outcome: RefreshOutcome?) -> String? {
    let words = usualAnnouncement(outcome)
    return words?.isEmpty == true ? nil : words
  }

  /// The text of the animator, followed by the message of the session's end.
  private func usualAnnouncement(_ outcome: RefreshOutcome?) -> String? {
    let own = spokenTexts.announcement(outcome, of: role)
    let standard = (styleTexts ?? .standard(for: languageInUse)).announcement(outcome, of: role)
    let words = own?.isEmpty == true ? standard : own
    let sentence = outcome == nil ? nil : message
    return [words, sentence].compactMap { $0 }.joined(separator: ", ")
  }
}

#endif
