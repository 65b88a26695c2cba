import ScrollPhysics

/// A finger's letting go, as the take-over needs to know it.
struct Lift: Equatable, Sendable {
  /// The pull that was let go.
  let pull: Double

  /// When it was let go, in seconds.
  let time: Double

  /// A lift is forgotten when a take-over comes so much later: something else has happened in between.
  private static let memory = 0.25

  /// Whether the content came in faster than the bounce alone explains, by more than UIKit's threshold for a fling.
  ///
  /// UIKit may have made a first step in the lift itself, so one frame is added to the time that has passed.
  func isFling(to present: Double, _ context: FlushContext) -> Bool {
    let elapsed = context.time - time
    guard elapsed <= Self.memory, context.scroll.isDecelerating else { return false }
    let allowance = elapsed + context.frame
    let byBounce = pull * BounceLaw.retention(after: allowance)
    return byBounce - present > RefreshTiming.flingSpeed * allowance
  }
}
