import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct PixelGridTests {
  @Test func roundsToWholePointsOnADisplayOfOnePixelAPoint() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.rounded(3.8) == 4)
    #expect(grid.rounded(3.4) == 3)
    #expect(grid.rounded(-3.8) == -4)
  }

  @Test func roundsToThirdsOnADisplayOfThreePixelsAPoint() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.rounded(3.7) == 11.0 / 3)
    #expect(grid.rounded(-51.64) == -155.0 / 3)
    #expect(grid.rounded(4.1) == 4)
  }

  @Test func roundsAHalfAwayFromZero() {
    #expect(PixelGrid(scale: 1).rounded(2.5) == 3)
    #expect(PixelGrid(scale: 1).rounded(-2.5) == -3)
    #expect(PixelGrid(scale: 2).rounded(0.25) == 0.5)
    #expect(PixelGrid(scale: 1).rounded(0.499) == 0)
  }

  @Test func roundsAHalfTheSameWayHoweverItWasSummedUp() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.rounded(0.5.nextDown) == grid.rounded(0.5) && grid.rounded(-0.5.nextDown) == grid.rounded(-0.5))
    let sums = [0.5, 0.1 + 0.7 - 0.3, 59.2 - 58.7]
    #expect(Set(sums).count > 1 && Set(sums.map(grid.rounded)) == [2.0 / 3])
  }

  @Test func roundsUpToTheNextPixel() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.roundedUp(53.1) == 160.0 / 3)
    #expect(grid.roundedUp(-0.4) == -1.0 / 3)
    #expect(grid.roundedUp(58) == 58)
  }

  @Test func doesNotGainAPixelByARoundingError() {
    let grid = PixelGrid(scale: 3)
    let sum = 0.1 + 160.0 / 3 - 0.1
    #expect(grid.roundedUp(sum) == 160.0 / 3)
    #expect(grid.roundedUp((160.0 / 3).nextUp) == 160.0 / 3)
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func leavesWhatStandsOnAPixel(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for pixels in -3000...3000 {
      let value = Double(pixels) / scale
      #expect(grid.rounded(value) == value)
      #expect(grid.roundedUp(value) == value)
    }
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func isNeverFartherThanHalfAPixelOff(scale: Double) {
    var random = SeededGenerator(seed: 20)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<10_000 {
      let value = Double.random(in: -5000...5000, using: &random)
      #expect(abs(grid.rounded(value) - value) <= grid.halfPixel + 1e-12, "seed 20, value \(value)")
      #expect((-1e-6..<grid.pixel).contains(grid.roundedUp(value) - value), "seed 20, value \(value)")
    }
  }

  @Test func leavesWhatHasNoFraction() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.rounded(1e300) == 1e300)
    #expect(grid.rounded(-.infinity) == -.infinity)
    #expect(grid.rounded(.nan).isNaN)
    #expect(grid.roundedUp(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(grid.roundedUp(.nan).isNaN)
  }

  @Test func knowsItsPixel() {
    let (double, triple) = (PixelGrid(scale: 2), PixelGrid(scale: 3))
    #expect(double.pixel == 0.5 && double.halfPixel == 0.25)
    #expect(triple.pixel == 1.0 / 3 && triple.halfPixel == 0.5 / 3)
  }
}
