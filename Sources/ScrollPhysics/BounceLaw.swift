/// The motion of a scroll view outside its bounds after the finger has lifted, back to the edge.
///
/// With y the distance from the edge, v the velocity, t in milliseconds, r the deceleration rate and K = 0.99ᵗ: y ← K ·
/// y + v · r · K · (1 − rᵗ) / (1 − r), then v ← v · rᵗ · K. Content released at rest returns by 1 % per millisecond: at
/// full speed from the first frame, and never past the edge. The law matches third-party measurements of UIKit within 3
/// pixels. Splitting a time into steps does not change the result.
///
/// ```swift
/// let (distance, velocity) = BounceLaw.step(distance: -80, velocity: 0, rate: .normal, by: 1.0 / 60)
/// let peak = BounceLaw.deepestDistance(from: -2000, rate: .normal)  // how far a flick overshoots the top
/// let left = BounceLaw.retention(after: 1.0 / 60)  // the part of a distance that a frame leaves
/// ```
public enum BounceLaw {
  /// The fraction of the distance that remains after `seconds`: 0.99 to the power of the milliseconds, whatever the rate.
  public static func retention(after seconds: Double) -> Double { DecelerationRate.fast.retention(after: seconds) }

  /// The distance from the edge and the velocity after `seconds`.
  ///
  /// The law covers one side of the edge only. If the result lies beyond the edge, the motion reached the edge after
  /// `DecelerationRate.time(toTravel:from:)` of the negated distance.
  ///
  /// - Parameters:
  ///   - distance: The distance from the edge, in points, signed.
  ///   - velocity: The velocity in points per second; it has the sign of `distance` when it leads away from the edge.
  ///   - rate: The deceleration rate of the scroll view.
  ///   - seconds: The elapsed time, zero or more.
  /// - Returns: The distance in points and the velocity in points per second, with the signs of the parameters.
  public static func step(
    distance: Double, velocity: Double, rate: DecelerationRate, by seconds: Double
  ) -> (distance: Double, velocity: Double) {
    let retention = retention(after: seconds)
    let free = distance + rate.distance(from: velocity, after: seconds)
    return (free * retention, rate.velocity(velocity, after: seconds) * retention)
  }

  /// The greatest distance past the edge of a motion that reaches it with `velocity`, in points, with the sign of
  /// `velocity`.
  ///
  /// About 0.0333 of a point for each point per second at the normal rate, after 91 milliseconds. It is the greatest
  /// value of K · (1 − rᵗ), found where its derivative is zero: at rᵗ = ln K / (ln K + ln r).
  public static func deepestDistance(from velocity: Double, rate: DecelerationRate) -> Double {
    let home = DecelerationRate.fast.logarithm
    let left = home / (home + rate.logarithm)
    let retention = Kernel.exp(Kernel.log(left) * home / rate.logarithm)
    return rate.restDistance(from: velocity) * (1 - left) * retention
  }
}
