/// Allows feedback once per crossing of the trigger, and never twice within a short time.
struct FeedbackGate: Equatable, Sendable {
  /// The last feedback that was allowed.
  private(set) var kind = RefreshFeedback.armed

  private var lastTime: Double?
  private var isCrossingArmed = true
  private var isPrepared = false

  /// The fraction of the trigger distance below which the pull must fall before a second crossing plays feedback.
  private static let hysteresis = 0.92

  /// The fraction of the trigger distance at which the generator is prepared: it needs 50 to 150 ms, about the time for
  /// the second half of a pull.
  private static let preparation = 0.5

  /// The shortest time between two taps, in seconds: in less, they are perceived as a rattle.
  private static let shortestGap = 0.12

  /// Follows the pull of a drag; returns `true` if the generator has to be prepared.
  mutating func follow(pull: Double, trigger: Double) -> Bool {
    if pull < Self.hysteresis * trigger { isCrossingArmed = true }
    guard !isPrepared, pull >= Self.preparation * trigger else { return false }
    isPrepared = true
    return true
  }

  /// Resets the gate after a drag.
  mutating func rest() {
    isPrepared = false
    isCrossingArmed = true
  }

  /// Returns `true` if a crossing of the trigger plays feedback.
  mutating func cross(_ kind: RefreshFeedback, at time: Double) -> Bool {
    guard isCrossingArmed else { return false }
    isCrossingArmed = false
    return play(kind, at: time)
  }

  /// Returns `true` if feedback is played.
  mutating func play(_ kind: RefreshFeedback, at time: Double) -> Bool {
    if let lastTime, time - lastTime < Self.shortestGap { return false }
    lastTime = time
    self.kind = kind
    return true
  }
}
