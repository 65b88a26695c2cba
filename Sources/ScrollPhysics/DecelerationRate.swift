/// The rate at which the velocity of a released scroll view decays.
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

  /// Creates a rate from the fraction of the velocity that remains after one millisecond.
  ///
  /// - Precondition: `perMillisecond` is above 0 and below 1.
  public init(perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "perMillisecond must be above 0 and below 1.")
    self.init(perMillisecond: perMillisecond, logarithm: Kernel.log(perMillisecond))
  }

  private init(perMillisecond: Double, logarithm: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
  }

  /// The fraction of the velocity that remains after `seconds`.
  func retention(after seconds: Double) -> Double {
    Kernel.exp(logarithm * (1000 * seconds))
  }

  /// The distance that a motion covers until it stops, divided by its velocity, in seconds: r / (1 − r) milliseconds.
  ///
  /// UIKit moves the content in steps of one millisecond, and reduces the velocity before the first of them.
  var secondsToRest: Double { 0.001 * perMillisecond / (1 - perMillisecond) }
}
