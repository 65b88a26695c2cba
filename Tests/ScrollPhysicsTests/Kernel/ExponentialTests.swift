import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct ExponentialTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func isWithinOneUnitInTheLastPlaceOfTheSystem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let x = Double.random(in: -700...700, using: &random)
      #expect(unitsInLastPlace(Kernel.exp(x), from: Foundation.exp(x)) <= 1, "seed \(seed), x \(x)")
    }
  }

  @Test func isAsExactNearZero() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<10_000 {
      let x = Double.random(in: -1...1, using: &random) * Foundation.pow(2, Double.random(in: -60...0, using: &random))
      #expect(unitsInLastPlace(Kernel.exp(x), from: Foundation.exp(x)) <= 1, "x \(x)")
    }
  }

  @Test func isExactAtItsEdges() {
    #expect(Kernel.exp(0) == 1)
    #expect(Kernel.exp(-0.0) == 1)
    #expect(Kernel.exp(.infinity) == .infinity)
    #expect(Kernel.exp(-.infinity) == 0)
    #expect(Kernel.exp(.nan).isNaN)
    #expect(Kernel.exp(.leastNonzeroMagnitude) == 1)
  }

  @Test func overflowsAndUnderflowsWhereTheTrueValueDoes() {
    #expect(Kernel.exp(709.782712893384).isFinite)
    #expect(Kernel.exp(709.7827128933841) == .infinity)
    #expect(Kernel.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Kernel.exp(-745.1332191019413) == 0)
    #expect(Kernel.exp(.greatestFiniteMagnitude) == .infinity)
    #expect(Kernel.exp(-.greatestFiniteMagnitude) == 0)
  }

  @Test func isWithinOneStepOfTheSystemAmongSubnormals() {
    for x in stride(from: -745.0, through: -708, by: 0.0137) {
      #expect(abs(Kernel.exp(x) - Foundation.exp(x)) <= .leastNonzeroMagnitude + Foundation.exp(x).ulp, "x \(x)")
    }
  }

  @Test func hasTheSameBitsOnEveryPlatform() {
    let values = (0..<1000).map { Kernel.exp(Double($0 - 500) * 1.4 + 0.1) }
    #expect(digest(of: values) == 12_318_401_724_278_445_430)
  }
}
