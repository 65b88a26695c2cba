/// The distances and delays of an animator.
///
/// ```swift
/// struct BarAnimator: RefreshAnimator {
///   func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///     RefreshMetrics(heldExtent: 8, triggerDistance: 64)
///   }
///   // …
/// }
/// ```
public struct RefreshMetrics: Equatable, Sendable {
  /// The space that is kept open during a session, in points.
  ///
  /// Rounded up to a pixel and capped at a fifth of the viewport length.
  public let heldExtent: Double

  /// The distance that the content is pulled to arm, in points.
  ///
  /// At least 1.4 times the held extent, and at most a fifth of the viewport length.
  public let triggerDistance: Double

  /// The delay from arming or firing, whichever comes first, to the transition to the activity, in seconds.
  public let activationDelay: Double

  /// The delay for a session that begins with less than half of the held extent uncovered, in seconds.
  public let activationDelayFromRest: Double

  /// `true` if the animator draws the outcome of a session, which is then shown for a time.
  public let showsOutcomes: Bool

  /// Creates the metrics of an animator.
  ///
  /// Traps if a value is not finite, an extent or a delay is negative, or the trigger distance is not positive.
  ///
  /// - Parameters:
  ///   - heldExtent: The space kept open during a session, in points. 60 by default; 0 holds no space.
  ///   - triggerDistance: The pull that arms, in points. 84 by default.
  ///   - activationDelay: The delay from arming or firing to the activity, in seconds. 0 by default.
  ///   - activationDelayFromRest: The same delay for a session that begins almost unseen. `activationDelay` by default.
  ///   - showsOutcomes: `true` if the animator draws outcomes. `false` by default.
  public init(
    heldExtent: Double = 60,
    triggerDistance: Double = 84,
    activationDelay: Double = 0,
    activationDelayFromRest: Double? = nil,
    showsOutcomes: Bool = false
  ) {
    precondition(heldExtent.isFinite && heldExtent >= 0, "heldExtent must be a finite number of points, 0 or more")
    precondition(
      triggerDistance.isFinite && triggerDistance > 0, "triggerDistance must be a finite number of points above 0")
    precondition(activationDelay.isFinite && activationDelay >= 0, "activationDelay must be 0 seconds or more")
    let fromRest = activationDelayFromRest ?? activationDelay
    precondition(fromRest.isFinite && fromRest >= 0, "activationDelayFromRest must be 0 seconds or more")
    self.heldExtent = heldExtent
    self.triggerDistance = triggerDistance
    self.activationDelay = activationDelay
    self.activationDelayFromRest = fromRest
    self.showsOutcomes = showsOutcomes
  }
}
