import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct ScrollRangeTests {
  @Test func beginsBeforeTheNearRoomAndEndsAfterTheFarOne() {
    let range = ScrollRange(viewport: 800, contentLength: 2000, insets: ScrollInsets(near: 91, far: 34))
    #expect(range.lowest == -91)
    #expect(range.highest == 1234)
  }

  @Test func isOneOffsetForAContentThatFits() {
    let range = ScrollRange(viewport: 800, contentLength: 300, insets: ScrollInsets(near: 91, far: 34))
    #expect(range.lowest == -91 && range.highest == -91)
    #expect(range.overscroll(at: 0) == 91)
    #expect(range.overscroll(at: -100) == -9)
  }

  @Test func measuresWhatLiesOutside() {
    let range = ScrollRange(viewport: 800, contentLength: 2000)
    #expect(range.overscroll(at: -80) == -80)
    #expect(range.overscroll(at: 0) == 0)
    #expect(range.overscroll(at: 1200) == 0)
    #expect(range.overscroll(at: 1230) == 30)
    #expect(range.clamped(-80) == 0 && range.clamped(1230) == 1200 && range.clamped(7) == 7)
  }

  @Test func resistsOnlyOutside() {
    let range = ScrollRange(viewport: 844, contentLength: 2000, insets: ScrollInsets(near: 50))
    #expect(range.rubberBanded(-50) == -50)
    #expect(range.rubberBanded(300) == 300)
    #expect(abs(range.rubberBanded(-150) - -101.64) <= 0.005)
    #expect(abs(range.rubberBanded(1256) - 1207.64) <= 0.005)
  }

  @Test(arguments: [70, 71] as [UInt64])
  func findsTheFingerBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let range = ScrollRange(
        viewport: .random(in: 200...1000, using: &random),
        contentLength: .random(in: 0...3000, using: &random),
        insets: ScrollInsets(near: .random(in: 0...200, using: &random), far: .random(in: 0...200, using: &random))
      )
      let raw = Double.random(in: -2000...5000, using: &random)
      #expect(abs(range.raw(forRubberBanded: range.rubberBanded(raw)) - raw) <= 1e-8, "seed \(seed), raw \(raw)")
    }
  }

  @Test func findsAFingerForAnOffsetThatNoneCanReach() {
    let range = ScrollRange(viewport: 500, contentLength: 2000)
    #expect(range.raw(forRubberBanded: -2000).isFinite)
    #expect(range.raw(forRubberBanded: -2000) == range.raw(forRubberBanded: -495))
  }

  @Test func feelsARaisedInsetAsAJumpUnderTheFinger() {
    var range = ScrollRange(viewport: 667, contentLength: 2000)
    #expect(abs(range.rubberBanded(-165.28) - -80) <= 0.01)
    range.insets.near = 60
    #expect(abs(range.rubberBanded(-165.28) - -113.3) <= 0.05)
  }
}
