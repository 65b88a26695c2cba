import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct CriticalSpringTests {
  /// The step response at 60 frames a second, and the milliseconds to some parts of the way.
  struct Row: Sendable {
    let frequency: Double
    let frames: [Double]
  }

  static let table = [
    Row(
      frequency: 32,
      frames: [0, 0.100, 0.289, 0.475, 0.629, 0.745, 0.829, 0.887, 0.926, 0.952, 0.969, 0.981, 0.988]
    ),
    Row(
      frequency: 20,
      frames: [0, 0.045, 0.144, 0.264, 0.385, 0.496, 0.594, 0.677, 0.745, 0.801, 0.845, 0.881, 0.908]
    ),
  ]

  private func response(_ frequency: Double, after milliseconds: Double) -> Double {
    var spring = CriticalSpring()
    spring.advance(to: 1, frequency: frequency, by: milliseconds / 1000)
    return spring.value
  }

  @Test(arguments: table)
  func goesTheFramesOfTheGoldenTable(row: Row) {
    var spring = CriticalSpring()
    for golden in row.frames {
      #expect(abs(spring.value - golden) <= 0.0005)
      spring.advance(to: 1, frequency: row.frequency, by: 1.0 / 60)
    }
  }

  @Test(arguments: table)
  func goesTheSameAtTwiceTheFrameRate(row: Row) {
    var (slow, fast) = (CriticalSpring(value: 40, velocity: -300), CriticalSpring(value: 40, velocity: -300))
    for _ in 0..<60 {
      slow.advance(to: 0, frequency: row.frequency, by: 1.0 / 60)
      for _ in 0..<2 { fast.advance(to: 0, frequency: row.frequency, by: 1.0 / 120) }
      #expect(abs(slow.value - fast.value) <= 1e-9)
      #expect(abs(slow.velocity - fast.velocity) <= 1e-9)
    }
  }

  @Test(
    arguments: [
      (32, [17, 53, 122, 148, 208]), (20, [27, 84, 195, 237, 332]),
    ] as [(Double, [Double])])
  func doesThePartsOfTheWayInTheTimesOfTheTable(frequency: Double, milliseconds: [Double]) {
    for (part, time) in zip([0.1, 0.5, 0.9, 0.95, 0.99], milliseconds) {
      #expect(abs(timeTo(part, frequency: frequency) - time) <= 0.6, "part \(part)")
    }
  }

  @Test(arguments: [(16, [105, 244, 415]), (14, [120, 278, 475])] as [(Double, [Double])])
  func opensAndClosesAListInTheTimesOfTheDesign(frequency: Double, milliseconds: [Double]) {
    for (part, time) in zip([0.5, 0.9, 0.99], milliseconds) {
      #expect(abs(timeTo(part, frequency: frequency) - time) <= 1, "part \(part)")
    }
  }

  private func timeTo(_ part: Double, frequency: Double) -> Double {
    var (low, high) = (0.0, 2000.0)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if response(frequency, after: middle) < part { low = middle } else { high = middle }
    }
    return low
  }

  @Test(arguments: [60, 61, 62] as [UInt64])
  func neverPassesItsTargetFromRest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let target = Double.random(in: -500...500, using: &random)
      let frequency = Double.random(in: 5...40, using: &random)
      var spring = CriticalSpring(value: .random(in: -500...500, using: &random))
      for _ in 0..<200 {
        let distance = abs(spring.value - target)
        let side = spring.value - target
        spring.advance(to: target, frequency: frequency, by: .random(in: 0...0.05, using: &random))
        let isNearer = abs(spring.value - target) <= distance + 1e-12
        #expect(isNearer && (spring.value - target) * side >= 0, "seed \(seed)")
      }
    }
  }

  @Test func turnsRoundWithoutAJump() {
    var spring = CriticalSpring()
    spring.advance(to: 1, frequency: 32, by: 0.05)
    let (value, velocity) = (spring.value, spring.velocity)
    spring.advance(to: 0, frequency: 32, by: 1e-6)
    #expect(abs(spring.value - value) <= abs(velocity) * 1e-6 + 1e-9)
    #expect(spring.value > value, "it still moves on for a moment")
    spring.advance(to: 0, frequency: 32, by: 1)
    #expect(abs(spring.value) <= 1e-9)
  }

  @Test func restsAtItsTarget() {
    var spring = CriticalSpring(value: 7)
    spring.advance(to: 7, frequency: 20, by: 0.5)
    #expect(spring == CriticalSpring(value: 7))
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func standsStillWithoutTime(seconds: Double) {
    var spring = CriticalSpring(value: 3, velocity: 5)
    spring.advance(to: 0, frequency: 20, by: seconds)
    #expect(spring == CriticalSpring(value: 3, velocity: 5))
  }

  @Test(arguments: [1e6, .infinity] as [Double])
  func isThereAfterAnEternity(seconds: Double) {
    var spring = CriticalSpring(value: 3, velocity: 5)
    spring.advance(to: 1, frequency: 20, by: seconds)
    #expect(spring == CriticalSpring(value: 1))
  }
}
