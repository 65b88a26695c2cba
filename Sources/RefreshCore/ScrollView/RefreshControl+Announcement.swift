#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The options of what VoiceOver says.
struct SpokenOptions {
  var announcesChanges = true
  var announcementText: (@MainActor (RefreshOutcome?) -> String?)?
}

extension RefreshControl {
  /// `true` if VoiceOver announces the start and the outcome of a session; `true` by default.
  ///
  /// Each is announced once, while VoiceOver runs and the control is in a window; the VoiceOver cursor does not move.
  ///
  /// ```swift
  /// header.announcesChanges = false  // the app says it itself, with the number of posts
  /// ```
  public var announcesChanges: Bool {
    get { spokenOptions.announcesChanges }
    set { spokenOptions.announcesChanges = newValue }
  }

  /// Returns the announcement for VoiceOver, instead of the animator's text; `nil` by default.
  ///
  /// Not called for a session that it begins or ends itself.
  /// Called with `nil` when a session begins, and with the outcome when it has ended. `nil` or an empty text is not
  /// announced, and a text is cut after 2,000 Unicode scalars.
  ///
  /// ```swift
  /// header.announcementText = { [feed] outcome in
  ///   outcome == .success ? "\(feed.unreadCount) new posts" : nil
  /// }
  /// ```
  public var announcementText: (@MainActor (RefreshOutcome?) -> String?)? {
    get { spokenOptions.announcementText }
    set { spokenOptions.announcementText = newValue }
  }

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
