/// The limits of the numbers that an app or an animator computes at run time, as from a remote configuration.
///
/// A number outside of its limits is replaced by the nearest one inside, and NaN by the default. A pure type cannot log:
/// the control that uses the number says once that it was replaced.
package enum NumberLimits {
  /// The largest length in points, longer than any list, and the longest time in seconds, more than a day.
  package static let largest = 100_000.0

  /// The least trigger distance in points, because a pull is divided by it.
  package static let leastTrigger = 1.0

  /// The largest distance from the end in viewports: farther than any list is scrolled.
  static let mostViewports = 1000.0

  /// The largest distance from the end in items: a longer list is loaded in full.
  static let mostItems = 1_000_000

  /// The coordinate from which on a drawing is left out: products of smaller ones are finite and precise enough.
  static let farthest = 0x1p40

  /// The shortest period of a loop, in seconds: less than a frame on every screen.
  static let shortestPeriod = 0.01

  /// The scales of a text: from letters too small to see to letters larger than the screen.
  static let textScales = 0.01...100

  /// The point sizes of a symbol: a larger one would be rendered in more memory than a phone has.
  static let symbolSizes = 1.0...1000

  /// The timeout nearest to one that was set, in seconds.
  ///
  /// A session cannot fail before it begins, so 0, a negative number and NaN mean no timeout, and so does infinity.
  static func timeout(_ seconds: Double?) -> Double? {
    guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
    return min(seconds, largest)
  }

  /// The length nearest to one of a list that has no size yet, or an absurd one, in points.
  static func length(_ points: Double) -> Double { points.clamped(to: 0...largest, else: 0) }

  /// The inset nearest to one that was set, in points; another one for a number that is not finite.
  static func inset(_ points: Double, else standard: Double) -> Double {
    points.isFinite ? min(max(points, -largest), largest) : standard
  }

  /// The start offset nearest to one that was set, in points.
  static func startOffset(_ points: Double) -> Double { points.clamped(to: -largest...largest, else: 0) }

  /// The minimum visible time nearest to one that was set, in seconds.
  static func minimumVisibleTime(_ seconds: Double) -> Double {
    seconds.clamped(to: 0...largest, else: RefreshTiming.minimumVisible)
  }

  /// The time for which an outcome is shown nearest to one that was set, in seconds; `nil` for NaN, which means the default.
  static func outcomeTime(_ seconds: Double) -> Double? { seconds.isNaN ? nil : min(max(seconds, 0), largest) }

  /// The minimum interval of automatic refreshes nearest to one that was set, in seconds.
  static func minimumInterval(_ seconds: Double) -> Double {
    seconds.clamped(to: 0...largest, else: RefreshTiming.minimumInterval)
  }

  /// The age of a stale list nearest to one that was set, in seconds; `nil` for NaN and infinity, a list that is never stale.
  static func staleAge(_ seconds: Double) -> Double? {
    seconds.isFinite ? min(max(seconds, 0), largest) : nil
  }
}

extension Double {
  /// The number, the nearest limit if it is outside of them, or another number for NaN.
  package func clamped(to limits: ClosedRange<Double>, else standard: Double) -> Double {
    isNaN ? standard : min(max(self, limits.lowerBound), limits.upperBound)
  }
}
