import RefreshCore
import Testing

@testable import RefreshAnimators

@Suite struct GumOutcomeTests {
  private func gumOutcome(
    _ outcome: RefreshOutcome?, _ seconds: Double, shown: Double = 1, still: Bool = false
  ) -> GumOutcome {
    GumOutcome(
      RefreshUpdate(
        state: .ending, outcome: outcome, visibleExtent: 52, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
        outcomeFraction: shown, timeSinceEnd: seconds, surroundings: RefreshSurroundings(reducesMotion: still)))
  }

  @Test func aTickIsWrittenIn28Hundredths() {
    #expect(gumOutcome(.success, 0.14).pen == 0)
    #expect(abs(gumOutcome(.success, 0.28).pen - 0.875) < 1e-12)
    #expect(gumOutcome(.success, 0.42).pen == 1)
    #expect(gumOutcome(.success, 0.3).shake == 0)
  }

  @Test func aCrossIsWrittenIn30HundredthsAndItsColourSpreads() {
    #expect(abs(gumOutcome(.failure, 0.29).pen - 0.875) < 1e-12)
    #expect(gumOutcome(.failure, 0.44).pen == 1)
    #expect(gumOutcome(.failure, 0.1).stain == 0.5)
    #expect(gumOutcome(.failure, 0.2).stain == 1)
  }

  @Test func aFailureShakesTheBall() {
    #expect(gumOutcome(.failure, 0.16).shake == 0)
    #expect(abs(gumOutcome(.failure, 0.16 + 0.13 / 4).shake - 2.986) < 0.001)
    #expect(abs(gumOutcome(.failure, 0.16 + 0.13 * 3 / 4).shake + 1.664) < 0.001)
    #expect(abs(gumOutcome(.failure, 1).shake) < 0.01)
  }

  @Test func aPullThatCatchesTheClosingTakesColourAndShakingWithIt() {
    #expect(gumOutcome(.failure, 0.2, shown: 0).stain == 0)
    #expect(gumOutcome(.failure, 0.2, shown: 0).shake == 0)
    #expect(gumOutcome(.failure, 0.2, shown: 0.125).stain == 0.5)
  }

  @Test(arguments: [nil, RefreshOutcome.cancelled, .noMoreData]) func otherOutcomesHaveNoMark(outcome: RefreshOutcome?)
  {
    #expect(gumOutcome(outcome, 1).mark == nil && gumOutcome(outcome, 1).stain == 0)
  }

  @Test func withReducedMotionTheMarkIsThereAtOnceAndNothingShakes() {
    #expect(gumOutcome(.failure, 0, still: true).pen == 1)
    #expect(gumOutcome(.failure, 0.19, still: true).shake == 0)
    // Before the ball is back, which is not before 0.45.
    #expect(gumOutcome(.failure, 0, shown: 0.25, still: true).stain == 1)
  }
}
