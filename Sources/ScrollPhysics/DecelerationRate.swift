/// The rate at which the velocity of a released scroll view decays, and with it the motion inside the bounds.
///
/// v(t) = v₀ · rᵗ and x(t) = v₀ · r · (1 − rᵗ) / (1 − r), with t in milliseconds and r the rate. Times are in seconds,
/// velocities in points per second; a negative velocity gives negative distances.
///
/// ```swift
/// let rate = DecelerationRate.fast
/// let rest = 300 + rate.restDistance(from: 1200)
/// let crossing = rate.time(toTravel: 100, from: 1200)  // nil if it stops before
/// let (way, speed) = (rate.distance(from: 1200, after: 0.1), rate.velocity(1200, after: 0.1))
/// #expect(way < rest - 300 && speed < 1200)
/// ```
///
/// The rate of a list:
///
/// ```swift
/// var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
/// scroll.decelerationRate = .fast  // a paging list; .normal by default
/// let slow = DecelerationRate(perMillisecond: 0.999)
/// #expect(slow.perMillisecond > DecelerationRate.normal.perMillisecond)
/// ```
public struct DecelerationRate: Equatable, Sendable {
  /// The fraction of the velocity that remains after one millisecond.
  public let perMillisecond: Double

  /// The natural logarithm of `perMillisecond`.
  let logarithm: Double

  /// The rate of `UIScrollView.DecelerationRate.normal`: 0.998 per millisecond.
  public static let normal = DecelerationRate(perMillisecond: 0.998, logarithm: -0.0020020026706730793)

  /// The rate of `UIScrollView.DecelerationRate.fast`: 0.99 per millisecond.
  public static let fast = DecelerationRate(perMillisecond: 0.99, logarithm: -0.01005033585350145)

  private init(perMillisecond: Double, logarithm: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
  }

  /// Creates a rate from the fraction of the velocity that remains after one millisecond.
  ///
  /// - Precondition: `perMillisecond` is above 0 and below 1.
  public init(perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "perMillisecond must be above 0 and below 1.")
    self.init(perMillisecond: perMillisecond, logarithm: Kernel.log(perMillisecond))
  }

  /// The velocity that remains of `velocity` after `seconds`, in points per second.
  public func velocity(_ velocity: Double, after seconds: Double) -> Double { velocity * retention(after: seconds) }

  /// The distance that a motion starting with `velocity` covers in `seconds`, in points.
  public func distance(from velocity: Double, after seconds: Double) -> Double {
    restDistance(from: velocity) * (1 - retention(after: seconds))
  }

  /// The distance that a motion starting with `velocity` covers until it stops, in points.
  ///
  /// 0.499 points for each point per second at the normal rate, 0.099 at the fast one: r / (1 − r) milliseconds. UIKit
  /// moves the content in steps of one millisecond, and reduces the velocity before the first of them.
  public func restDistance(from velocity: Double) -> Double {
    velocity * (0.001 * perMillisecond / (1 - perMillisecond))
  }

  /// The time in seconds that a motion starting with `velocity` takes to cover `distance` points.
  ///
  /// Zero for a distance of zero; `nil` if the motion leads the other way or stops before.
  public func time(toTravel distance: Double, from velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let part = distance / restDistance(from: velocity)
    guard part > 0, part < 1 else { return nil }
    return 0.001 * Kernel.log(1 - part) / logarithm
  }

  /// The fraction of the velocity that remains after `seconds`.
  func retention(after seconds: Double) -> Double { Kernel.exp(logarithm * (1000 * seconds)) }
}
