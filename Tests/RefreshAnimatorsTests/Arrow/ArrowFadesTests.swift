import Testing

@testable import RefreshAnimators

/// Words take turns.
@Suite struct ArrowFadesTests {
  private static let followers = (0...20).map { Double($0) / 20 }

  private func texts(_ pull: String, _ release: String, _ refreshing: String, _ updated: String) -> RefreshTexts {
    var texts = RefreshTexts.standard(for: .english)
    (texts[.pull], texts[.release], texts[.refreshing], texts[.updated]) = (pull, release, refreshing, updated)
    return texts
  }

  private func fades(
    _ texts: RefreshTexts = .standard(for: .english), armedFraction: Double, activityFraction: Double = 0,
    outcomeFraction: Double = 0
  ) -> ArrowFades {
    let update = RefreshUpdate(
      outcome: .success, armedFraction: armedFraction, activityFraction: activityFraction,
      outcomeFraction: outcomeFraction)
    return ArrowFades(update, ArrowWords(update, texts, hasSecondLine: true))
  }

  @Test func eachStateHasItsOwnWords() {
    #expect(fades(armedFraction: 0).pull.opacity == 1)
    #expect(fades(armedFraction: 1).release.opacity == 1)
    #expect(fades(armedFraction: 1, activityFraction: 1).refreshing.opacity == 1)
    #expect(fades(armedFraction: 1, outcomeFraction: 1).outcome.opacity == 1)
    for (armedFraction, activityFraction, outcomeFraction) in [(0.0, 0.0, 0.0), (1, 0, 0), (1, 1, 0), (1, 0, 1)] {
      #expect(
        fades(armedFraction: armedFraction, activityFraction: activityFraction, outcomeFraction: outcomeFraction).sum
          == 1)
    }
  }

  @Test func ofTwoTitlesOneCannotBeRead() {
    for armedFraction in Self.followers {
      for activityFraction in Self.followers {
        for outcomeFraction in Self.followers {
          let fades = fades(
            armedFraction: armedFraction, activityFraction: activityFraction, outcomeFraction: outcomeFraction)
          let opacities = fades.all.map(\.opacity).sorted(by: >)
          #expect(opacities[1] <= 0.25, "\(armedFraction) \(activityFraction) \(outcomeFraction): \(fades)")
        }
      }
    }
  }

  @Test func whileOneTitleReplacesAnotherSomethingIsSeen() {
    for follower in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(fades(armedFraction: follower).sum >= 0.4)
      #expect(fades(armedFraction: 1, activityFraction: follower).sum >= 0.4)
      #expect(fades(armedFraction: 1, activityFraction: 1 - follower, outcomeFraction: follower).sum >= 0.4)
    }
  }

  @Test func aTitleComesFromBelowAndGoesUpwards() {
    #expect(fades(armedFraction: 0).pull.shift == 0 && fades(armedFraction: 1).release.shift == 0)
    let half = fades(armedFraction: ArrowFade.end / 2)
    #expect(half.pull.shift < -0.5 && half.release.shift > 0.5)
    #expect(abs(half.pull.shift + half.release.shift) < 1e-9)
  }

  @Test func equalWordsDoNotFade() {
    for follower in Self.followers {
      let pulled = fades(texts("A", "A", "B", "C"), armedFraction: follower)
      #expect(abs(pulled.sum - 1) < 1e-12)
      let begun = fades(texts("A", "B", "B", "C"), armedFraction: 1, activityFraction: follower)
      #expect(abs(begun.sum - 1) < 1e-12)
      let ended = fades(
        texts("A", "B", "C", "C"), armedFraction: 1, activityFraction: 1 - follower, outcomeFraction: follower)
      #expect(abs(ended.sum - 1) < 1e-12)
      let same = fades(
        texts("A", "A", "A", "A"), armedFraction: follower, activityFraction: 0.7, outcomeFraction: follower)
      #expect(abs(same.sum - 1) < 1e-12)
    }
  }

  @Test func wordsOfOtherBytesFade() {
    let half = fades(texts("A", "a", "B", "C"), armedFraction: ArrowFade.end / 2)
    #expect(half.pull.opacity < 0.25 && abs(half.pull.opacity - half.release.opacity) < 1e-9)
  }
}

extension ArrowFades {
  fileprivate var all: [ArrowFade] { [pull, release, refreshing, outcome] }
  fileprivate var sum: Double { all.reduce(0) { $0 + $1.opacity } }
}
