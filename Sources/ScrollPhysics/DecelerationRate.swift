/// How fast a scroll view that nobody holds loses its speed.
public struct DecelerationRate: Equatable, Sendable {
  /// The part of the velocity that is left after a millisecond.
  public let perMillisecond: Double

  /// The natural logarithm of `perMillisecond`.
  let logarithm: Double

  /// The rate of `UIScrollView.DecelerationRate.normal`: 0.998 a millisecond.
  public static let normal = DecelerationRate(perMillisecond: 0.998, logarithm: -0.0020020026706730793)

  /// The rate of `UIScrollView.DecelerationRate.fast`: 0.99 a millisecond.
  public static let fast = DecelerationRate(perMillisecond: 0.99, logarithm: -0.01005033585350145)

  /// A rate by the part of the velocity that is left after a millisecond.
  ///
  /// - Precondition: `perMillisecond` is above 0 and below 1.
  public init(perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "A deceleration rate lies between 0 and 1.")
    self.init(perMillisecond: perMillisecond, logarithm: Kernel.log(perMillisecond))
  }

  private init(perMillisecond: Double, logarithm: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
  }

  /// The part of the velocity that is left after `seconds`.
  func retention(after seconds: Double) -> Double {
    Kernel.exp(logarithm * (1000 * seconds))
  }

  /// How many seconds of its velocity a motion has before it: r / (1 − r) milliseconds.
  ///
  /// UIKit moves in steps of a millisecond, the first of them after one loss of speed.
  var secondsToRest: Double { 0.001 * perMillisecond / (1 - perMillisecond) }
}
