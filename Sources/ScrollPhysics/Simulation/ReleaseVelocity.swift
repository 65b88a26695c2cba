/// The velocity of a finger at the moment it lifts, computed from the last touches as UIKit does.
///
/// A gesture recogniser reports 0.2 of the velocity between the last two touches plus 0.8 of the previous one; a scroll
/// view uses 0.75 of the report before the last and 0.25 of the last. A last touch that hardly moves, which fingers
/// often produce when they lift, therefore does not stop a flick. The weights are third-party measurements.
///
/// ```swift
/// var finger = ReleaseVelocity()
/// finger.record(300, at: 0)
/// finger.record(320, at: 0.016)
/// finger.record(344, at: 0.033)
/// let isFlick = abs(finger.velocity(at: 0.034)) >= ReleaseVelocity.leastForDeceleration
/// #expect(finger.velocity(at: 0.034 + ReleaseVelocity.memory) == 0)  // the finger has stopped
/// ```
public struct ReleaseVelocity: Equatable, Sendable {
  /// The lowest velocity that makes a scroll view decelerate inside its bounds: 250 points per second.
  public static let leastForDeceleration = 250.0

  /// The time in seconds after which a finger that has not moved counts as stopped.
  ///
  /// UIKit's recogniser keeps reporting its last velocity, but a scroll view does not fly off after a hold; UIKit's
  /// limit is not known.
  public static let memory = 0.1

  private struct Touch: Equatable, Sendable {
    let position: Double
    let time: Double
  }

  private var last: Touch?
  private var current: Double?
  private var report: Double?
  private var reportBefore: Double?

  /// Creates the velocity of a finger without touches.
  public init() {}

  /// Records a touch.
  ///
  /// Ignores a touch that is not finite, or not later than the previous one.
  ///
  /// - Parameters:
  ///   - position: The position in points.
  ///   - time: The time in seconds of any monotonic clock.
  public mutating func record(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    guard let last else {
      self.last = Touch(position: position, time: time)
      return
    }
    guard time > last.time else { return }
    let velocity = (position - last.position) / (time - last.time)
    guard velocity.isFinite else { return }
    reportBefore = report
    report = 0.2 * velocity + 0.8 * (current ?? velocity)
    current = velocity
    self.last = Touch(position: position, time: time)
  }

  /// The velocity of a finger that lifts at `time`, in points per second, positive towards greater positions.
  ///
  /// Zero with fewer than two touches, after a hold, and for a time that is not finite.
  public func velocity(at time: Double) -> Double {
    guard let last, let report, time - last.time <= Self.memory else { return 0 }
    return 0.75 * (reportBefore ?? report) + 0.25 * report
  }
}
