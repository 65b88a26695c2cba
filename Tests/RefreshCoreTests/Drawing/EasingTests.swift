import RefreshCore
import Testing

@Suite struct EasingTests {
  @Test func curvesKeepTheirEndsAndStayThere() {
    for curve in [Easing.clamp, Easing.smooth, Easing.easeOut] {
      #expect([curve(-3), curve(0), curve(1), curve(7)] == [0, 0, 1, 1])
    }
  }

  @Test func curvesPassThroughTheirMiddles() {
    #expect(Easing.smooth(0.5) == 0.5)
    #expect(Easing.smooth(0.25) == 0.15625)
    #expect(Easing.easeOut(0.5) == 0.875)
  }

  @Test func interpolationIsExactAtBothEnds() {
    #expect(Easing.lerp(0.1, 0.7, 0) == 0.1)
    #expect(Easing.lerp(0.1, 0.7, 1) == 0.7)
    #expect(Easing.lerp(2, 4, 1.5) == 5)
  }
}
