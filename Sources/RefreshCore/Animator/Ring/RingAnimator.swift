/// A ring that closes with the pull, chases itself while a session runs, and ends with a tick or a cross.
///
/// If the session's progress is reported it shows that instead of chasing. As a footer it waits for a tap as a reload
/// symbol, without words, and shows nothing once everything is loaded. It is what a control has that was given no
/// animator.
public struct RingAnimator: RefreshAnimator, Equatable, Sendable {
  /// Space kept open while a session runs, in points.
  private static let heldExtent = 56.0

  /// Creates the ring.
  public init() {}

  /// 56 points held and 78.4 to pull, 70 and 98 at accessibility sizes; a header draws outcomes.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let held = Self.heldExtent * surroundings.pictureScale
    return RefreshMetrics(
      heldExtent: held, triggerDistance: RefreshMetrics.minimumTriggerRatio * held,
      showsOutcomes: surroundings.role == .refresh)
  }

  /// Draws the ring in the middle of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    RingPose(update).draw(into: &drawing)
  }
}

extension RefreshAnimator where Self == RingAnimator {
  /// A ring that closes with the pull and chases itself while a session runs.
  public static var ring: RingAnimator { RingAnimator() }
}
