import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct LogarithmTests {
  @Test func isWithinOneUnitInTheLastPlaceOfTheSystem() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<10_000 {
      let x = Foundation.exp(Double.random(in: -700...700, using: &random))
      #expect(unitsInLastPlace(Kernel.log(x), from: Foundation.log(x)) <= 1, "x \(x)")
    }
  }

  @Test func keepsItsPrecisionBesideOne() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<10_000 {
      let x =
        1 + Double.random(in: -1...1, using: &random) * Foundation.exp(Double.random(in: -36 ... -1, using: &random))
      #expect(unitsInLastPlace(Kernel.log(x), from: Foundation.log(x)) <= 1, "x \(x)")
    }
  }

  @Test func isExactAtItsEdges() {
    #expect(Kernel.log(1) == 0)
    #expect(Kernel.log(0) == -.infinity)
    #expect(Kernel.log(-0.0) == -.infinity)
    #expect(Kernel.log(.infinity) == .infinity)
    #expect(Kernel.log(-1).isNaN)
    #expect(Kernel.log(.nan).isNaN)
  }

  @Test func knowsSubnormalNumbers() {
    for x in [Double.leastNonzeroMagnitude, .leastNormalMagnitude / 1000, .leastNormalMagnitude.nextDown] {
      #expect(unitsInLastPlace(Kernel.log(x), from: Foundation.log(x)) <= 1, "x \(x)")
    }
  }

  @Test func undoesTheExponential() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<10_000 {
      let x = Double.random(in: -100...100, using: &random)
      #expect(abs(Kernel.log(Kernel.exp(x)) - x) <= 4e-16 * max(1, abs(x)), "x \(x)")
    }
  }

  @Test func hasTheSameBitsOnEveryPlatform() {
    let values = (1...1000).map { Kernel.log(Double($0) * 0.037) }
    #expect(digest(of: values) == 11_010_090_776_190_656_504)
  }
}
