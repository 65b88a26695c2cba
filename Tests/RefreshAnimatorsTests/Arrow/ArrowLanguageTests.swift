import RefreshTesting
import Testing

@testable import RefreshAnimators

/// Every language at every text size.
@Suite struct ArrowLanguageTests {
  private static let sizes = RefreshTextSize.allCases
  private static let breadths = [320.0, 402]
  private static let times: [RefreshAge] = [.justNow, .yesterday(time: "12:59")]

  private func surroundings(_ language: RefreshLanguage, _ size: RefreshTextSize, _ crossLength: Double)
    -> RefreshSurroundings
  {
    RefreshSurroundings(
      viewport: 844, crossLength: crossLength, isRightToLeft: ["ar", "fa", "he"].contains(language.code),
      textSize: size, language: language)
  }

  /// A session from the pull to the outcome.
  private func session(
    in surroundings: RefreshSurroundings, lastRefresh: String?, outcome: RefreshOutcome,
    _ animator: ArrowAnimator = .arrow
  ) -> [ArrowMoment] {
    let message = "The server cannot be reached at the moment. Please try again later."
    return [
      ArrowMoment(animator, in: surroundings, lastRefresh: lastRefresh),
      ArrowMoment(animator, in: surroundings, armedFraction: 1, lastRefresh: lastRefresh),
      ArrowMoment(animator, in: surroundings, armedFraction: 1, activityFraction: 1, lastRefresh: lastRefresh),
      ArrowMoment(
        animator, in: surroundings, armedFraction: 1, outcomeFraction: 1, outcome: outcome, lastRefresh: lastRefresh,
        message: outcome == .failure ? message : nil),
    ]
  }

  @Test(arguments: RefreshLanguage.allCases) func theIconNeverMovesSideways(language: RefreshLanguage) {
    for size in Self.sizes {
      for crossLength in Self.breadths {
        let place = surroundings(language, size, crossLength)
        var positions: [Double] = []
        for outcome in [RefreshOutcome.success, .failure] {
          positions += session(in: place, lastRefresh: nil, outcome: outcome).map(\.iconX)
          for time in Self.times {
            let last = RefreshTexts.standard(for: language).lastUpdate(time)
            positions += session(in: place, lastRefresh: last, outcome: outcome).map(\.iconX)
          }
        }
        #expect(positions.allSatisfy { abs($0 - positions[0]) < 1e-9 }, "\(size), \(crossLength): \(positions)")
      }
    }
  }

  @Test(arguments: RefreshLanguage.allCases) func everyTextFits(language: RefreshLanguage) {
    for size in Self.sizes {
      for crossLength in Self.breadths {
        let place = surroundings(language, size, crossLength)
        let last = RefreshTexts.standard(for: language).lastUpdate(.yesterday(time: "12:59"))
        for moment in session(in: place, lastRefresh: last, outcome: .success) {
          for text in moment.texts {
            expectFits(text, in: place)
            #expect(text.origin.y + text.size.height <= moment.update.heldExtent)
          }
          expectNoOverlap(moment, place)
          #expect(moment.update.heldExtent <= moment.update.triggerDistance)
        }
      }
    }
  }

  /// Returns `true` if the text fits: its box has room for the number and the width of its lines.
  private func expectFits(_ text: Drawing.Text, in place: RefreshSurroundings) {
    var lines = 0
    TextEstimate(textSize: place.textSize).forEachLine(of: text.string, style: text.style, width: text.size.width) {
      lines += 1
      #expect($1 <= text.size.width + 1e-9, "\(place.language) \(place.textSize) \(place.crossLength): \(text.string)")
    }
    #expect(lines <= text.lines, "\(place.language) \(place.textSize) \(place.crossLength): \(text.string)")
    #expect(text.origin.x >= 15 && text.origin.x + text.size.width <= place.crossLength - 15)
  }

  private func expectNoOverlap(_ moment: ArrowMoment, _ place: RefreshSurroundings) {
    let texts = moment.texts
    for (upper, lower) in zip(texts, texts.dropFirst()) {
      #expect(upper.origin.y + upper.size.height <= lower.origin.y)
    }
    let layout = ArrowLayout(in: place, showsLastUpdate: true)
    let center = layout.iconCenter(moment.update.visibleExtent)
    for text in texts where layout.form == .above { #expect(center + layout.icon / 2 <= text.origin.y) }
    for text in texts where layout.form == .beside {
      let gap =
        text.alignment == .left
        ? text.origin.x - moment.iconX : moment.iconX - text.origin.x - text.size.width
      #expect(gap >= layout.icon / 2)
    }
  }

  @Test(arguments: RefreshLanguage.allCases) func everyFooterFits(language: RefreshLanguage) {
    for size in Self.sizes {
      for crossLength in Self.breadths {
        var place = surroundings(language, size, crossLength)
        (place.role, place.edge) = (.loadMore, .bottom)
        let moments = session(in: place, lastRefresh: nil, outcome: .success).dropLast()
        for text in moments.flatMap(\.texts) { expectFits(text, in: place) }
        #expect(moments.allSatisfy { abs($0.iconX - moments[0].iconX) < 1e-9 })
      }
    }
  }
}
