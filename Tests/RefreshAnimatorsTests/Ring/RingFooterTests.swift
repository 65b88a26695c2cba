import RefreshAnimators
import RefreshTesting
import Testing

/// A ring that loads more is the activity in the rows of every other animator.
@Suite struct RingFooterTests {
  private func drawing(
    _ state: RefreshState, tap: RefreshTap? = nil, outcome: RefreshOutcome? = nil, activityFraction: Double = 0,
    message: String? = nil, edge: RefreshEdge = .bottom, progress: Double? = nil
  ) -> Drawing {
    let surroundings = RefreshSurroundings(role: .loadMore, edge: edge, hasMessage: message != nil)
    let metrics = RingAnimator().metrics(in: surroundings)
    let update = RefreshUpdate(
      state: state, origin: .scroll, outcome: outcome, visibleExtent: metrics.heldExtent,
      heldExtent: metrics.heldExtent, triggerDistance: metrics.triggerDistance,
      armedFraction: activityFraction > 0 ? 1 : 0, activityFraction: activityFraction, timeSinceEnd: 5,
      sessionProgress: progress, message: message, tap: tap, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    RingAnimator().redraw(update, in: &drawing)
    return drawing
  }

  @Test func everyRowThatRestsHasWords() {
    #expect(drawing(.idle, tap: .load).texts.map(\.string) == ["Load more"])
    #expect(drawing(.idle, tap: .retry, outcome: .failure).texts.map(\.string) == ["Tap to retry"])
    #expect(drawing(.noMoreData, outcome: .noMoreData).texts.map(\.string) == ["That’s all"])
    let failed = drawing(.idle, tap: .retry, outcome: .failure, message: "No internet connection")
    #expect(failed.texts.map(\.string) == ["No internet connection", "Tap to retry"])
  }

  @Test func itHoldsWhatTheRowsNeed() {
    func held(_ change: (inout RefreshSurroundings) -> Void) -> Double {
      var surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom, hasMessage: true)
      change(&surroundings)
      return RingAnimator().metrics(in: surroundings).heldExtent
    }
    #expect(held { _ in } == 62 && held { $0.hasMessage = false } == 52)
    #expect(held { $0.role = .refresh } == 56 && held { $0.edge = .trailing } == 52)
    #expect(held { $0.textSize = .accessibilityMedium } == 98)
  }

  @Test func theActivityIsARingAsWideAsASpinner() {
    let rings = DrawnPicture(drawing(.refreshing, activityFraction: 1), at: 0.3).rings
    let reach = rings.map { 2 * $0.radius + $0.width }
    #expect(reach.count == 1 && abs((reach.first ?? 0) - 20) < 1e-9)
    #expect(rings.first?.center == .init(x: 196.5, y: 26))
  }

  @Test func reportedProgressIsShown() {
    let opacities = DrawnPicture(drawing(.refreshing, activityFraction: 1, progress: 0.25), at: 0).rings.first?
      .opacities
    #expect(abs((opacities?.count { $0 > 0.59 } ?? 0) * 5 - 90) <= 5)
  }

  @Test func aPullThatMayLoadIsAnArc() {
    let update = RefreshUpdate(
      state: .pulling, visibleExtent: 40, heldExtent: 52, triggerDistance: 72.8,
      surroundings: RefreshSurroundings(role: .loadMore, edge: .bottom))
    var pulled = Drawing(measuring: TextEstimate())
    RingAnimator().redraw(update, in: &pulled)
    #expect(pulled.texts.isEmpty && !DrawnPicture(pulled, at: 0).rings.isEmpty)
  }

  @Test func aFooterSaysNoOutcomeWithATick() {
    #expect(!RingAnimator().metrics(in: RefreshSurroundings(role: .loadMore, edge: .bottom)).showsOutcomes)
  }
}
