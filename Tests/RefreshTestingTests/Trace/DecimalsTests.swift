import RefreshTesting
import Testing

@Suite struct DecimalsTests {
  @Test(arguments: [
    (0.0, "0.000"), (-0.0, "0.000"), (-0.0004, "0.000"), (-0.0006, "-0.001"), (1.0005, "1.001"), (12.3456, "12.346"),
    (-12.3456, "-12.346"), (999.9999, "1000.000"), (.nan, "nan"), (.infinity, "inf"), (1e20, "1e+20"),
  ])
  func aNumberHasThreeDecimals(number: Double, text: String) {
    #expect(Decimals.fixed(number) == text)
  }

  @Test(arguments: [(0.0, "0"), (-0.0001, "0"), (10, "10"), (10.5, "10.5"), (0.25, "0.25"), (-1.2304, "-1.23")])
  func aShortNumberHasNoZerosAtItsEnd(number: Double, text: String) {
    #expect(Decimals.short(number) == text)
  }

  @Test func aFactorHasSixDecimals() {
    #expect(Decimals.precise(0.7071067811865476) == "0.707107")
    #expect(Decimals.precise(1) == "1")
  }
}
