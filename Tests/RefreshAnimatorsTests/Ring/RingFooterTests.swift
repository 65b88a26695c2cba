import RefreshAnimators
import RefreshTesting
import Testing

/// A ring that loads more has no words: it waits for a tap as a reload symbol, and is gone once everything is loaded.
@Suite struct RingFooterTests {
  private func drawing(
    _ state: RefreshState, tap: RefreshTap? = nil, outcome: RefreshOutcome? = nil, armedFraction: Double = 0,
    activityFraction: Double = 0
  ) -> Drawing {
    let update = RefreshUpdate(
      state: state, outcome: outcome, visibleExtent: 56, heldExtent: 56, triggerDistance: 78.4,
      armedFraction: armedFraction,
      activityFraction: activityFraction, tap: tap, surroundings: RefreshSurroundings(role: .loadMore, edge: .bottom))
    var drawing = Drawing()
    RingAnimator().redraw(update, in: &drawing)
    return drawing
  }

  /// The head of the reload symbol's arrow.
  private func heads(_ drawing: Drawing) -> [DrawnMark] {
    DrawnPicture(drawing, at: 0).marks.filter { $0.name.kind == .fill && $0.name.count == 4 }
  }

  @Test func whatFailedAndWhatATapLoadsIsAReloadSymbol() {
    for waiting in [drawing(.idle, tap: .retry, outcome: .failure), drawing(.idle, tap: .load)] {
      #expect(heads(waiting).map(\.opacity) == [1])
      #expect(DrawnPicture(waiting, at: 0).rings.isEmpty)
    }
  }

  @Test func onceEverythingIsLoadedNothingIsDrawn() {
    #expect(drawing(.noMoreData, outcome: .noMoreData).isEmpty)
  }

  @Test func theSymbolBecomesTheRingAndComesBackWithoutAJump() {
    let waiting = drawing(.idle, tap: .retry, outcome: .failure)
    #expect(drawing(.refreshing, tap: .retry) == waiting)
    let half = drawing(.refreshing, tap: .retry, armedFraction: 0.5)
    #expect(heads(half).map(\.opacity) == [0.5])
    let working = drawing(.refreshing, tap: .retry, armedFraction: 1)
    #expect(heads(working).isEmpty)
    #expect(drawing(.ending, outcome: .failure, armedFraction: 1) == working)
    #expect(drawing(.idle, tap: .retry, outcome: .failure, armedFraction: 1) == working)
    #expect(drawing(.noMoreData, outcome: .noMoreData, armedFraction: 1) == working)
  }

  @Test func aPullThatMayStillLoadIsAnArc() {
    let pulled = drawing(.pulling)
    #expect(heads(pulled).isEmpty && !DrawnPicture(pulled, at: 0).rings.isEmpty)
  }

  @Test func aFooterSaysNoOutcomeWithATick() {
    #expect(!RingAnimator().metrics(in: RefreshSurroundings(role: .loadMore, edge: .bottom)).showsOutcomes)
  }
}
