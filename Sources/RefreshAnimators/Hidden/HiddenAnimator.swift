import RefreshCore

/// Draws nothing: for apps that show a refresh somewhere else, from the control's states.
///
/// It is pulled, arms and fires like any other. By default it holds nothing, so the list returns to rest during a
/// session. It shows no outcome: an app that hides its control says itself that a refresh failed, by
/// `RefreshControl.sessionEvents`.
///
/// ```swift
/// let header = tableView.refresh.addHeader(animator: .hidden(heldExtent: 60)) { try await feed.reload() }
/// ```
public struct HiddenAnimator: RefreshAnimator, Equatable, Sendable {
  /// The two distances that were asked for, without outcomes.
  private let ownMetrics: RefreshMetrics

  package init(heldExtent: Double = 0, triggerDistance: Double = 84) {
    // NaN is replaced by the default of this animator, which is not that of metrics, and is clamped all the same.
    ownMetrics = RefreshMetrics(heldExtent: heldExtent.isNaN ? 0 : heldExtent, triggerDistance: triggerDistance)
      .showing(success: 0, failure: 0).clamped(if: heldExtent.isNaN)
  }

  /// The two distances that were asked for; outcomes are not drawn, not even a failure by the control.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { ownMetrics }

  /// Draws nothing.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
}

extension RefreshAnimator where Self == HiddenAnimator {
  /// Nothing drawn and nothing held, for apps that show a refresh somewhere else.
  public static var hidden: HiddenAnimator { HiddenAnimator() }

  /// Nothing drawn, for apps that show a refresh somewhere else.
  ///
  /// Distances are clamped as by `RefreshMetrics`, and NaN is replaced by the default; a control logs that once.
  ///
  /// - Parameters:
  ///   - heldExtent: The space kept open while a session runs, in points, for the app's own view.
  ///   - triggerDistance: The pull distance that arms, in points. 84 by default; a control raises it to 1.4 times the held
  ///     extent, and then caps it at a fifth of the viewport.
  /// - Returns: The animator.
  public static func hidden(heldExtent: Double, triggerDistance: Double = 84) -> HiddenAnimator {
    HiddenAnimator(heldExtent: heldExtent, triggerDistance: triggerDistance)
  }
}
