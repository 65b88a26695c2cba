import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct DecelerationTests {
  static let milliseconds = [1000.0 / 60, 100, 200, 346, 500, 1000, 2000]
  static let normalDistances = [16.4, 90.5, 164.6, 249.4, 315.6, 431.6, 489.9]
  static let fastDistances = [15.3, 62.8, 85.7, 95.9, 98.3, 99.0, 99.0]

  @Test func goesTheDistancesOfTheGoldenTable() {
    let normal = DecelerationRate.normal
    let fast = DecelerationRate.fast
    for (index, time) in Self.milliseconds.enumerated() {
      #expect(abs(normal.distance(from: 1000, after: time / 1000) - Self.normalDistances[index]) <= 0.05)
      #expect(abs(fast.distance(from: 1000, after: time / 1000) - Self.fastDistances[index]) <= 0.05)
    }
    #expect(abs(normal.restDistance(from: 1000) - 499) <= 1e-9)
    #expect(abs(fast.restDistance(from: 1000) - 99) <= 1e-9)
  }

  @Test func keepsAnEighthOfItsVelocityAfterASecond() {
    #expect(abs(DecelerationRate.normal.velocity(1000, after: 1) - 135.065) <= 0.001)
    #expect(abs(DecelerationRate.fast.velocity(1000, after: 1) - 0.043) <= 0.001)
  }

  @Test func goesTheSameInAnySteps() {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<2000 {
      let rate: DecelerationRate = Bool.random(using: &random) ? .normal : .fast
      let velocity = Double.random(in: -5000...5000, using: &random)
      let (first, second) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let midway = rate.velocity(velocity, after: first)
      let parts =
        rate.distance(from: velocity, after: first) + rate.distance(from: midway, after: second)
      let whole = rate.distance(from: velocity, after: first + second)
      #expect(abs(parts - whole) <= 1e-9, "seed 40, velocity \(velocity)")
    }
  }

  @Test func tellsWhenItHasGoneADistance() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5000 {
      let rate: DecelerationRate = Bool.random(using: &random) ? .normal : .fast
      let velocity = Double.random(in: 10...5000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let distance = Double.random(in: 0.001...0.99, using: &random) * rate.restDistance(from: velocity)
      let time = try #require(rate.time(toTravel: distance, from: velocity))
      let gone = rate.distance(from: velocity, after: time)
      #expect(abs(gone - distance) <= 1e-10 * abs(velocity), "seed 41, velocity \(velocity)")
    }
  }

  @Test func neverGoesBackwardsOrPastItsRest() {
    let rate = DecelerationRate.normal
    #expect(rate.time(toTravel: -1, from: 1000) == nil)
    #expect(rate.time(toTravel: 1, from: -1000) == nil)
    #expect(rate.time(toTravel: 499.1, from: 1000) == nil)
    #expect(rate.time(toTravel: 1, from: 0) == nil)
    #expect(rate.time(toTravel: .nan, from: 1000) == nil)
    #expect(rate.time(toTravel: 1, from: .nan) == nil)
  }

  @Test func needsNoTimeForNoDistance() {
    #expect(DecelerationRate.normal.time(toTravel: 0, from: 1000) == 0)
    #expect(DecelerationRate.normal.time(toTravel: 0, from: 0) == 0)
  }

  @Test func isHalfwayAfterAThirdOfASecond() throws {
    let time = try #require(DecelerationRate.normal.time(toTravel: 249.5, from: 1000))
    #expect(abs(time - 0.346) <= 0.0005)
  }

  @Test(arguments: [DecelerationRate.normal, .fast])
  func knowsTheLogarithmOfItsRate(rate: DecelerationRate) {
    #expect(rate.logarithm == Foundation.log(rate.perMillisecond))
    #expect(rate == DecelerationRate(perMillisecond: rate.perMillisecond))
  }

  @Test func takesAnyRate() {
    let half = DecelerationRate(perMillisecond: 0.5)
    #expect(abs(half.velocity(800, after: 0.003) - 100) <= 1e-12)
    #expect(abs(half.restDistance(from: 1000) - 1) <= 1e-12)
  }
}
