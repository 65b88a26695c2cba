import Foundation
import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshAnimators

@Suite struct GumInkTests {
  @Test func withoutAColourOfItsOwnTheGumHasTheTint() {
    #expect(GumInk().body == .tint)
    #expect(GumInk().onBody == .onTint)
    #expect(GumAnimator().color == .tint)
  }

  @Test(arguments: [(UInt32(0xFFCC00), UInt32(0x1C1C1E)), (0x007AFF, 0xFFFFFF), (0x000000, 0xFFFFFF)])
  func whatIsOnAColourIsLegible(color: UInt32, onColor: UInt32) {
    let ink = GumInk(.hex(color))
    #expect(ink.body == Drawing.Paint(.hex(color)))
    #expect(ink.onBody == Drawing.Paint(.hex(onColor)))
  }

  /// The colour of a failure is a style's: white may not be legible on it.
  @Test func theCrossHasTheColourForMarksOnAFailure() {
    var update = RefreshUpdate(
      state: .ending, outcome: .failure, visibleExtent: 52, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
      activityFraction: 1, outcomeFraction: 1)
    #expect(GumOutcome(update).ink(GumInk()) == .onFailure)
    update.outcome = .success
    #expect(GumOutcome(update).ink(GumInk()) == .onSuccess)
  }

  @Test func aSuccessHasAColourUnlessTheGumHasOne() {
    let update = RefreshUpdate(state: .ending, outcome: .success, outcomeFraction: 1)
    let yellow = GumInk(.hex(0xFFCC00))
    #expect(GumOutcome(update).body(GumInk()) == .success)
    #expect(GumOutcome(update).body(yellow) == yellow.body && GumOutcome(update).ink(yellow) == yellow.onBody)
  }

  @Test(arguments: [false, true], [RefreshRole.refresh, .loadMore])
  func aGumOfAColourIsDrawnInNoOther(isStill: Bool, role: RefreshRole) {
    let gum = GumAnimator(color: .hex(0xFFCC00))
    for (armedFraction, activityFraction) in [(0.0, 0.0), (1, 0.3), (1, 0.7), (1, 1)] {
      var drawing = Drawing()
      gum.redraw(
        RefreshUpdate(
          state: .refreshing, visibleExtent: 80, heldExtent: 52, triggerDistance: 100, armedFraction: armedFraction,
          activityFraction: activityFraction,
          surroundings: RefreshSurroundings(role: role, reducesMotion: isStill)), in: &drawing)
      #expect(!drawing.isEmpty)
      #expect(drawing.transcript.range(of: "int") == nil, "tint or onTint")
    }
  }
}
