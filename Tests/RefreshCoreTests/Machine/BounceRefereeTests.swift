import Testing

@testable import RefreshCore

/// The judge of UIKit's bounce: a pull of 90 points whose edge was moved from 0 to 60.
@Suite struct BounceRefereeTests {
  private static func referee(momentum: Double = 0) -> BounceReferee {
    BounceReferee(overscroll: 90, momentum: momentum, shift: 60)
  }

  private static func look(_ overscroll: Double) -> BounceReferee.Look {
    BounceReferee.Look(overscroll: overscroll, edge: 60, frame: 1.0 / 60, pixel: 1.0 / 3)
  }

  /// A step to the given edge, one to the edge before, one that is nearer to the first, a clamp, and a step of another writer.
  @Test(
    arguments: [
      (85.4, BounceReferee.Verdict.follows), (76.1, .misses), (82.5, .follows), (60.2, .misses), (66, .isForeign),
    ])
  func aStepIsComparedWithTwoBounces(overscroll: Double, verdict: BounceReferee.Verdict) {
    var referee = Self.referee()
    #expect(referee.judge(Self.look(overscroll)) == verdict)
    #expect(referee.missCount == (verdict == .follows ? 0 : 1) && referee.overscroll == overscroll)
  }

  @Test func contentThatStandsMissesTheEdgeAndKeepsItsMomentum() {
    var referee = Self.referee(momentum: -300)
    #expect(referee.judge(Self.look(90)) == .misses && referee.judge(Self.look(90.1)) == .misses)
    #expect(referee.missCount == 2 && referee.momentum == -300 && referee.overscroll == 90)
    _ = referee.judge(Self.look(81))
    #expect(referee.momentum > -300 && referee.momentum < 0)
  }
}
