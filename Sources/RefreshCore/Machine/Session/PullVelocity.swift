import ScrollPhysics

/// The velocity of a pull, measured from its distances and their times, and smoothed.
struct PullVelocity: Equatable, Sendable {
  /// The velocity, in points per second; above 0 while the content is pulled out.
  private(set) var value = 0.0

  /// The last distance in points, and its time in seconds; `nil` at rest.
  private(set) var last: Sample?

  struct Sample: Equatable, Sendable {
    var distance: Double
    var time: Double
  }

  /// The time over which the velocity is smoothed, in seconds: two frames at 60 Hz, because a touch may come in any of them.
  private static let smoothing = 1.0 / 30

  /// The velocity that counts as none, in points per second: less than a pixel in a frame.
  private static let least = 1.0

  /// Follows the pull to a distance at a time.
  ///
  /// The change of the distance counts in full at any step of time, also at none.
  mutating func follow(_ distance: Double, at time: Double) {
    guard distance.isFinite, time.isFinite else { return }
    defer { last = Sample(distance: distance, time: time) }
    guard let last else { return }
    let elapsed = max(time - last.time, 0)
    let change = distance - last.distance
    let kept = Kernel.exp(-elapsed / Self.smoothing)
    let share = elapsed > 0 ? (1 - kept) / elapsed : 1 / Self.smoothing
    let next = value * kept + change * share
    let isOver = change == 0 && abs(next) < Self.least
    value = isOver ? 0 : next.clamped(to: -NumberLimits.largest...NumberLimits.largest, else: 0)
  }

  /// Forgets the movement: the content stands still.
  mutating func rest() {
    value = 0
    last = nil
  }
}
