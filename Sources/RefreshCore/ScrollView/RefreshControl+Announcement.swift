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

  /// The text of the animator, followed by the message of the session's end.
  private func usualAnnouncement(_ outcome: RefreshOutcome?) -> String? {
    let own = indicator.spokenTexts(in: languageInUse).announcement(outcome, of: role)
    let standard = RefreshTexts.standard(for: languageInUse).announcement(outcome, of: role)
    let words = own?.isEmpty == true ? standard : own
    let sentence = outcome == nil ? nil : message
    return [words, sentence].compactMap { $0 }.joined(separator: ", ")
  }
}

#endif
