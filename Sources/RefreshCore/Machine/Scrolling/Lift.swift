import ScrollPhysics

/// A drag at one side, and the time of its lift.
struct Lift: Equatable, Sendable {
  /// The pull under the finger, in points; after the lift, the pull at the lift.
  let pull: Double

  /// The least pull since the drag began, in points: the part of it that momentum had brought.
  let base: Double

  /// The time of the lift, in seconds; `nil` if the last drag ended without one.
  let time: Double?

  /// `true` if the drag began at the edge of the content.
  var isFromEdge = true

  /// The last offset under the finger, in points.
  var offset = 0.0

  /// The velocity of the pan in the turn of the lift, in points per second; `nil` later, and if it is not known.
  var velocity: Double?

  /// `true` at the first frame after the lift, however long it has taken.
  var isFirstFrame = false

  /// The time after which a lift is ignored by a take-over, in seconds: by then another motion has begun.
  private static let memory = 0.25

  /// The time after a lift in which the content moves as it does when a finger releases it, in seconds: four frames.
  private static let release = 4.0 / 60

  /// Returns `true` if a finger has just released the content, so that UIKit's bounce starts at its full speed.
  func isFresh(_ flush: FlushContext) -> Bool {
    time.map { isFirstFrame || flush.time - $0 <= Self.release } ?? false
  }

  /// Returns `true` if the content has moved inward faster than the bounce alone explains, by more than UIKit's
  /// threshold for a fling.
  ///
  /// UIKit may have made a first step in the lift itself, so one frame is added to the elapsed time. The pull at which the finger
  /// has left the content counts from the present edge, which an inset of the app may have moved since.
  func isFling(from start: Double, to present: Double, _ flush: FlushContext) -> Bool {
    guard let time, flush.time - time <= Self.memory, flush.scroll.isDecelerating else { return false }
    let allowance = flush.time - time + flush.frame
    let byBounce = start * BounceLaw.retention(after: allowance)
    return byBounce - present > RefreshTiming.flingSpeed * allowance
  }
}
