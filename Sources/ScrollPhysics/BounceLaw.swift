/// The motion of a scroll view outside its bounds after the finger has left it, back to the edge.
///
/// With y the distance from the edge, v the velocity, t in milliseconds, r the deceleration rate and K = 0.99ᵗ:
/// y ← K · y + v · r · K · (1 − rᵗ) / (1 − r), then v ← v · rᵗ · K. Released at rest, the content goes home by 1 % a
/// millisecond: at full speed from the first frame, and never past the edge. Measured of UIKit by third parties within
/// 3 pixels. Any split of a time into steps comes to the same.
public enum BounceLaw {
  /// The part of the distance that is left after a millisecond, whatever the deceleration rate.
  public static let retentionPerMillisecond = 0.99

  /// The part of the distance that is left after `seconds`: 0.99 to the power of the milliseconds.
  public static func retention(after seconds: Double) -> Double {
    DecelerationRate.fast.retention(after: seconds)
  }

  /// The distance from the edge and the velocity after `seconds`.
  ///
  /// The law knows one side only. Where the answer is beyond the edge, the motion has left the law at the moment that
  /// `Deceleration.time(toTravel:from:)` tells for minus the distance.
  ///
  /// - Parameters:
  ///   - distance: From the edge, in points, signed.
  ///   - velocity: In points per second; of the sign of `distance` when it leads away from the edge.
  ///   - rate: How fast the scroll view loses its speed.
  ///   - seconds: The time that passes, zero or more.
  /// - Returns: The distance in points and the velocity in points per second, signed as they came.
  public static func step(
    distance: Double,
    velocity: Double,
    rate: DecelerationRate,
    by seconds: Double
  ) -> (distance: Double, velocity: Double) {
    let deceleration = Deceleration(rate: rate)
    let retention = retention(after: seconds)
    let free = distance + deceleration.distance(from: velocity, after: seconds)
    return (free * retention, deceleration.velocity(velocity, after: seconds) * retention)
  }

  /// How far past the edge a motion comes that reaches it with `velocity`, in points and of the sign of `velocity`.
  ///
  /// About 0.0333 of a point for each point per second at the normal rate, after 91 milliseconds. It is the greatest
  /// value of K · (1 − rᵗ), found where its derivative is zero: at rᵗ = ln K / (ln K + ln r).
  public static func deepestDistance(from velocity: Double, rate: DecelerationRate) -> Double {
    let home = DecelerationRate.fast.logarithm
    let left = home / (home + rate.logarithm)
    let retention = Kernel.exp(Kernel.log(left) * home / rate.logarithm)
    return Deceleration(rate: rate).restDistance(from: velocity) * (1 - left) * retention
  }
}
