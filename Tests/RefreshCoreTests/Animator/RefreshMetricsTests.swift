import Testing

@testable import RefreshCore

/// Metrics of numbers that cannot be used.
@Suite struct RefreshMetricsTests {
  @Test func numbersThatCanBeUsedStayAsTheyAre() {
    let metrics = RefreshMetrics(
      heldExtent: 0, triggerDistance: 0.001, activationDelay: 3, activationDelayFromRest: 100_000)
    #expect(metrics.heldExtent == 0 && metrics.triggerDistance == 0.001)
    #expect(metrics.activationDelay == 3 && metrics.activationDelayFromRest == 100_000)
    #expect(!metrics.isClamped && !RefreshMetrics().isClamped)
  }

  @Test func anAnimatorMayShowFailuresAlone() {
    #expect(RefreshOutcome.allCases.map(RefreshMetrics().shownTime) == [0, 0, 0, 0])
    #expect(RefreshOutcome.allCases.map(RefreshMetrics().showingFailures().shownTime) == [0, 1, 0, 0])
    #expect(RefreshOutcome.allCases.map(RefreshMetrics(showsOutcomes: true).shownTime) == [0.7, 1, 0, 0.7])
    let hidden = RefreshMetrics().showingFailures().showing(success: 2, failure: 0)
    #expect(RefreshOutcome.allCases.map(hidden.shownTime) == [0, 0, 0, 0])
  }

  @Test func anotherTriggerDistanceChangesNothingElse() {
    let metrics = RefreshMetrics(heldExtent: 50, viewportFraction: 0.3).showingFailures().showing(
      success: 2, failure: 3)
    let replaced = metrics.replacing(.points(120))
    #expect(replaced.triggerDistance == 120)
    #expect(replaced.replacing(.points(metrics.triggerDistance)) == metrics)
  }

  @Test(arguments: [
    (-1.0, 0.0), (-Double.infinity, 0), (Double.infinity, 100_000), (1e300, 100_000), (.nan, 60),
  ])
  func anExtentIsClamped(asked: Double, used: Double) {
    let metrics = RefreshMetrics(heldExtent: asked)
    #expect(metrics.heldExtent == used && metrics.isClamped)
  }

  @Test(arguments: [
    (0.0, 1.0), (-5, 1), (-Double.infinity, 1), (Double.infinity, 100_000), (.nan, 84),
  ])
  func aTriggerDistanceIsAboveZero(asked: Double, used: Double) {
    let metrics = RefreshMetrics(triggerDistance: asked)
    #expect(metrics.triggerDistance == used && metrics.isClamped)
  }

  @Test(arguments: [(-1.0, 0.0), (Double.infinity, 100_000), (.nan, 0)])
  func aDelayIsClamped(asked: Double, used: Double) {
    let metrics = RefreshMetrics(activationDelay: asked)
    #expect(metrics.activationDelay == used && metrics.activationDelayFromRest == used && metrics.isClamped)
    let other = RefreshMetrics(activationDelay: 0.2, activationDelayFromRest: asked)
    #expect(other.activationDelayFromRest == (asked.isNaN ? 0.2 : used) && other.isClamped)
  }
}
