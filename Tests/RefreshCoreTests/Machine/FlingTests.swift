import Testing

@testable import RefreshCore

/// A finger that flings the list back, distinguished from a bounce by its velocity: 100 points become 71.5 in two frames.
@Suite struct FlingTests {
  private static func isFling(
    to present: Double, after seconds: Double = 1.0 / 60, isDecelerating: Bool = true
  ) -> Bool {
    let scroll = ScrollMetrics(offset: -present, isDecelerating: isDecelerating)
    let moment = FlushContext(
      scroll: scroll, time: 5 + seconds, isTick: true, step: 0, frame: 1.0 / 60, isFirstAfterLift: false,
      isSystemInsetMoving: false)
    return Lift(pull: 100, base: 0, time: 5).isFling(to: present, moment)
  }

  @Test func contentThatCameInByAFlingsSpeedMoreWasThrown() {
    #expect(Self.isFling(to: 62))
    #expect(!Self.isFling(to: 65))
  }

  @Test func contentThatStandsWasNotThrown() {
    #expect(!Self.isFling(to: 20, isDecelerating: false))
  }

  @Test func aThrowIsForgottenAfterAQuarterOfASecond() {
    #expect(Self.isFling(to: -100, after: 0.24))
    #expect(!Self.isFling(to: -1000, after: 0.26))
  }
}
