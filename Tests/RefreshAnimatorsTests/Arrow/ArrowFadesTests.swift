import Testing

@testable import RefreshAnimators

/// Words take turns.
@Suite struct ArrowFadesTests {
  private static let followers = (0...20).map { Double($0) / 20 }

  private func texts(_ pull: String, _ release: String, _ refreshing: String, _ updated: String) -> RefreshTexts {
    var texts = RefreshTexts.standard(for: .english)
    (texts.pull, texts.release, texts.refreshing, texts.updated) = (pull, release, refreshing, updated)
    return texts
  }

  private func fades(
    _ texts: RefreshTexts = .standard(for: .english), armed: Double, active: Double = 0, verdict: Double = 0
  ) -> ArrowFades {
    let update = RefreshUpdate(outcome: .success, armed: armed, active: active, verdict: verdict)
    return ArrowFades(update, ArrowWords(update, texts, hasSecondLine: true))
  }

  @Test func eachStateHasItsOwnWords() {
    #expect(fades(armed: 0).pull == 1)
    #expect(fades(armed: 1).release == 1)
    #expect(fades(armed: 1, active: 1).refreshing == 1)
    #expect(fades(armed: 1, verdict: 1).outcome == 1)
    for (armed, active, verdict) in [(0.0, 0.0, 0.0), (1, 0, 0), (1, 1, 0), (1, 0, 1)] {
      #expect(fades(armed: armed, active: active, verdict: verdict).sum == 1)
    }
  }

  @Test func wordsAreNeverSeenOverEachOther() {
    for armed in Self.followers {
      for active in Self.followers {
        for verdict in Self.followers {
          let fades = fades(armed: armed, active: active, verdict: verdict)
          let opacities = [fades.pull, fades.release, fades.refreshing, fades.outcome].sorted()
          #expect(opacities[2] < 0.04, "\(armed) \(active) \(verdict): \(opacities)")
          #expect(fades.sum <= 1)
        }
      }
    }
  }

  @Test func equalWordsDoNotFade() {
    for follower in Self.followers {
      let pulled = fades(texts("A", "A", "B", "C"), armed: follower)
      #expect(pulled.sum == 1)
      let begun = fades(texts("A", "B", "B", "C"), armed: 1, active: follower)
      #expect(begun.sum == 1)
      let ended = fades(texts("A", "B", "C", "C"), armed: 1, active: 1 - follower, verdict: follower)
      #expect(abs(ended.sum - 1) < 1e-12)
      let same = fades(texts("A", "A", "A", "A"), armed: follower, active: 0.7, verdict: follower)
      #expect(abs(same.sum - 1) < 1e-12)
    }
  }

  @Test func wordsOfOtherBytesFade() {
    #expect(fades(texts("A", "a", "B", "C"), armed: 0.42).sum < 0.1)
  }
}

extension ArrowFades {
  fileprivate var sum: Double { pull + release + refreshing + outcome }
}
