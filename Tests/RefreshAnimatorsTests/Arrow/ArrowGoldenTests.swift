import RefreshTesting
import TestSupport
import Testing

@testable import RefreshAnimators

/// The drawings of the arrow, as text.
@Suite struct ArrowGoldenTests {
  private static let moments:
    [(name: String, extent: Double, armedFraction: Double, activityFraction: Double, outcomeFraction: Double)] = [
      ("growing", 28, 0, 0, 0), ("pulled", 58, 0, 0, 0), ("turning", 90, 0.5, 0, 0), ("armed", 90, 1, 0, 0),
      ("handing over", 58, 1, 0.45, 0), ("working", 58, 1, 1, 0), ("ended", 58, 1, 0, 1), ("closing", 42, 1, 0, 1),
    ]

  @Test func theArrowDrawsWhatItDrew() { expectGolden("arrow.txt", .arrow, .init()) }

  @Test func theStillArrowDrawsWhatItDrew() { expectGolden("arrow-still.txt", .arrow, .init(reducesMotion: true)) }

  @Test func theReloadSymbolFromRightToLeftDrawsWhatItDrew() {
    let surroundings = RefreshSurroundings(
      edge: .bottom, isRightToLeft: true, increasesContrast: true, language: .arabic)
    expectGolden("arrow-reload.txt", .arrow(armedSymbol: .reload), surroundings)
  }

  @Test func theArrowAboveLargeWordsDrawsWhatItDrew() {
    let surroundings = RefreshSurroundings(prefersBoldText: true, textSize: .accessibilityLarge, language: .german)
    expectGolden("arrow-large.txt", .arrow, surroundings)
  }

  @Test func theArrowAtTheSideDrawsWhatItDrew() {
    expectGolden("arrow-side.txt", .arrow, .init(edge: .trailing, viewport: 393, crossLength: 200))
  }

  private func expectGolden(_ name: String, _ animator: ArrowAnimator, _ surroundings: RefreshSurroundings) {
    let last = RefreshTexts.standard(for: surroundings.language).lastUpdate(.minutes("4"))
    let isFailure = animator.armedSymbol == .reload
    var text = ""
    for moment in Self.moments {
      let drawn = ArrowMoment(
        animator, in: surroundings, extent: moment.extent, armedFraction: moment.armedFraction,
        activityFraction: moment.activityFraction,
        outcomeFraction: moment.outcomeFraction,
        outcome: moment.outcomeFraction == 0 ? nil : isFailure ? .failure : .success,
        lastRefresh: last, message: isFailure ? "No internet connection" : nil)
      text += "# \(moment.name)\n\(drawn.drawing.transcript)\n\n"
    }
    let difference = Golden(name).difference(from: text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
