import RefreshCore

/// The words that the arrow's row shows in a session.
struct ArrowWords {
  /// The title while the list is pulled.
  let pull: String

  /// The title while a release would refresh.
  let release: String

  /// The title while the session runs.
  let refreshing: String

  /// The title for the outcome; empty if none is shown.
  let outcome: String

  /// The second line before the outcome.
  let line: String?

  /// The second line with the outcome.
  let outcomeLine: String?

  /// The texts that the words are taken from.
  let texts: RefreshTexts

  /// `true` if these are the words of a footer.
  let isFooter: Bool

  init(_ update: RefreshUpdate, _ texts: RefreshTexts, hasSecondLine: Bool) {
    isFooter = update.surroundings.role == .loadMore
    self.texts = texts
    pull = isFooter ? texts.pullToLoad : texts.pull
    release = isFooter ? texts.releaseToLoad : texts.release
    refreshing = isFooter ? texts.loading : texts.refreshing
    line = hasSecondLine ? update.lastRefresh : nil
    switch isFooter ? nil : update.outcome {
    case .success:
      outcome = hasSecondLine ? texts.updated : update.message ?? texts.updated
      outcomeLine = hasSecondLine ? update.message ?? texts.justNow : nil
    case .failure:
      outcome = hasSecondLine ? texts.failed : update.message ?? texts.failed
      outcomeLine = hasSecondLine ? update.message ?? update.lastRefresh : nil
    case .cancelled, .noMoreData, nil:
      outcome = ""
      outcomeLine = nil
    }
  }

  /// Calls `body` with each title that a session may show.
  func forEachTitle(_ body: (String) -> Void) {
    body(pull)
    body(release)
    body(refreshing)
    guard !isFooter else { return }
    body(texts.updated)
    body(texts.failed)
  }
}

extension ArrowWords {
  /// `true` if the words of the outcome replace others, so that they can be centred on their own as they fade in.
  var hasOwnOutcome: Bool {
    let same = Self.areEqual
    return !(outcome.utf8.isEmpty || same(outcome, pull) || same(outcome, release) || same(outcome, refreshing))
  }

  /// Returns `true` if two texts are the same, byte by byte.
  static func areEqual(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }
}

/// The opacities of the titles: one has faded out before the next fades in.
struct ArrowFades: Equatable {
  /// The opacity of the title while the list is pulled.
  private(set) var pull = 1.0

  /// The opacity of the title while a release would refresh.
  private(set) var release = 0.0

  /// The opacity of the title while the session runs.
  private(set) var refreshing = 0.0

  /// The opacity of the title for the outcome.
  private(set) var outcome = 0.0

  init(_ update: RefreshUpdate, _ words: ArrowWords) {
    let (armedFraction, outcomeFraction) = (update.armedFraction, update.outcomeFraction)
    // An outcome replaces the activity, which fades out as the outcome appears: no earlier title comes back.
    let activityFraction = Easing.clamp(update.activityFraction + outcomeFraction)
    let same = ArrowWords.areEqual
    release = Self.coming(armedFraction, instead: same(words.pull, words.release) ? pull : 0)
    pull *= same(words.pull, words.release) ? 0 : Self.going(armedFraction)

    let pullStays = same(words.pull, words.refreshing), releaseStays = same(words.release, words.refreshing)
    refreshing = Self.coming(activityFraction, instead: (pullStays ? pull : 0) + (releaseStays ? release : 0))
    pull *= pullStays ? 0 : Self.going(activityFraction)
    release *= releaseStays ? 0 : Self.going(activityFraction)

    let (a, b, c) = (
      same(words.pull, words.outcome), same(words.release, words.outcome), same(words.refreshing, words.outcome)
    )
    outcome = Self.coming(outcomeFraction, instead: (a ? pull : 0) + (b ? release : 0) + (c ? refreshing : 0))
    pull *= a ? 0 : Self.going(outcomeFraction)
    release *= b ? 0 : Self.going(outcomeFraction)
    refreshing *= c ? 0 : Self.going(outcomeFraction)
  }

  /// The fraction at which a title has replaced another one.
  static let end = 0.55

  /// Returns the opacity of a title that fades out, while the next one fades in by as much.
  static func going(_ follower: Double) -> Double { 1 - Easing.smooth(follower / end) }

  /// Returns the opacity of a title that fades in; if it has the same words as a visible one, they stay.
  static func coming(_ follower: Double, instead seen: Double = 0) -> Double {
    let opacity = Easing.smooth(follower / end)
    return opacity + (1 - opacity) * seen
  }
}
