import Testing

@testable import RefreshCore

/// The time steps of ticks, and the assumed duration of a frame.
@Suite struct FrameTimerTests {
  /// A timer that has ticked at these times.
  private static func timer(at times: [Double]) -> FrameTimer {
    var timer = FrameTimer()
    for time in times { _ = timer.step(at: time) }
    return timer
  }

  @Test func aTickIntegratesTheTimeSinceTheLast() {
    var timer = Self.timer(at: [1])
    #expect(abs(timer.step(at: 1.01) - 0.01) < 1e-9 && abs(timer.frame - 0.01) < 1e-9)
  }

  @Test func theFirstTickAfterAPauseIntegratesAFrame() {
    var timer = Self.timer(at: [1, 1.01])
    timer.pause()
    #expect(abs(timer.step(at: 7) - 0.01) < 1e-9)
  }

  @Test func aFrameLastsAThirtiethOfASecondAtMost() {
    #expect(Self.timer(at: [1, 1.045]).frame == 1.0 / 30)
  }

  @Test func aFrameLastsATwoHundredAndFortiethOfASecondAtLeast() {
    #expect(Self.timer(at: [1, 1.001]).frame == 1.0 / 240)
  }

  @Test func aStallIntegratesATwentiethOfASecondAndTellsNothingOfTheFrame() {
    var timer = Self.timer(at: [1, 1.01])
    #expect(timer.step(at: 4) == 0.05)
    #expect(abs(timer.frame - 0.01) < 1e-9)
  }

  @Test func twoTicksAtOnceTellNothingOfTheFrame() {
    var timer = Self.timer(at: [1, 1.01])
    #expect(timer.step(at: 1.01) == 0)
    #expect(abs(timer.frame - 0.01) < 1e-9)
  }

  @Test func theVelocityOfTheContentIsThatSinceTheLastTick() {
    var timer = FrameTimer()
    timer.note(offset: -50)
    #expect(timer.velocity(to: -60, at: 5) == 0, "nothing is known")
    _ = timer.step(at: 5)
    #expect(timer.velocity(to: -60, at: 5.1).rounded() == -100)
    #expect(timer.velocity(to: -60, at: 5) == 0, "no time has passed")
    #expect(timer.velocity(to: -60, at: 5 + 1e-300).isFinite)
    #expect(abs(timer.velocity(to: -60, at: 5.0001)) <= 2400, "no display has shorter frames")
    timer.pause()
    #expect(timer.velocity(to: -60, at: 5.1) == 0)
  }
}
