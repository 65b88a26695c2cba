/// A ring that closes with the pull, rotates as an arc during a session, and ends with a tick or a cross.
///
/// If the app reports the progress of the session, the ring shows it instead of rotating. A footer has symbols in place of
/// words: three dots where a tap loads more, a reload symbol where one tries again, below the sentence about the failure, and a
/// short line once everything is loaded. The ring is the default animator.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }  // the ring fills up
/// }
/// ```
public struct RingAnimator: RefreshAnimator, Equatable, Sendable {
  /// The space kept open during a session, in points.
  private static let heldExtent = 56.0

  /// Creates the ring.
  public init() {}

  /// 56 points held and a pull of 78.4, or 70 and 98 at accessibility sizes; a header draws outcomes.
  ///
  /// A footer with a sentence about a failure holds what that needs, if it is more.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let held = max(Self.heldExtent * surroundings.indicatorScale, RingSentence.extent(in: surroundings))
    return RefreshMetrics(
      heldExtent: held, triggerDistance: RefreshMetrics.minimumTriggerRatio * held,
      showsOutcomes: surroundings.role == .refresh)
  }

  /// Draws the ring at the centre of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    RingPose(update, measuredBy: drawing).draw(into: &drawing)
  }
}

extension RefreshAnimator where Self == RingAnimator {
  /// A ring that closes with the pull and rotates as an arc during a session.
  public static var ring: RingAnimator { RingAnimator() }
}
