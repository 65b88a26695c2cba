/// Lets feedback through once a crossing, and never twice in a moment.
struct FeedbackGate: Equatable, Sendable {
  /// The feedback that was let through last.
  private(set) var kind = RefreshFeedback.armed

  private var lastTime = -Double.infinity
  private var isCrossingArmed = true
  private var isPrepared = false

  /// A second crossing is felt only after the pull has been below this part of the trigger.
  private static let hysteresis = 0.92

  /// Generators need 50 to 150 ms to wake up; half of the trigger is about as far ahead.
  private static let preparation = 0.5

  /// Two taps in less than this are felt as a rattle.
  private static let shortestGap = 0.12

  /// Follows the pull of a drag; answers whether to get ready.
  mutating func follow(pull: Double, trigger: Double) -> Bool {
    if pull < Self.hysteresis * trigger { isCrossingArmed = true }
    guard !isPrepared, pull >= Self.preparation * trigger else { return false }
    isPrepared = true
    return true
  }

  /// The drag is over.
  mutating func rest() {
    isPrepared = false
    isCrossingArmed = true
  }

  /// Answers whether a crossing of the trigger is to be felt.
  mutating func cross(_ kind: RefreshFeedback, at time: Double) -> Bool {
    guard isCrossingArmed else { return false }
    isCrossingArmed = false
    return play(kind, at: time)
  }

  /// Answers whether feedback is to be felt.
  mutating func play(_ kind: RefreshFeedback, at time: Double) -> Bool {
    guard time - lastTime >= Self.shortestGap else { return false }
    lastTime = time
    self.kind = kind
    return true
  }
}
