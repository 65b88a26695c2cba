import ScrollPhysics

/// A drag at one side, and the moment at which the finger let go.
struct Lift: Equatable, Sendable {
  /// The pull under the finger, in points; the one that was let go once the finger is gone.
  let pull: Double

  /// The least pull since the finger took the content over, in points: the part of it that momentum had brought.
  let base: Double

  /// The time of the lift, in seconds.
  let time: Double

  /// A lift is forgotten when a take-over follows so many seconds later: something else has happened in between.
  private static let memory = 0.25

  /// Returns `true` if the content came in faster than the bounce alone explains, by more than UIKit's threshold for a
  /// fling.
  ///
  /// UIKit may have made a first step in the lift itself, so one frame is added to the time that has passed.
  func isFling(to present: Double, _ flush: FlushContext) -> Bool {
    let elapsed = flush.time - time
    guard elapsed <= Self.memory, flush.scroll.isDecelerating else { return false }
    let allowance = elapsed + flush.frame
    let byBounce = pull * BounceLaw.retention(after: allowance)
    return byBounce - present > RefreshTiming.flingSpeed * allowance
  }
}
