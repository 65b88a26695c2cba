#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Announces the sessions of a control with VoiceOver.
@MainActor
final class Announcer: FrameClockDelegate {
  /// The delay of the announcement at the end of a session, in seconds.
  ///
  /// VoiceOver reads the rows of a list that is reloaded at the end of a session, which would interrupt an immediate
  /// announcement.
  private static let delayOfEnd = 0.3

  private weak var speaker: UIView?
  private var clock: (any FrameClock)?
  private var words: String?

  /// Announces that a session has begun.
  func sayBegin(_ words: String, for speaker: UIView) {
    self.speaker = speaker
    say(words)
  }

  /// Announces the end of a session after a delay, unless another session begins before.
  func sayEnd(_ words: String, for speaker: UIView) {
    let clock = clock ?? makeFrameClock(for: self)
    self.clock = clock
    self.speaker = speaker
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
