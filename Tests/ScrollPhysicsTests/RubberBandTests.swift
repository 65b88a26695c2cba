import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct RubberBandTests {
  /// A row of the golden table of `UIScrollView`'s rubber band.
  struct Row: Sendable {
    let viewport: Double
    let offsets: [Double]
    let travels: [Double]
  }

  static let travels: [Double] = [20, 50, 100, 150, 200, 300, 400]
  static let offsets: [Double] = [44, 60, 64, 80, 100]
  static let table = [
    Row(
      viewport: 500,
      offsets: [10.76, 26.07, 49.55, 70.82, 90.16, 124.06, 152.78],
      travels: [87.72, 123.97, 133.44, 173.16, 227.27]
    ),
    Row(
      viewport: 667,
      offsets: [10.82, 26.41, 50.81, 73.42, 94.43, 132.28, 165.43],
      travels: [85.65, 119.87, 128.71, 165.28, 213.88]
    ),
    Row(
      viewport: 812,
      offsets: [10.85, 26.60, 51.51, 74.89, 96.88, 137.13, 173.10],
      travels: [84.58, 117.79, 126.32, 161.35, 207.35]
    ),
    Row(
      viewport: 844,
      offsets: [10.86, 26.63, 51.64, 75.15, 97.32, 138.02, 174.51],
      travels: [84.40, 117.44, 125.91, 160.69, 206.26]
    ),
    Row(
      viewport: 932,
      offsets: [10.87, 26.71, 51.94, 75.79, 98.39, 140.18, 177.99],
      travels: [83.96, 116.60, 124.94, 159.11, 203.67]
    ),
  ]

  @Test(arguments: table)
  func givesTheOffsetsOfTheGoldenTable(row: Row) {
    let band = RubberBand(viewport: row.viewport)
    for (travel, offset) in zip(Self.travels, row.offsets) {
      #expect(abs(band.offset(forTravel: travel) - offset) <= 0.005, "travel \(travel)")
    }
  }

  @Test(arguments: table)
  func givesTheFingerTravelsOfTheGoldenTable(row: Row) {
    let band = RubberBand(viewport: row.viewport)
    for (offset, travel) in zip(Self.offsets, row.travels) {
      #expect(abs(band.travel(forOffset: offset) - travel) <= 0.005, "offset \(offset)")
    }
  }

  @Test func reachesAThirdOfTheViewportWithAFingerThatCrossesIt() {
    let band = RubberBand(viewport: 320)
    #expect(abs(band.offset(forTravel: 320) - 0.355 * 320) <= 0.16)
    #expect(abs(band.offset(forTravel: 160) - 0.216 * 320) <= 0.16)
  }

  @Test func followsByItsCoefficientAtTheEdge() {
    #expect(abs(RubberBand(viewport: 844).offset(forTravel: 1e-6) / 1e-6 - 0.55) <= 1e-8)
    let trackpad = RubberBand(viewport: 844, coefficient: RubberBand.trackpadCoefficient)
    #expect(abs(trackpad.offset(forTravel: 1e-6) / 1e-6 - 0.715) <= 1e-8)
    #expect(trackpad.offset(forTravel: 100) > RubberBand(viewport: 844).offset(forTravel: 100))
  }

  @Test func isAlikeAtBothEnds() {
    let band = RubberBand(viewport: 844)
    #expect(band.offset(forTravel: -100) == -band.offset(forTravel: 100))
    #expect(band.travel(forOffset: -80) == -band.travel(forOffset: 80))
    #expect(band.offset(forTravel: 0) == 0)
    #expect(band.travel(forOffset: 0) == 0)
  }

  @Test(arguments: [30, 31, 32] as [UInt64])
  func isUndoneByItsInverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let band = RubberBand(
        viewport: .random(in: 50...2000, using: &random),
        coefficient: .random(in: 0.1...1, using: &random)
      )
      let travel = Double.random(in: -3000...3000, using: &random)
      let back = band.travel(forOffset: band.offset(forTravel: travel))
      #expect(abs(back - travel) <= 1e-9 * max(1, abs(travel)), "seed \(seed), travel \(travel)")
    }
  }

  @Test(arguments: [33, 34, 35] as [UInt64])
  func growsWithTheFingerButLessAndLess(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let band = RubberBand(viewport: .random(in: 50...2000, using: &random))
      let travel = Double.random(in: 0...3000, using: &random)
      let step = Double.random(in: 0.01...50, using: &random)
      let first = band.offset(forTravel: travel)
      let second = band.offset(forTravel: travel + step)
      let third = band.offset(forTravel: travel + 2 * step)
      #expect(second > first && third - second < second - first, "seed \(seed), travel \(travel)")
      #expect(third < band.viewport && first <= 0.55 * travel, "seed \(seed), travel \(travel)")
    }
  }

  @Test func neverReachesTheLengthOfTheViewport() {
    let band = RubberBand(viewport: 844)
    #expect(band.offset(forTravel: 1e9) < 844)
    #expect(band.offset(forTravel: .infinity) == 844)
    #expect(band.travel(forOffset: 844) == .infinity)
    #expect(band.travel(forOffset: -900) == -.infinity)
  }

  @Test(arguments: [0, -10, .nan, .infinity] as [Double])
  func givesNothingInAViewportThatIsNone(viewport: Double) {
    #expect(RubberBand(viewport: viewport).offset(forTravel: 100) == 0)
    #expect(RubberBand(viewport: viewport).travel(forOffset: 0) == 0)
  }

  @Test func passesOnWhatIsNotANumber() {
    let band = RubberBand(viewport: 844)
    #expect(band.offset(forTravel: .nan).isNaN)
    #expect(band.travel(forOffset: .nan).isNaN)
  }
}
