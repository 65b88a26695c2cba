/// The motion of a scroll view inside its bounds after the finger has left it.
///
/// v(t) = v₀ · rᵗ and x(t) = v₀ · r · (1 − rᵗ) / (1 − r), with t in milliseconds and r the rate. Times are in seconds,
/// velocities in points per second; a negative velocity gives negative distances.
public struct Deceleration: Equatable, Sendable {
  /// How fast the motion loses its speed.
  public var rate: DecelerationRate

  /// A motion that loses its speed at `rate`.
  public init(rate: DecelerationRate = .normal) {
    self.rate = rate
  }

  /// The velocity left of `velocity` after `seconds`, in points per second.
  public func velocity(_ velocity: Double, after seconds: Double) -> Double {
    velocity * rate.retention(after: seconds)
  }

  /// How many points a motion that starts with `velocity` goes in `seconds`.
  public func distance(from velocity: Double, after seconds: Double) -> Double {
    restDistance(from: velocity) * (1 - rate.retention(after: seconds))
  }

  /// How many points a motion that starts with `velocity` goes until it rests.
  ///
  /// 0.499 of a point for each point per second at the normal rate, 0.099 at the fast one.
  public func restDistance(from velocity: Double) -> Double {
    velocity * rate.secondsToRest
  }

  /// The seconds after which a motion that starts with `velocity` has gone `distance` points.
  ///
  /// Zero for a distance of zero; `nil` if it goes the other way, or rests before.
  public func time(toTravel distance: Double, from velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let part = distance / restDistance(from: velocity)
    guard part > 0, part < 1 else { return nil }
    return 0.001 * Kernel.log(1 - part) / rate.logarithm
  }
}
