/// The velocity of a finger at the moment it leaves the screen, as UIKit makes it of the last touches.
///
/// A recogniser reports 0.2 of the velocity between the last two touches and 0.8 of the one before; a scroll view takes
/// 0.75 of the report before the last and 0.25 of the last. So a last touch that hardly moves, as fingers make them when
/// they lift, does not stop a flick. The shares are third-party findings.
public struct ReleaseVelocity: Equatable, Sendable {
  /// The least velocity that makes a scroll view go on by itself inside its bounds: 250 points per second.
  public static let leastForDeceleration = 250.0

  /// A finger that has not moved for longer than this, in seconds, has stopped.
  ///
  /// UIKit's recogniser goes on reporting its last velocity, but no scroll view flies off after a hold; where it draws
  /// the line is not known.
  public static let memory = 0.1

  private struct Touch: Equatable, Sendable {
    let position: Double
    let time: Double
  }

  private var last: Touch?
  private var current: Double?
  private var report: Double?
  private var reportBefore: Double?

  /// A finger of which nothing is known yet.
  public init() {}

  /// Takes note of a touch.
  ///
  /// A touch that is not finite, or not later than the one before, is ignored.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - time: In seconds of any clock that does not go back.
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
