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

  /// `true` if they may be those of a pull: a footer that begins by none shows only its activity.
  private let showsPull: Bool

  init(_ update: RefreshUpdate, _ texts: RefreshTexts, hasSecondLine: Bool) {
    isFooter = update.surroundings.role == .loadMore
    showsPull = !isFooter || update.surroundings.respondsToPull
    self.texts = texts
    pull = texts[isFooter ? .pullToLoad : .pull]
    release = texts[isFooter ? .releaseToLoad : .release]
    refreshing = texts[isFooter ? .loading : .refreshing]
    line = hasSecondLine ? update.lastRefresh : nil
    switch isFooter ? nil : update.outcome {
    case .success:
      outcome = hasSecondLine ? texts[.updated] : update.message ?? texts[.updated]
      outcomeLine = hasSecondLine ? update.message ?? texts[.justNow] : nil
    case .failure:
      outcome = hasSecondLine ? texts[.failed] : update.message ?? texts[.failed]
      outcomeLine = hasSecondLine ? update.message ?? update.lastRefresh : nil
    case .cancelled, .noMoreData, nil:
      outcome = ""
      outcomeLine = nil
    }
  }

  /// Calls `body` with each title that a session may show.
  func forEachTitle(_ body: (String) -> Void) {
    if showsPull {
      body(pull)
      body(release)
    }
    body(refreshing)
    guard !isFooter else { return }
    body(texts[.updated])
    body(texts[.failed])
  }
}

/// The way of a text from its appearance to its replacement by another one.
struct ArrowFade: Equatable {
  /// The part of its appearance that is done, and the part that its replacement has left of it.
  fileprivate(set) var come = 1.0
  fileprivate(set) var left = 1.0

  /// Its opacity.
  var opacity: Double { come * left }

  /// Its distance below its place, as a fraction of the way: from 1 as it appears to -1 as it disappears.
  var shift: Double { left - come }

  /// The fraction at which a text has replaced another one: before the activity's loops are visible.
  static let end = 0.55

  /// The part of that in which one disappears, and in which the next appears: at no time can both be read.
  private static let part = 0.39

  /// Returns a text that is replaced, and the one in its place.
  static func exchange(_ follower: Double) -> (going: ArrowFade, coming: ArrowFade) {
    (ArrowFade(left: going(follower)), ArrowFade(come: coming(follower)))
  }

  /// Returns what is left of a text that is replaced.
  fileprivate static func going(_ follower: Double) -> Double { 1 - Easing.smooth(follower / part) }

  /// Returns the part of a text that has come; if it has the same words as a visible one, they stay.
  fileprivate static func coming(_ follower: Double, instead seen: Double = 0) -> Double {
    let come = Easing.smooth((follower - (end - part)) / part)
    return come + (1 - come) * seen
  }
}

/// The titles of a session as they replace each other.
struct ArrowFades: Equatable {
  /// The title while the list is pulled.
  private(set) var pull = ArrowFade()

  /// The title while a release would refresh.
  private(set) var release = ArrowFade()

  /// The title while the session runs.
  private(set) var refreshing = ArrowFade()

  /// The title for the outcome.
  private(set) var outcome = ArrowFade()

  init(_ update: RefreshUpdate, _ words: ArrowWords) {
    let outcomeFraction = update.outcomeFraction
    // An outcome replaces the activity, which fades out as the outcome appears: no earlier title comes back.
    let activityFraction = Easing.clamp(update.activityFraction + outcomeFraction)
    let same: (String, String) -> Bool = { ExactText($0) == ExactText($1) }
    let (gone, begun, ended) = (
      ArrowFade.going(update.armedFraction), ArrowFade.going(activityFraction), ArrowFade.going(outcomeFraction)
    )
    let released = same(words.pull, words.release)
    release.come = ArrowFade.coming(update.armedFraction, instead: released ? 1 : 0)
    pull.left = released ? 0 : gone

    let (pullStays, releaseStays) = (same(words.pull, words.refreshing), same(words.release, words.refreshing))
    refreshing.come = ArrowFade.coming(
      activityFraction, instead: (pullStays ? pull.opacity : 0) + (releaseStays ? release.opacity : 0))
    pull.left *= pullStays ? 0 : begun
    release.left *= releaseStays ? 0 : begun

    let (a, b, c) = (
      same(words.pull, words.outcome), same(words.release, words.outcome), same(words.refreshing, words.outcome)
    )
    outcome.come = ArrowFade.coming(
      outcomeFraction,
      instead: (a ? pull.opacity : 0) + (b ? release.opacity : 0) + (c ? refreshing.opacity : 0))
    pull.left *= a ? 0 : ended
    release.left *= b ? 0 : ended
    refreshing.left *= c ? 0 : ended
  }
}
