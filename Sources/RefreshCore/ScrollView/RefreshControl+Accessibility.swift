#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// `true` if VoiceOver announces the start and the outcome of a session; `true` by default.
  ///
  /// Each is announced once, while VoiceOver runs and the control is in a window; the VoiceOver cursor does not move.
  ///
  /// ```swift
  /// header.announcesChanges = false  // the app says it itself, with the number of posts
  /// ```
  public var announcesChanges: Bool {
    get { announcer.announcesChanges }
    set { announcer.announcesChanges = newValue }
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
    get { announcer.announcementText }
    set { announcer.announcementText = newValue }
  }

  /// The words of the control: those of its indicator, of its style, or of its language.
  var words: ControlWords { ControlWords(stage.indicator, look, language) }

  /// The control as assistive technologies find it, where the app sets nothing.
  var spoken: SpokenControl {
    SpokenControl(
      role: role, state: refreshState, outcome: sideFrame?.outcome, tap: sideFrame?.tap,
      respondsToPull: sideFrame?.trigger.respondsToPull == true, isDrawn: stage.isShown,
      isInWindow: window != nil, message: sessions.message, progress: sessionProgress, words: words,
      lastRefresh: refreshes)
  }
}

#endif
