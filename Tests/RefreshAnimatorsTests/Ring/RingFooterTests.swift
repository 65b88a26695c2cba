import RefreshAnimators
import RefreshTesting
import Testing

/// A ring that loads more has no words: three dots load more, a reload symbol tries again, a hairline is the end.
@Suite struct RingFooterTests {
  private func drawing(
    _ state: RefreshState, tap: RefreshTap? = nil, outcome: RefreshOutcome? = nil, armedFraction: Double = 0,
    activityFraction: Double = 0, edge: RefreshEdge = .bottom
  ) -> Drawing {
    let update = RefreshUpdate(
      state: state, outcome: outcome, visibleExtent: 56, heldExtent: 56, triggerDistance: 78.4,
      armedFraction: armedFraction,
      activityFraction: activityFraction, tap: tap, surroundings: RefreshSurroundings(role: .loadMore, edge: edge))
    var drawing = Drawing()
    RingAnimator().redraw(update, in: &drawing)
    return drawing
  }

  /// The head of the reload symbol's arrow.
  private func heads(_ drawing: Drawing) -> [DrawnMark] {
    DrawnPicture(drawing, at: 0).marks.filter { $0.name.kind == .fill && $0.name.count == 4 }
  }

  @Test func whatFailedIsAReloadSymbol() {
    let failed = drawing(.idle, tap: .retry, outcome: .failure)
    #expect(heads(failed).map(\.opacity) == [1])
    #expect(DrawnPicture(failed, at: 0).rings.isEmpty)
  }

  @Test func whatATapLoadsIsThreeDots() {
    let waiting = drawing(.idle, tap: .load)
    #expect(heads(waiting).isEmpty)
    #expect(DrawnPicture(waiting, at: 0).marks.map(\.opacity) == [1, 1, 1])
    #expect(drawing(.refreshing, tap: .load, armedFraction: 1) == drawing(.refreshing, tap: .retry, armedFraction: 1))
  }

  @Test(arguments: [RefreshEdge.bottom, .trailing]) func onceEverythingIsLoadedAHairlineIsDrawnAcrossThePull(
    edge: RefreshEdge
  ) {
    let marks = DrawnPicture(drawing(.noMoreData, outcome: .noMoreData, edge: edge), at: 0).marks
    #expect(marks.map(\.name.color) == [.separator])
    let (xs, ys) = (marks.flatMap { $0.points.map(\.x) }, marks.flatMap { $0.points.map(\.y) })
    #expect(Set(edge == .bottom ? ys : xs).count == 1 && Set(edge == .bottom ? xs : ys).count == 2)
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
