import RefreshTesting
import Testing

@testable import RefreshAnimators

/// Words and icon in their places.
@Suite struct ArrowRowTests {
  @Test func aHeaderThatWasNeverRefreshedHasItsTitleInTheMiddle() {
    let row = ArrowMoment()
    #expect(row.strings == ["Pull to refresh"])
    #expect(row.texts.map { $0.origin.y + $0.size.height / 2 } == [29])
  }

  @Test func theLastRefreshIsSaidBelowTheTitle() {
    let row = ArrowMoment(lastRefresh: "Updated 4 min ago")
    #expect(row.strings == ["Pull to refresh", "Updated 4 min ago"])
    #expect(row.texts.map(\.origin.y) == [10, 31])
    #expect(row.texts.map(\.origin.x)[0] == row.texts.map(\.origin.x)[1])
  }

  @Test func theTimeOfTheLastRefreshIsSaidInTheLanguage() {
    #expect(ArrowAnimator.arrow.lastRefreshText(.minutes("4"), in: .english) == "Updated 4 min ago")
    #expect(ArrowAnimator.arrow.lastRefreshText(.justNow, in: .german) == "Gerade eben")
    #expect(ArrowAnimator.arrow(showsLastUpdate: false).lastRefreshText(.justNow, in: .german) == nil)
    var texts = RefreshTexts.standard(for: .english)
    texts[.updatedAt] = "At %@"
    #expect(ArrowAnimator.arrow(texts: texts).lastRefreshText(.today(time: "9:41"), in: .german) == "At 9:41")
  }

  @Test func aSuccessIsSaidToBeJustNow() {
    let row = ArrowMoment(armedFraction: 1, outcomeFraction: 1, outcome: .success, lastRefresh: "Updated 4 min ago")
    #expect(row.strings == ["Updated", "Just now"])
  }

  @Test func aSuccessMayHaveASentence() {
    let row = ArrowMoment(armedFraction: 1, outcomeFraction: 1, outcome: .success, message: "12 new messages")
    #expect(row.strings == ["Updated", "12 new messages"])
  }

  @Test func aFailureHasItsSentence() {
    let row = ArrowMoment(armedFraction: 1, outcomeFraction: 1, outcome: .failure, message: "No internet connection")
    #expect(row.strings == ["Couldn’t refresh", "No internet connection"])
  }

  @Test func aFailureWithoutASentenceLeavesTheLastRefresh() {
    for outcomeFraction in [0.0, 0.2, 0.42, 0.6, 1] {
      let row = ArrowMoment(
        armedFraction: 1, activityFraction: 1 - outcomeFraction, outcomeFraction: outcomeFraction, outcome: .failure,
        lastRefresh: "Updated 4 min ago")
      #expect(row.opacity(of: "Updated 4 min ago") == 1)
    }
    #expect(ArrowMoment(armedFraction: 1, outcomeFraction: 1, outcome: .failure).strings == ["Couldn’t refresh"])
  }

  @Test(arguments: [(RefreshOutcome.failure, "Couldn’t refresh"), (.success, "Updated")])
  func withoutASecondLineASentenceTakesThePlaceOfTheTitle(outcome: RefreshOutcome, title: String) {
    for message in [nil, "No internet connection"] {
      let row = ArrowMoment(
        .arrow(showsLastUpdate: false), armedFraction: 1, outcomeFraction: 1, outcome: outcome,
        lastRefresh: "Updated 4 min ago", message: message)
      #expect(row.strings == [message ?? title])
      #expect(row.update.heldExtent == 48)
    }
  }

