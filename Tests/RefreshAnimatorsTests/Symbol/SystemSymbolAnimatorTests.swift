import RefreshAnimators
import RefreshTesting
import Testing

@testable import RefreshCore

@Suite struct SystemSymbolAnimatorTests {
  private func drawing(
    _ animator: SystemSymbolAnimator, _ update: RefreshUpdate
  ) -> Drawing {
    var drawing = Drawing(measuring: TextEstimate())
    animator.redraw(update, in: &drawing)
    return drawing
  }

  private func update(_ extent: Double, armed: Double = 0, active: Double = 0) -> RefreshUpdate {
    RefreshUpdate(
      state: .pulling, visibleExtent: extent, heldExtent: 56, triggerDistance: 78.4, armedFraction: armed,
      activityFraction: active)
  }

  @Test func thePresetIsAValue() {
    #expect(SystemSymbolAnimator.symbol("heart") == SystemSymbolAnimator("heart"))
    #expect(SystemSymbolAnimator.symbol("heart") != SystemSymbolAnimator("star"))
    #expect(SystemSymbolAnimator.symbol("heart", turns: 2) != .symbol("heart"))
  }

  @Test func itAsksForDistancesInProportionToItsSize() {
    let metrics = SystemSymbolAnimator("heart").metrics(in: .init())
    #expect(metrics.heldExtent == 56 && abs(metrics.triggerDistance - 78.4) < 1e-9 && metrics.showsOutcomes)
    #expect(SystemSymbolAnimator("heart", pointSize: 44).metrics(in: .init()).heldExtent == 112)
    #expect(SystemSymbolAnimator("heart").metrics(in: .init(textSize: .accessibilityMedium)).heldExtent == 70)
    #expect(!SystemSymbolAnimator("heart").metrics(in: .init(role: .loadMore)).showsOutcomes)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, -1])
  func aNumberOutOfItsLimitsIsClamped(number: Double) {
    let animator = SystemSymbolAnimator("heart", pointSize: number, turns: number)
    #expect((8...100).contains(animator.pointSize) && (-10...10).contains(animator.turns))
    let metrics = animator.metrics(in: .init())
    #expect(metrics.heldExtent.isFinite && metrics.isClamped)
    #expect(!drawing(animator, update(56, armed: 1, active: 1)).isEmpty)
  }

  @Test func aSizeWithinTheLimitsIsNotSaidToBeClamped() {
    #expect(!SystemSymbolAnimator("heart", pointSize: 30, turns: -2).metrics(in: .init()).isClamped)
  }

  @Test func aNameThatNoSystemHasIsDrawnAsAReloadMark() {
    #expect(!drawing(SystemSymbolAnimator(""), update(60)).isEmpty)
  }
}
