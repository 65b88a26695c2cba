import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct TrigonometryTests {
  @Test(arguments: [0.01, 1, 50, 1e4, 1e6, 8e8])
  func isWithinOneUnitInTheLastPlaceOfTheSystem(range: Double) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      let x = Double.random(in: -range...range, using: &random)
      #expect(unitsInLastPlace(Kernel.sin(x), from: Foundation.sin(x)) <= 1, "x \(x)")
      #expect(unitsInLastPlace(Kernel.cos(x), from: Foundation.cos(x)) <= 1, "x \(x)")
    }
  }

  @Test func keepsItsPrecisionBesideMultiplesOfARightAngle() {
    for turns in [1, 2, 3, 4, 5, 100, 11_003, 1_000_001, 500_000_003] {
      let middle = Double(turns) * (Double.pi / 2)
      for x in [middle.nextDown, middle, middle.nextUp, -middle] {
        #expect(unitsInLastPlace(Kernel.sin(x), from: Foundation.sin(x)) <= 1, "x \(x)")
        #expect(unitsInLastPlace(Kernel.cos(x), from: Foundation.cos(x)) <= 1, "x \(x)")
      }
    }
  }

  @Test func isExactAtItsEdges() {
    #expect(Kernel.sin(0) == 0 && Kernel.sin(0).sign == .plus)
    #expect(Kernel.sin(-0.0) == 0 && Kernel.sin(-0.0).sign == .minus)
    #expect(Kernel.cos(0) == 1)
    #expect(Kernel.sin(1e-300) == 1e-300)
    #expect(Kernel.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    for x in [Double.nan, .infinity, -.infinity] {
      #expect(Kernel.sin(x).isNaN)
      #expect(Kernel.cos(x).isNaN)
    }
  }

  @Test func isOddAndEven() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<10_000 {
      let x = Double.random(in: 0...100, using: &random)
      #expect(Kernel.sin(-x) == -Kernel.sin(x), "x \(x)")
      #expect(Kernel.cos(-x) == Kernel.cos(x), "x \(x)")
    }
  }

  @Test func neverLeavesTheUnitCircle() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let x = Double.random(in: -1e5...1e5, using: &random)
      #expect(abs(Kernel.sin(x)) <= 1 && abs(Kernel.cos(x)) <= 1, "x \(x)")
    }
  }

  @Test func keepsNoPhaseOfAnAngleTooLargeToHaveOne() {
    for x in [8.1e8, 1e12, -1e300, .greatestFiniteMagnitude] {
      #expect(Kernel.sin(x) == 0)
      #expect(Kernel.cos(x) == 1)
    }
  }

  @Test func hasTheSameBitsOnEveryPlatform() {
    let angles = (0..<1000).map { (index: Int) -> Double in Double(index - 500) * 0.13 + 0.01 }
    #expect(digest(of: angles.map(Kernel.sin)) == 3_078_546_788_965_142_659)
    #expect(digest(of: angles.map(Kernel.cos)) == 18_420_463_165_358_285_650)
  }
}