  @Test func aFooterSaysWhatItLoads() {
    var surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom)
    #expect(ArrowMoment(in: surroundings).strings == ["Pull to load more"])
    #expect(ArrowMoment(in: surroundings, armedFraction: 1).strings == ["Release to load more"])
    #expect(ArrowMoment(in: surroundings, armedFraction: 1, activityFraction: 1).strings == ["Loading more…"])
    surroundings.edge = .trailing
    #expect(ArrowMoment(in: surroundings).strings == [])
  }

  @Test(arguments: [RefreshLanguage.english, .german, .japanese], [false, true])
  func aFooterThatBeginsByNoPullStandsInTheMiddle(language: RefreshLanguage, isRightToLeft: Bool) {
    var surroundings = RefreshSurroundings(
      role: .loadMore, edge: .bottom, isRightToLeft: isRightToLeft, language: language)
    let halfIcon = 18.92 / 2
    func offset(_ respondsToPull: Bool) -> Double {
      surroundings.respondsToPull = respondsToPull
      let row = ArrowMoment(in: surroundings, armedFraction: 1, activityFraction: 1)
      guard let text = row.texts.first else { return .infinity }
      let width = row.drawing.size(of: text.string, text.style).width
      let start = isRightToLeft ? text.origin.x + text.size.width - width : text.origin.x
      let (left, right) = (min(row.iconX - halfIcon, start), max(row.iconX + halfIcon, start + width))
      return abs((left + right) / 2 - surroundings.crossLength / 2)
    }
    #expect(offset(false) <= 1.5, "\(offset(false))")
    #expect(offset(true) > 5, "a pulled row has room for its longest words: \(offset(true))")
  }

  @Test func textAppearsOnlyWhereItHasRoom() {
    #expect(ArrowMoment(extent: 38, lastRefresh: "Updated 4 min ago").strings == [])
    #expect(ArrowMoment(extent: 39, lastRefresh: "Updated 4 min ago").strings.count == 2)
    #expect(ArrowMoment(extent: 48, lastRefresh: "Updated 4 min ago").opacity(of: "Pull to refresh") == 1)
  }

  @Test func theRowIsMirroredFromRightToLeft() {
    let (left, right) = (
      ArrowMoment(in: .init(crossLength: 320), lastRefresh: "Updated 4 min ago"),
      ArrowMoment(in: .init(crossLength: 320, isRightToLeft: true), lastRefresh: "Updated 4 min ago")
    )
    #expect(left.iconX + right.iconX == 320)
    #expect(left.iconX < left.texts[0].origin.x && right.iconX > right.texts[0].origin.x)
    #expect(left.texts.allSatisfy { $0.alignment == .left } && right.texts.allSatisfy { $0.alignment == .right })
    for (one, other) in zip(left.texts, right.texts) {
      #expect(one.origin.x + other.origin.x + other.size.width == 320)
    }
  }

  @Test func theBlockStandsInTheMiddle() {
    let surroundings = RefreshSurroundings(crossLength: 320)
    let row = ArrowMoment(in: surroundings, armedFraction: 1, lastRefresh: "Updated 4 min ago")
    let width = row.drawing.size(of: "Release to refresh", .init(.subheadline, weight: .medium)).width
    let (left, right) = (row.iconX - 10, 320 - row.texts[0].origin.x - width)
    #expect(abs(left - right) <= 1, "\(left), \(right)")
  }

  @Test func aSecondLineMayBeCutOffAndATitleBeMadeSmaller() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.release] = "Release this very long list of messages to refresh it"
    let row = ArrowMoment(.arrow(texts: texts), in: .init(crossLength: 320), extent: 58)
    #expect(row.texts[0].style.scale < 0.75 && row.texts[0].style.scale >= 0.7)
    let long = String(repeating: "The server is not in the mood. ", count: 9)
    let failed = ArrowMoment(armedFraction: 1, outcomeFraction: 1, outcome: .failure, message: long)
    #expect(failed.texts[1].style.scale == 0.7 && failed.texts[1].lines == 1)
  }

  @Test func aHugeTitleHasTwoLinesOfHalfTheSize() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.pull] = "Release this very long list to refresh it"
    let surroundings = RefreshSurroundings(crossLength: 320, textSize: .accessibilityExtraExtraExtraLarge)
    let title = ArrowMoment(.arrow(texts: texts), in: surroundings).texts[0]
    #expect(title.style.scale == 0.5 && title.lines == 2 && title.size.height == 58)
  }
}
