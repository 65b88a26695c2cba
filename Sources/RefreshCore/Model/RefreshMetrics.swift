/// The distances and delays of an animator.
///
/// ```swift
/// struct DotAnimator: RefreshAnimator {
///   func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///     RefreshMetrics(heldExtent: 8, triggerDistance: 64)
///   }
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///     drawing.fill { $0.circle(center: update.center, radius: 4) }
///   }
/// }
/// ```
///
/// An animator may compute them from its surroundings, so a value that cannot be used is clamped to the nearest usable one,
/// and a control logs that once for each animator.
///
/// A test of an animator compares its distances with the limits that a control applies to them:
///
/// ```swift
/// let metrics = SpinnerAnimator.spinner.metrics(in: RefreshSurroundings(viewport: 852))
/// #expect(metrics.triggerDistance >= 1.4 * metrics.heldExtent)
/// #expect(metrics.triggerDistance <= 0.2 * 852)
/// ```
///
/// An animator around another one asks for more space, and passes on whether that one draws outcomes:
///
/// ```swift
/// struct Framed<Inner: RefreshAnimator>: RefreshAnimator {
///   let inner: Inner
///   func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///     let metrics = inner.metrics(in: surroundings)
///     return RefreshMetrics(
///       heldExtent: metrics.heldExtent + 20, triggerDistance: metrics.triggerDistance + 28,
///       showsOutcomes: metrics.showsOutcomes)
///   }
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { inner.draw(update, into: &drawing) }
/// }
/// ```
public struct RefreshMetrics: Equatable, Sendable {
  /// The smallest ratio of the trigger distance to the held extent.
  ///
  /// UIKit may make two bounce steps before the controller takes over, and two at 60 Hz leave 0.715 of a pull:
  /// 1.4 · 0.715 > 1. With a smaller ratio a bounce could end inside the held extent.
  package static let minimumTriggerRatio = 1.4

  /// The largest held extent and trigger distance, as a fraction of the viewport.
  ///
  /// A finger that travels half of a viewport pulls the content 0.216 of it. An animator that scales with the trigger
  /// distance multiplies this by the viewport of its surroundings.
  package static let maximumViewportFraction = 0.2

  /// The largest `viewportFraction`: a finger that travels the whole viewport pulls the content 0.355 of it.
  static let mostViewportFraction = 0.35

  /// The space that is kept open during a session, in points.
  ///
  /// As given; a control rounds it up to a pixel and caps it at `viewportFraction` of the viewport length.
  public private(set) var heldExtent: Double

  /// The distance that the content is pulled to arm, in points.
  ///
  /// As given; a control raises it to 1.4 times the held extent, and then caps it at `viewportFraction` of the viewport length: in a
  /// low list the ratio may be smaller.
  public private(set) var triggerDistance: Double

  /// The largest held extent and trigger distance, as a fraction of the viewport; 0.2 by default.
  package private(set) var viewportFraction: Double

  /// The delay from arming or firing, whichever comes first, to the transition to the activity, in seconds.
  package let activationDelay: Double

  /// The delay for a session that begins with less than half of the held extent uncovered, in seconds.
  package let activationDelayFromRest: Double

  /// The times for which a success and a failure are shown by an animator that draws outcomes, in seconds.
  package private(set) var successTime = RefreshTiming.successShown
  package private(set) var failureTime = RefreshTiming.failureShown

  /// `true` if the animator draws the outcome of a session, which is then shown for a time.
  public let showsOutcomes: Bool
  /// `true` if the animator draws a failure, which is then shown for a time, though it may draw no other outcome.
  package private(set) var showsFailures: Bool

  /// `true` if a value was clamped.
  private(set) var isClamped: Bool

  /// Creates the metrics of an animator.
  ///
  /// Values are clamped to 0...100 000, NaN is replaced by the default, and a trigger distance of 0 or less by 1.
  ///
  /// - Parameters:
  ///   - heldExtent: The space kept open during a session, in points. 60 by default; 0 holds no space.
  ///   - triggerDistance: The pull that arms, in points. 84 by default.
  ///   - activationDelay: The delay from arming or firing to the activity, in seconds. 0 by default.
  ///   - activationDelayFromRest: The same delay for a session that begins almost unseen. `activationDelay` by default.
  ///   - showsOutcomes: `true` if the animator draws outcomes, so that a success and a failure are shown for a time. `false`
  ///     by default: a success is not shown, and the control of a header shows a failure as a cross in a circle, in place of what
  ///     the animator draws.
  ///   - viewportFraction: The largest held extent and trigger distance, as a fraction of the viewport, for a header that is
  ///     taller than others. 0.2 by default; clamped to 0.2...0.35, since a finger can hardly pull farther.
  public init(
    heldExtent: Double = 60,
    triggerDistance: Double = 84,
    activationDelay: Double = 0,
    activationDelayFromRest: Double? = nil,
    showsOutcomes: Bool = false,
    viewportFraction: Double = 0.2
  ) {
    let delay = NumberLimits.notNegative(activationDelay, else: 0)
    let fromRest = activationDelayFromRest.map { NumberLimits.notNegative($0, else: delay) } ?? delay
    let distance = NumberLimits.notNegative(triggerDistance, else: 84)
    self.heldExtent = NumberLimits.notNegative(heldExtent, else: 60)
    self.triggerDistance = distance > 0 ? distance : NumberLimits.leastTrigger
    self.activationDelay = delay
    self.activationDelayFromRest = fromRest
    self.showsOutcomes = showsOutcomes
    showsFailures = showsOutcomes
    self.viewportFraction = viewportFraction.clamped(
      to: Self.maximumViewportFraction...Self.mostViewportFraction, else: Self.maximumViewportFraction)
    isClamped =
      self.heldExtent != heldExtent || self.triggerDistance != triggerDistance || delay != activationDelay
      || fromRest != (activationDelayFromRest ?? delay) || self.viewportFraction != viewportFraction
  }

