#if REFRESH_ADAPTER
/// Announces the sessions of a control with VoiceOver.
@MainActor
final class Announcer: FrameClockDelegate {
  /// The delay of the announcement at the end of a session, in seconds.
  ///
  /// VoiceOver reads the rows of a list that is reloaded at the end of a session, which would interrupt an immediate
  /// announcement.
  private static let delayOfEnd = 0.3

  /// `true` while the app is asked for an announcement: it may begin or end a session.
  private var isAsking = false
  private weak var speaker: UIView?
  private var clock: (any FrameClock)?
  private var words: String?

  /// Announces the start of a session at once or, with an outcome, its end after a delay, unless another begins before.
  ///
  /// - Parameters:
  ///   - outcome: The outcome; `nil` at the start.
  ///   - speaker: The control.
  ///   - text: Returns what is said; `nil` for nothing. It may call the app, and is not called where nothing would be heard.
  func announce(_ outcome: RefreshOutcome?, by speaker: UIView, _ text: () -> String?) {
    cancel()
    guard UIAccessibility.isVoiceOverRunning, speaker.window != nil, !isAsking else { return }
    isAsking = true
    let words = text()
    isAsking = false
    guard let words = words?.cutToVisible, !words.isEmpty else { return }
    self.speaker = speaker
    guard outcome != nil else { return say(words) }
    let clock = clock ?? makeFrameClock(for: self)
    self.clock = clock
    self.words = words
    clock.wake(.at(clock.now + Self.delayOfEnd))
  }

  /// Cancels a delayed announcement.
  func cancel() {
    words = nil
    clock?.wake(.never)
  }

  func frameClockDidTick(at time: Double) {}

  func frameClockDidWake(at time: Double) {
    guard let words else { return }
    self.words = nil
    say(words)
  }

  /// Posts an announcement; any other notification would move the VoiceOver cursor.
  private func say(_ words: String) {
    guard UIAccessibility.isVoiceOverRunning, speaker?.window != nil else { return }
    UIAccessibility.post(notification: .announcement, argument: words)
  }
}
#endif
