#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Says by VoiceOver what becomes of a control's sessions.
@MainActor
final class Announcer: FrameClockDelegate {
  /// A list that is reloaded at the end of a session reads out its rows, which would swallow what is said at once; in
  /// seconds.
  private static let delayOfEnd = 0.3

  private weak var speaker: UIView?
  private var clock: (any FrameClock)?
  private var words: String?

  /// Says that a session has begun.
  func sayBegin(_ words: String, for speaker: UIView) {
    self.speaker = speaker
    say(words)
  }

  /// Says how a session has ended, a moment later, unless another has begun by then.
  func sayEnd(_ words: String, for speaker: UIView) {
    let clock = clock ?? makeFrameClock(for: self)
    self.clock = clock
    self.speaker = speaker
    self.words = words
    clock.wake(.at(clock.now + Self.delayOfEnd))
  }

  /// Says nothing of what waits to be said.
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

  /// A notification of another kind would move the cursor of VoiceOver.
  private func say(_ words: String) {
    guard UIAccessibility.isVoiceOverRunning, speaker?.window != nil else { return }
    UIAccessibility.post(notification: .announcement, argument: words)
  }
}

#endif
