import RefreshCore

/// How much is seen of each title: words take turns, and one has gone before the next comes.
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
    // An outcome takes over from the activity, which goes as it comes: before it nothing else comes back.
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

  /// What goes has gone at 0.45 of a follower, and what comes begins at 0.4.
  static func going(_ follower: Double) -> Double { 1 - Easing.smooth(follower / 0.45) }

  /// The opacity of what comes; the same words that are seen already stay.
  static func coming(_ follower: Double, instead seen: Double = 0) -> Double {
    let opacity = Easing.smooth((follower - 0.4) / 0.45)
    return opacity + (1 - opacity) * seen
  }
}
