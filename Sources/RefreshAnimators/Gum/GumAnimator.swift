import RefreshCore

/// A ball of gum that sticks to the edge and is stretched by the pull, snaps back, and blossoms into a spinner.
///
/// It condenses in the gap that a pull opens, is drawn out to a thread, and snaps when the trigger is reached. While the
/// session runs it is a spinner; then the ball comes back with a tick or a cross, and shrinks with the gap.
public struct GumAnimator: RefreshAnimator, Equatable, Sendable {
  /// The radius of the ball at rest, in points, where there is room for it.
  public let radius: Double

  /// Creates the gum.
  ///
  /// Traps if the radius is not a finite number above 0.
  ///
  /// - Parameter radius: The radius of the ball at rest, in points; everything else is in proportion. 16 by default.
  public init(radius: Double = 16) {
    precondition(radius.isFinite && radius > 0, "the radius of the gum is a finite number of points above 0")
    self.radius = radius
  }

  /// 52 points held and 100 to pull for a radius of 16, in proportion for others, and less in a short scroll view.
  ///
  /// The spinner waits 0.15 seconds for the snap to be over, and 0.26 if it began nearly unseen. Outcomes are drawn.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(
      heldExtent: GumUnits.slack * GumUnits.scale(radius: radius, in: surroundings),
      triggerDistance: GumUnits.trigger(radius: radius),
      activationDelay: 0.15,
      activationDelayFromRest: 0.26,
      showsOutcomes: true
    )
  }

  /// Fires under the finger, so that the snap is seen while it is felt.
  public var preferredTrigger: RefreshTrigger { .whilePulling }

  /// Draws the gum between the rest line and the content.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    if update.surroundings.reducesMotion {
      StillGumPose(update).draw(into: &drawing)
    } else {
      GumPose(update).draw(update, into: &drawing)
    }
  }
}

extension RefreshAnimator where Self == GumAnimator {
  /// A ball of gum that is stretched by the pull and snaps back.
  public static var gum: GumAnimator { GumAnimator() }

  /// A ball of gum that is stretched by the pull and snaps back; traps if the radius is not a finite number above 0.
  ///
  /// - Parameter radius: The radius of the ball at rest, in points.
  /// - Returns: The animator.
  public static func gum(radius: Double) -> GumAnimator { GumAnimator(radius: radius) }
}
