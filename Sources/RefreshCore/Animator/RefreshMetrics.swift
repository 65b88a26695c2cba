/// The distances and delays that an animator asks for.
public struct RefreshMetrics: Equatable, Sendable {
  /// The smallest ratio of the trigger distance to the held extent.
  ///
  /// UIKit may make two bounce steps before the controller takes over, and two at 60 Hz leave 0.715 of a pull:
  /// 1.4 · 0.715 > 1. With a smaller ratio a bounce could end inside the held extent.
  public static let minimumTriggerRatio = 1.4

  /// The largest held extent and trigger distance, as a fraction of the viewport.
  ///
  /// A finger that travels half of a viewport pulls the content 0.216 of it. An animator that scales with the trigger
  /// distance multiplies this by the viewport of its surroundings.
  public static let maximumViewportFraction = 0.2

  /// How much space is kept open while a session runs, in points.
  ///
  /// In use it is rounded up to a pixel and is at most ``maximumViewportFraction`` of the viewport.
  public let heldExtent: Double

  /// How far the content is pulled to arm, in points.
  ///
  /// In use it is at least ``minimumTriggerRatio`` times the held extent, and at most ``maximumViewportFraction`` of the
  /// viewport.
  public let triggerDistance: Double

  /// How long after arming or firing, whichever came first, the drawing begins to turn into its activity, in seconds.
  public let activationDelay: Double

  /// The same for a session that began with less than half of the held extent in sight, in seconds.
  public let activationDelayFromRest: Double

  /// Whether the outcome of a session is drawn, and therefore shown for a time.
  public let showsOutcomes: Bool

  /// Creates the metrics of an animator.
  ///
  /// Traps if a value is not finite, an extent or a delay is negative, or the trigger distance is not positive.
  ///
  /// - Parameters:
  ///   - heldExtent: Space kept open while a session runs, in points. 60 by default; 0 holds nothing.
  ///   - triggerDistance: Pull that arms, in points. 84 by default.
  ///   - activationDelay: Seconds from arming or firing to the activity. 0 by default.
  ///   - activationDelayFromRest: The same for a session that began nearly unseen. `activationDelay` by default.
  ///   - showsOutcomes: Whether outcomes are drawn. `false` by default.
  public init(
    heldExtent: Double = 60,
    triggerDistance: Double = 84,
    activationDelay: Double = 0,
    activationDelayFromRest: Double? = nil,
    showsOutcomes: Bool = false
  ) {
    precondition(heldExtent.isFinite && heldExtent >= 0, "heldExtent is a finite number of points, 0 or more")
    precondition(
      triggerDistance.isFinite && triggerDistance > 0, "triggerDistance is a finite number of points above 0")
    precondition(activationDelay.isFinite && activationDelay >= 0, "activationDelay is 0 seconds or more")
    let fromRest = activationDelayFromRest ?? activationDelay
    precondition(fromRest.isFinite && fromRest >= 0, "activationDelayFromRest is 0 seconds or more")
    self.heldExtent = heldExtent
    self.triggerDistance = triggerDistance
    self.activationDelay = activationDelay
    self.activationDelayFromRest = fromRest
    self.showsOutcomes = showsOutcomes
  }
}
