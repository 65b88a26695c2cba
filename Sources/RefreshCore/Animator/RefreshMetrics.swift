/// The distances and delays that an animator asks for.
///
/// An animator computes them from the place it draws in, so a number that cannot be used is clamped to the nearest one that
/// can be, and a control says so in the log once for each animator.
public struct RefreshMetrics: Equatable, Sendable {
  /// How much space is kept open while a session runs, in points.
  ///
  /// In use it is rounded up to a pixel and is at most a fifth of the viewport.
  public let heldExtent: Double

  /// How far the content is pulled to arm, in points.
  ///
  /// In use it is at least 1.4 times the held extent, and at most a fifth of the viewport.
  public let triggerDistance: Double

  /// How long after arming or firing, whichever came first, the drawing begins to turn into its activity, in seconds.
  public let activationDelay: Double

  /// The same for a session that began with less than half of the held extent in sight, in seconds.
  public let activationDelayFromRest: Double

  /// Whether the outcome of a session is drawn, and therefore shown for a time.
  public let showsOutcomes: Bool

  /// Whether a number could not be used as it was given.
  let isClamped: Bool

  /// The largest extent, distance or delay, in points or seconds: longer than any list is, and a day.
  private static let largest = 100_000.0

  /// The trigger distance in place of one that is not above 0, in points.
  private static let leastTrigger = 1.0

  /// Creates the metrics of an animator.
  ///
  /// A number below 0 becomes 0, one above 100 000 becomes that, and one that is not a number becomes the default. A trigger
  /// distance of 0 or less becomes 1.
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
    let delay = Self.clamped(activationDelay, else: 0)
    let fromRest = activationDelayFromRest.map { Self.clamped($0, else: delay) } ?? delay
    let extent = Self.clamped(heldExtent, else: 60)
    let distance = Self.clamped(triggerDistance, else: 84)
    self.heldExtent = extent
    self.triggerDistance = distance > 0 ? distance : Self.leastTrigger
    self.activationDelay = delay
    self.activationDelayFromRest = fromRest
    self.showsOutcomes = showsOutcomes
    isClamped =
      extent != heldExtent || self.triggerDistance != triggerDistance || delay != activationDelay
      || fromRest != (activationDelayFromRest ?? delay)
  }

  private static func clamped(_ number: Double, else standard: Double) -> Double {
    number.isNaN ? standard : min(max(number, 0), largest)
  }
}
