import RefreshCore

/// Draws nothing: for apps that show a refresh somewhere else, from the control's states.
///
/// It is pulled, arms and fires like any other. By default it holds nothing, so the list returns to rest during a
/// session.
public struct HiddenAnimator: RefreshAnimator, Equatable, Sendable {
  /// The space kept open while a session runs, in points.
  package let heldExtent: Double

  /// The pull distance that arms, in points.
  package let triggerDistance: Double

  /// Creates an animator that draws nothing.
  ///
  /// Traps if the held extent is not a finite number of 0 or more, or the trigger distance not a finite one above 0.
  ///
  /// - Parameters:
  ///   - heldExtent: The space kept open while a session runs, in points, for the app's own view. 0 by default.
  ///   - triggerDistance: The pull distance that arms, in points. 84 by default; in use it is at least 1.4 times the
  ///     held extent.
  public init(heldExtent: Double = 0, triggerDistance: Double = 84) {
    precondition(
      heldExtent.isFinite && heldExtent >= 0, "what a hidden control holds is a finite number of points, 0 or more")
    precondition(
      triggerDistance.isFinite && triggerDistance > 0,
      "the pull that arms a hidden control is a finite number of points above 0")
    self.heldExtent = heldExtent
    self.triggerDistance = triggerDistance
  }

  /// The two distances of the initializer; outcomes are not drawn.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: heldExtent, triggerDistance: triggerDistance)
  }

  /// Draws nothing.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
}

extension RefreshAnimator where Self == HiddenAnimator {
  /// Nothing drawn and nothing held, for apps that show a refresh somewhere else.
  public static var hidden: HiddenAnimator { HiddenAnimator() }

  /// Nothing drawn, for apps that show a refresh somewhere else; traps if a distance is invalid.
  ///
  /// - Parameters:
  ///   - heldExtent: The space kept open while a session runs, in points.
  ///   - triggerDistance: The pull distance that arms, in points. 84 by default.
  /// - Returns: The animator.
  public static func hidden(heldExtent: Double, triggerDistance: Double = 84) -> HiddenAnimator {
    HiddenAnimator(heldExtent: heldExtent, triggerDistance: triggerDistance)
  }
}
