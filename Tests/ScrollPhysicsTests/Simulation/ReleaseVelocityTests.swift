import Testing

@testable import ScrollPhysics

@Suite struct ReleaseVelocityTests {
  private func release(_ touches: [(position: Double, time: Double)], at time: Double) -> Double {
    var velocity = ReleaseVelocity()
    for touch in touches { velocity.record(touch.position, at: touch.time) }
    return velocity.velocity(at: time)
  }

  private func touches(_ positions: [Double], every seconds: Double) -> [(position: Double, time: Double)] {
    positions.enumerated().map { ($0.element, Double($0.offset) * seconds) }
  }

  @Test func isThatOfASteadyFinger() {
    let touches = (0...6).map { (position: Double($0) * 12, time: Double($0) / 60) }
    #expect(abs(release(touches, at: 0.1) - 720) <= 1e-9)
  }

  @Test func blendsTheLastTouches() {
    // Velocities 100, 200, 300: reports 100, 120, 220.
    let touches = self.touches([0, 10, 30, 60], every: 0.1)
    #expect(abs(release(touches, at: 0.3) - (0.75 * 120 + 0.25 * 220)) <= 1e-9)
    #expect(abs(release(Array(touches.dropLast()), at: 0.2) - (0.75 * 100 + 0.25 * 120)) <= 1e-9)
    #expect(abs(release(Array(touches.prefix(2)), at: 0.1) - 100) <= 1e-9)
  }

  @Test func isHardlyStoppedByALastTouchThatStandsStill() {
    let touches = self.touches([0, 20, 40, 60, 60], every: 0.02)
    #expect(abs(release(touches, at: 0.08) - 950) <= 1e-6)
  }

  @Test func isNoneWithoutAMovement() {
    #expect(release([], at: 0) == 0)
    #expect(release([(position: 5, time: 0)], at: 0.01) == 0)
  }

  @Test func isNoneAfterAHold() {
    let touches = (0...6).map { (position: Double($0) * 12, time: Double($0) / 64) }
    #expect(release(touches, at: 0.09375 + ReleaseVelocity.memory) != 0)
    #expect(release(touches, at: 0.094 + ReleaseVelocity.memory) == 0)
  }

  @Test func ignoresReadingsThatMakeNoSense() {
    let good = (0...4).map { (position: Double($0) * 10, time: Double($0) / 50) }
    var velocity = ReleaseVelocity()
    velocity.record(.nan, at: 0)
    for touch in good {
      velocity.record(touch.position, at: touch.time)
      velocity.record(touch.position + 90, at: touch.time)
      velocity.record(touch.position + 90, at: touch.time - 0.01)
      velocity.record(.nan, at: touch.time + 0.001)
      velocity.record(.infinity, at: touch.time + 0.001)
      velocity.record(touch.position, at: .nan)
      velocity.record(touch.position, at: .infinity)
    }
    #expect(velocity.velocity(at: 0.08) == release(good, at: 0.08))
    #expect(velocity.velocity(at: .nan) == 0)
  }

  @Test func ignoresAVelocityThatIsNoNumber() {
    var velocity = ReleaseVelocity()
    velocity.record(-1e308, at: 0)
    velocity.record(1e308, at: .leastNonzeroMagnitude)
    #expect(velocity.velocity(at: 0.01) == 0)
  }
}
