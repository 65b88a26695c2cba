import RefreshAnimators
import RefreshTesting
import Testing

/// A ring that loads more has symbols: three dots load more, a reload symbol tries again below the sentence about the failure,
/// a short line is the end.
@Suite struct RingFooterTests {
  private func drawing(
    _ state: RefreshState, tap: RefreshTap? = nil, outcome: RefreshOutcome? = nil, armedFraction: Double = 0,
    activityFraction: Double = 0, edge: RefreshEdge = .bottom
  ) -> Drawing {
    let update = RefreshUpdate(
      state: state, outcome: outcome, visibleExtent: 56, heldExtent: 56, triggerDistance: 78.4,
      armedFraction: armedFraction,
      activityFraction: activityFraction, tap: tap, surroundings: RefreshSurroundings(role: .loadMore, edge: edge))
    var drawing = Drawing(measuring: TextEstimate())
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

  @Test(arguments: [RefreshEdge.bottom, .trailing]) func onceEverythingIsLoadedALineIsDrawnAcrossThePull(
    edge: RefreshEdge
  ) {
    let marks = DrawnPicture(drawing(.noMoreData, outcome: .noMoreData, edge: edge), at: 0).marks
    #expect(marks.map(\.name.color) == [.secondaryLabel])
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

  @Test func theLineAtTheEndFadesInOnceTheRingHasGone() {
    let half = DrawnPicture(drawing(.noMoreData, outcome: .noMoreData, armedFraction: 0.5), at: 0)
    #expect(half.marks.isEmpty && half.rings.isEmpty)
    let later = DrawnPicture(drawing(.noMoreData, outcome: .noMoreData, armedFraction: 0.25), at: 0)
    #expect(later.marks.map(\.opacity) == [0.5] && later.rings.isEmpty)
  }

  /// A footer that failed with a sentence.
  private func failed(
    _ message: String?, extent: Double = 62, held: Double = 62, edge: RefreshEdge = .bottom, armedFraction: Double = 0
  ) -> Drawing {
    let update = RefreshUpdate(
      state: armedFraction > 0 ? .refreshing : .idle, outcome: armedFraction > 0 ? nil : .failure,
      visibleExtent: extent,
      heldExtent: held, triggerDistance: 1.4 * held, armedFraction: armedFraction, message: message, tap: .retry,
      surroundings: RefreshSurroundings(role: .loadMore, edge: edge, hasMessage: message != nil))
    var drawing = Drawing(measuring: TextEstimate())
    RingAnimator().redraw(update, in: &drawing)
    return drawing
  }

  private static let sentence = "No internet connection"
  private static let long = "The server of the newspaper is busy at the moment, and asks you to come back in an hour"

  @Test func aFooterHoldsWhatASentenceNeeds() {
    func held(_ change: (inout RefreshSurroundings) -> Void) -> Double {
      var surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom, hasMessage: true)
      change(&surroundings)
      return RingAnimator().metrics(in: surroundings).heldExtent
    }
    #expect(held { _ in } == 62 && held { $0.hasMessage = false } == 56)
    #expect(held { $0.role = .refresh } == 56 && held { $0.edge = .trailing } == 56)
    #expect(held { $0.textSize = .extraSmall } == 56 && held { $0.textSize = .accessibilityMedium } == 92)
    #expect(held { ($0.textSize, $0.viewport) = (.accessibilityMedium, 400) } == 70, "one line where two have no room")
    #expect(held { $0.viewport = 240 } == 56, "and none where one has no room")
  }

  @Test(arguments: [RefreshEdge.top, .bottom]) func theSentenceIsAboveTheReloadSymbol(edge: RefreshEdge) throws {
    for (message, lines) in [(Self.sentence, 1), (Self.long, 2)] {
      let drawing = failed(message, edge: edge)
      let text = try #require(drawing.texts.first)
      #expect(drawing.texts.count == 1 && text.string == message && text.lines == lines)
      let symbol = heads(drawing).flatMap { $0.points.map(\.y) }
      #expect(text.origin.y >= 2 && text.origin.y + text.size.height <= (symbol.min() ?? 0))
      #expect((symbol.max() ?? 0) <= 60 && text.origin.x >= 16 && text.origin.x + text.size.width <= 377)
    }
  }

  @Test func withoutASentenceOrRoomForItTheSymbolIsInTheMiddle() {
    for drawing in [
      failed(nil, held: 56), failed(""), failed(Self.sentence, edge: .leading), failed(Self.sentence, held: 44),
    ] {
      #expect(drawing.texts.isEmpty && heads(drawing).count == 1)
    }
    #expect(failed(Self.long, held: 48).texts.map(\.lines) == [1])
  }

  @Test func theSentenceHasRoomInTheGapOrIsNotDrawn() {
    for extent in stride(from: 1.0, through: 90, by: 0.5) {
      let drawing = failed(Self.long, extent: extent)
      for text in drawing.texts {
        #expect(text.origin.y >= -0.01 && text.origin.y + text.size.height <= extent + 0.01)
      }
      #expect(drawing.texts.isEmpty == (extent <= 56))
    }
  }

  @Test func aRetryTakesTheSentenceWithTheSymbol() {
    let half = DrawnPicture(failed(Self.sentence, armedFraction: 0.5), at: 0)
    #expect(half.marks.filter { $0.name.kind == .text }.map(\.opacity) == [0.5])
    #expect(failed(Self.sentence, armedFraction: 1).texts.isEmpty)
  }

  @Test func aPullThatMayStillLoadIsAnArc() {
    let pulled = drawing(.pulling)
    #expect(heads(pulled).isEmpty && !DrawnPicture(pulled, at: 0).rings.isEmpty)
  }

  @Test func aFooterSaysNoOutcomeWithATick() {
    #expect(!RingAnimator().metrics(in: RefreshSurroundings(role: .loadMore, edge: .bottom)).showsOutcomes)
  }
}
