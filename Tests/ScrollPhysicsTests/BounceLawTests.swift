import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct BounceLawTests {
  /// A row of the golden table of a release at rest outside the bounds, at 60 frames a second.
  struct Row: Sendable {
    let start: Double
    let frames: [Double]
    let lastFrame: Int
    let milliseconds: Double
  }

  static let table = [
    Row(
      start: -20, frames: [-16.92, -14.31, -12.10, -10.23, -8.66, -7.32, -6.19, -5.24], lastFrame: 29,
      milliseconds: 483
    ),
    Row(
      start: -44, frames: [-37.21, -31.47, -26.62, -22.51, -19.04, -16.11, -13.62, -11.52], lastFrame: 34,
      milliseconds: 567
    ),
    Row(
      start: -60, frames: [-50.75, -42.92, -36.30, -30.70, -25.97, -21.96, -18.57, -15.71], lastFrame: 36,
      milliseconds: 600
    ),
    Row(
      start: -80, frames: [-67.66, -57.23, -48.40, -40.94, -34.62, -29.28, -24.77, -20.95], lastFrame: 37,
      milliseconds: 617
    ),
    Row(
      start: -100, frames: [-84.58, -71.53, -60.50, -51.17, -43.28, -36.60, -30.96, -26.18], lastFrame: 39,
      milliseconds: 650
    ),
  ]

  /// The distances frame by frame from `start` on, without it.
  private func frames(from start: Double, velocity: Double = 0, rate: Double, count: Int) -> [Double] {
    var state = (distance: start, velocity: velocity)
    return (0..<count).map { _ in
      state = BounceLaw.step(distance: state.distance, velocity: state.velocity, rate: .normal, by: 1 / rate)
      return state.distance
    }
  }

  @Test(arguments: table)
  func goesTheFramesOfTheGoldenTable(row: Row) {
    for (distance, golden) in zip(frames(from: row.start, rate: 60, count: 8), row.frames) {
      #expect(abs(distance - golden) <= 0.0051)
    }
  }

  @Test(arguments: table)
  func endsAtTheFrameOfTheGoldenTable(row: Row) throws {
    let distances = frames(from: row.start, rate: 60, count: 60)
    let arrival = try #require(distances.firstIndex { abs($0) <= PixelGrid(scale: 3).halfPixel })
    #expect(arrival + 1 == row.lastFrame)
    #expect(abs(Double(arrival + 1) / 60 * 1000 - row.milliseconds) <= 0.5)
  }

  @Test(arguments: table)
  func goesTheSameAtTwiceTheFrameRate(row: Row) {
    let slow = frames(from: row.start, velocity: -700, rate: 60, count: 40)
    let fast = frames(from: row.start, velocity: -700, rate: 120, count: 80)
    for frame in slow.indices {
      #expect(abs(fast[2 * frame + 1] - slow[frame]) <= 1e-9)
    }
  }

  @Test(arguments: [(-1000, -33, 5), (-2000, -66, 5), (-3000, -100, 5)] as [(Double, Double, Int)])
  func throwsAFlickSoFarOverTheEdge(velocity: Double, deepest: Double, frame: Int) {
    let slow = frames(from: 0, velocity: velocity, rate: 60, count: 20)
    let minimum = slow.min() ?? 0
    #expect(minimum.rounded() == deepest)
    #expect([frame, frame + 1].contains((slow.firstIndex(of: minimum) ?? 0) + 1))
  }

  @Test func hardlyDependsOnTheFrameRate() {
    #expect(abs((frames(from: 0, velocity: -3000, rate: 60, count: 20).min() ?? 0) + 99.6) <= 0.4)
    #expect(abs((frames(from: 0, velocity: -3000, rate: 120, count: 40).min() ?? 0) + 99.9) <= 0.1)
  }

  @Test func knowsHowDeepAFlickGoes() {
    for rate in [DecelerationRate.normal, .fast] {
      let distances = (0...4000).map {
        BounceLaw.step(distance: 0, velocity: -1000, rate: rate, by: Double($0) / 20_000).distance
      }
      let deepest = BounceLaw.deepestDistance(from: -1000, rate: rate)
      let seen = distances.min() ?? 0
      #expect(deepest <= seen && seen - deepest <= 1e-4)
    }
    #expect(BounceLaw.deepestDistance(from: 0, rate: .normal) == 0)
  }

  @Test func losesOnePercentAMillisecondWhateverTheRate() {
    #expect(abs(BounceLaw.retention(after: 0.001) - 0.99) <= 1e-15)
    for rate in [DecelerationRate.normal, .fast] {
      let step = BounceLaw.step(distance: 100, velocity: 0, rate: rate, by: 0.001)
      #expect(abs(step.distance - 99) <= 1e-12 && step.velocity == 0)
    }
  }

  @Test func isHalfHomeAfterSeventyMilliseconds() {
    #expect(abs(1 - BounceLaw.retention(after: 0.069) - 0.5) <= 0.005)
    #expect(abs(1 - BounceLaw.retention(after: 0.229) - 0.9) <= 0.005)
    #expect(48 * BounceLaw.retention(after: 0.57) <= PixelGrid(scale: 3).halfPixel)
    #expect(48 * BounceLaw.retention(after: 0.55) > PixelGrid(scale: 3).halfPixel)
  }

  @Test(arguments: [50, 51, 52] as [UInt64])
  func neverPassesTheEdgeFromRest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var distance = Double.random(in: -400...400, using: &random)
      for _ in 0..<100 {
        let step = BounceLaw.step(
          distance: distance, velocity: 0, rate: .normal, by: .random(in: 0...0.05, using: &random)
        )
        #expect(step.distance * distance >= 0 && abs(step.distance) <= abs(distance), "seed \(seed)")
        distance = step.distance
      }
    }
  }

  @Test func standsStillInNoTime() {
    let step = BounceLaw.step(distance: -80, velocity: -500, rate: .normal, by: 0)
    #expect(step.distance == -80 && step.velocity == -500)
  }
}
