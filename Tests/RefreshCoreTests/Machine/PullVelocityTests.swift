import TestSupport
import Testing

@testable import RefreshCore

/// The velocity of a pull, from distances and times.
@Suite struct PullVelocityTests {
  /// Follows a pull of a constant speed, in points per second, for a number of frames.
  private func velocity(of speed: Double, frames: Int, rate: Double = 60) -> PullVelocity {
    var velocity = PullVelocity()
    for frame in 0...frames {
      let time = Double(frame) / rate
      velocity.follow(speed * time, at: 5 + time)
    }
    return velocity
  }

  @Test(arguments: [60.0, 120], [-800.0, -50, 50, 800])
  func aSteadyPullHasItsSpeedAfterATenthOfASecond(rate: Double, speed: Double) {
    let value = velocity(of: speed, frames: Int(rate * 0.1), rate: rate).value
    #expect(abs(value / speed - 1) < 0.06)
  }

  @Test func oneReadingHasNone() {
    var velocity = PullVelocity()
    velocity.follow(100, at: 3)
    #expect(velocity.value == 0)
  }

  @Test func aPullThatStopsHasNoneSoonAndExactly() {
    var velocity = velocity(of: 600, frames: 30)
    for frame in 1...20 { velocity.follow(300, at: 5.5 + Double(frame) / 60) }
    #expect(velocity.value == 0)
  }

  /// A flush of the layout and one of the frame may have the same time, or times in the wrong order.
  @Test func readingsAtTheSameTimeCountTogether() {
    var once = velocity(of: 600, frames: 10)
    var twice = once
    once.follow(110, at: 5 + 11.0 / 60)
    twice.follow(110, at: 5 + 11.0 / 60)
    twice.follow(110, at: 5 + 11.0 / 60)
    #expect(abs(once.value - twice.value) < 1e-9)
    twice.follow(111, at: 5)
    #expect(twice.value.isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func aHostileNumberLeavesItFinite(number: Double) {
    var velocity = velocity(of: 600, frames: 10)
    velocity.follow(number, at: 6)
    velocity.follow(100, at: number)
    velocity.follow(-number, at: 7)
    velocity.follow(100, at: 7)
    #expect(velocity.value.isFinite && abs(velocity.value) <= 100_000)
  }

  /// The next finite sample is measured from the last finite one.
  @Test(arguments: [Double.nan, .infinity]) func aSampleWithANumberThatIsNotFiniteIsIgnored(number: Double) {
    let before = velocity(of: 600, frames: 10)
    for (distance, time) in [(number, 6.0), (110, number)] {
      var velocity = before
      velocity.follow(distance, at: time)
      #expect(velocity == before)
    }
  }

  /// Less than a point per second is no velocity; the share of a change at no step of time is 30 per second.
  @Test(arguments: [(0.04, 1.2), (0.03, 0.0)]) func aVelocityBelowTheLeastIsNone(change: Double, value: Double) {
    var velocity = PullVelocity()
    velocity.follow(0, at: 5)
    velocity.follow(change, at: 5)
    velocity.follow(change, at: 5)
    #expect(abs(velocity.value - value) < 1e-9)
  }

  @Test func contentThatNothingMovesOrThatIsOutOfSightIsNotMeasured() {
    var driver = MachineDriver()
    driver.scroll.contentLength = 4000
    driver.attach()
    driver.drag(to: 60)
    #expect(driver.machine.controls.near.indicator.velocity.last != nil)
    driver.drag(to: -200)
    #expect(driver.machine.controls.near.indicator.velocity.last == nil, "the list is scrolled")
    driver.open(frames: 120)
    #expect(driver.machine.controls.near.phase.state == .refreshing)
    #expect(driver.machine.controls.near.indicator.velocity.last == nil, "the list stands")
  }

  @Test func contentThatStandsStillForgetsIt() {
    var velocity = velocity(of: 600, frames: 10)
    velocity.rest()
    #expect(velocity == PullVelocity())
  }

  @Test func theMachineTellsItOfAPullAndOfNothingElse() {
    var driver = MachineDriver()
    driver.attach()
    #expect(driver.machine.update(at: .near, driver.scroll, time: 0).velocity == 0)
    for frame in 1...12 { driver.drag(to: Double(frame) * 5) }
    let pulled = driver.machine.update(at: .near, driver.scroll, time: driver.time).velocity
    #expect(abs(pulled - 300) < 30)
    driver.run(frames: 30)
    #expect(driver.machine.update(at: .near, driver.scroll, time: driver.time).velocity == 0)
  }
}