  /// Returns these metrics with another trigger distance, and with the largest fraction of the viewport that it may have.
  func replacing(_ distance: RefreshTriggerDistance?, within fraction: Double? = nil) -> RefreshMetrics {
    guard let distance else { return self }
    let given = RefreshMetrics(
      triggerDistance: distance.points(instead: triggerDistance), viewportFraction: fraction ?? viewportFraction)
    var metrics = clamped(if: given.isClamped)
    (metrics.triggerDistance, metrics.viewportFraction) = (given.triggerDistance, given.viewportFraction)
    return metrics
  }

  /// Returns these metrics with a held extent of at most some points.
  func holding(atMost extent: Double) -> RefreshMetrics {
    changed(self) { $0.heldExtent = min(heldExtent, max(extent, 0)) }
  }

  /// These metrics of an animator, which are clamped too if one of its options was.
  package func clamped(if isOptionClamped: Bool) -> RefreshMetrics {
    changed(self) { $0.isClamped = isClamped || isOptionClamped }
  }

  /// These metrics of an animator that draws failures.
  package func showingFailures() -> RefreshMetrics { changed(self) { $0.showsFailures = true } }

  /// These metrics with other times for the outcomes, in seconds; 0 for an outcome that is not shown.
  package func showing(success: Double, failure: Double) -> RefreshMetrics {
    changed(self) { ($0.successTime, $0.failureTime) = (success, failure) }
  }

  /// `true` if the control draws the sign of a failure in place of an indicator that draws none, and has room for it.
  package var leavesFailureToControl: Bool { !showsFailures && failureTime > 0 && heldExtent > 0 }

  /// The time for which a control that refreshes shows an outcome, in seconds; 0 if it is not drawn.
  package func shownTime(of outcome: RefreshOutcome) -> Double {
    switch outcome {
    case .success, .noMoreData: showsOutcomes ? successTime : 0
    case .failure: showsFailures ? failureTime : 0
    case .cancelled: 0
    }
  }
}

/// Returns a value with a change.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

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

  /// The length or the time nearest to one that cannot be used, as that of a list that has no size yet; another one for NaN.
  static func notNegative(_ number: Double, else other: Double = 0) -> Double {
    number.clamped(to: 0...largest, else: other)
  }

  /// The inset nearest to one that was set, in points; another one for a number that is not finite.
  static func inset(_ points: Double, else standard: Double) -> Double {
    points.isFinite ? min(max(points, -largest), largest) : standard
  }

  /// The start offset nearest to one that was set, in points.
  static func startOffset(_ points: Double) -> Double { points.clamped(to: -largest...largest, else: 0) }

  /// The minimum visible time nearest to one that was set, in seconds.
  static func minimumVisibleTime(_ time: Double) -> Double { notNegative(time, else: RefreshTiming.minimumVisible) }

  /// The time for which an outcome is shown nearest to one that was set, in seconds; `nil` for NaN, which means the default.
  static func outcomeTime(_ seconds: Double) -> Double? { seconds.isNaN ? nil : min(max(seconds, 0), largest) }

  /// The minimum interval of automatic refreshes nearest to one that was set, in seconds.
  static func minimumInterval(_ seconds: Double) -> Double { notNegative(seconds, else: RefreshTiming.minimumInterval) }

  /// The age of a stale list nearest to one that was set, in seconds; `nil` for NaN and infinity, a list that is never stale.
  static func staleAge(_ seconds: Double) -> Double? { seconds.isFinite ? max(seconds, 0) : nil }
}

extension Double {
  /// The number, the nearest limit if it is outside of them, or another number for NaN.
  package func clamped(to limits: ClosedRange<Double>, else standard: Double) -> Double {
    isNaN ? standard : min(max(self, limits.lowerBound), limits.upperBound)
  }
}
