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
    let (armed, verdict) = (update.armed, update.verdict)
    // An outcome takes over from the activity, which goes as it comes: before it nothing else comes back.
    let active = Easing.clamp(update.active + verdict)
    let same = ArrowWords.areEqual
    release = Self.coming(armed, instead: same(words.pull, words.release) ? pull : 0)
    pull *= same(words.pull, words.release) ? 0 : Self.going(armed)

    let pullStays = same(words.pull, words.refreshing), releaseStays = same(words.release, words.refreshing)
    refreshing = Self.coming(active, instead: (pullStays ? pull : 0) + (releaseStays ? release : 0))
    pull *= pullStays ? 0 : Self.going(active)
    release *= releaseStays ? 0 : Self.going(active)

    let (a, b, c) = (
      same(words.pull, words.outcome), same(words.release, words.outcome), same(words.refreshing, words.outcome)
    )
    outcome = Self.coming(verdict, instead: (a ? pull : 0) + (b ? release : 0) + (c ? refreshing : 0))
    pull *= a ? 0 : Self.going(verdict)
    release *= b ? 0 : Self.going(verdict)
    refreshing *= c ? 0 : Self.going(verdict)
  }

  /// What goes has gone at 0.45 of a follower, and what comes begins at 0.4.
  static func going(_ follower: Double) -> Double { 1 - Easing.smooth(follower / 0.45) }

  /// The opacity of what comes; the same words that are seen already stay.
  static func coming(_ follower: Double, instead seen: Double = 0) -> Double {
    let opacity = Easing.smooth((follower - 0.4) / 0.45)
    return opacity + (1 - opacity) * seen
  }
}
