import Testing

@testable import RefreshTesting

@Suite struct ThreeDecimalsTests {
  private static let samples: [(Double, String)] = [
    (0, "0.000"), (1, "1.000"), (-1, "-1.000"), (0.5, "0.500"), (28.25, "28.250"), (1.0 / 3, "0.333"),
    (-2.0 / 3, "-0.667"), (12_345.678, "12345.678"), (0.001, "0.001"), (0.010, "0.010"), (0.999, "0.999"),
    (0.9999, "1.000"), (-0.9999, "-1.000"),
  ]

  @Test(arguments: samples)
  func aNumberHasThreeDecimals(number: Double, text: String) {
    #expect(ThreeDecimals.text(number) == text)
  }

  @Test func ofTwoEquallyNearOnesTheEvenOneIsTaken() {
    #expect(ThreeDecimals.text(0.0625) == "0.062")
    #expect(ThreeDecimals.text(0.1875) == "0.188")
    #expect(ThreeDecimals.text(-0.0625) == "-0.062")
  }

  @Test(arguments: [0.0, -0.0, 0.0004, -0.0004])
  func zeroHasNoSign(number: Double) {
    #expect(ThreeDecimals.text(number) == "0.000")
  }

  @Test func aHugeNumberIsWrittenAsItIs() {
    #expect(ThreeDecimals.text(9_007_199_254_740) == "9007199254740.000")
    #expect(ThreeDecimals.text(1e300) == "1e+300")
  }

  @Test func whatIsNotFiniteIsNamed() {
    #expect(ThreeDecimals.text(.infinity) == "inf")
    #expect(ThreeDecimals.text(-.infinity) == "-inf")
    #expect(ThreeDecimals.text(.nan) == "nan")
  }
}
