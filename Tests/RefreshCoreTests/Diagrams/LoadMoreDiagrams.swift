import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The results of a load: new rows, a lasting error, and the end of the list.
///
/// Rows that were loaded are waited for during 0.35 s, and a place that stays open has nothing to close.
@Suite struct LoadMoreDiagrams {
  private func expectLoad(
    finger: String, states: String, of settings: DiagramSettings = .load(.manual), in scroll: ScrollMetrics = .atItsEnd,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(finger: finger, states: states, of: settings, at: .far, in: scroll, sourceLocation: sourceLocation)
  }

  @Test func rowsThatComeEndTheLoad() {
    expectLoad(
      finger: "b - - - - - - s + - -",
      states: "R R R R R R R E . . .")
  }

  @Test func rowsThatComeInTheTurnOfTheEndEndTheLoad() {
    expectLoad(
      finger: "b - - - - - - (s+) - -",
      states: "R R R R R R R .    . .")
  }

  @Test func rowsThatCameBeforeTheActionReturnedAreNotWaitedFor() {
    expectLoad(
      finger: "b - - - - - + s - -",
      states: "R R R R R R R . . .")
  }

  @Test func rowsThatComeQuicklyEndTheSessionWithThem() {
    expectLoad(
      finger: "b s + - -",
      states: "R E . . .")
  }

  @Test func rowsThatDoNotComeAreWaitedForAndThenTheListCloses() {
    expectLoad(
      finger: "b - - - - - - s - - - - - - - - - -",
      states: "R R R R R R R E E E E E E E E E . .")
  }

  @Test func aFailureIsOverAtOnce() {
    expectLoad(
      finger: "b - - - - - - f - -",
      states: "R R R R R R R . . .")
  }

  @Test func aFailureWaitsForATap() {
    expectLoad(
      finger: "b - - - - - - f - * - s",
      states: "R R R R R R R . . R R E")
  }

  @Test func whatFailedIsTriedAgainByATapAlsoWhileItIsPulled() {
    expectLoad(
      finger: "b - - - - - - f - 9 * -",
      states: "R R R R R R R . . p R R",
      of: .load())
  }

  @Test func whatFailedIsTriedAgainByThePull() {
    expectLoad(
      finger: "b - - - - - - f - T ^ -",
      states: "R R R R R R R . . A R R",
      of: .load())
  }

  @Test func aTapDuringALoadDoesNothing() {
    expectLoad(
      finger: "b - * - - - - (s+) * -",
      states: "R R R R R R R .    . .")
  }

  @Test func aTapLoadsWhereTapsDo() {
    expectLoad(
      finger: "- * - - - - - - (s+) - * -",
      states: ". R R R R R R R .    . R R",
      of: .load(.onTap))
  }

  @Test func aTapLoadsOnceHoweverOftenItIsTapped() {
    expectLoad(
      finger: "* * * s - - - - - - -",
      states: "R R R E E E . . . . .",
      of: .load(.onTap))
  }

  @Test func aControlThatIsPulledHasNothingToTap() {
    expect(
      finger: "* - *",
      states: ". . .",
      of: DiagramSettings(trigger: .onRelease))
  }

  @Test func aDisabledOrHiddenControlIsNotTapped() {
    expectLoad(
      finger: "d * d h * h *",
      states: ". . . . . . R",
      of: .load(.onTap))
  }

  @Test func theEndIsSaidAndStays() {
    expectLoad(
      finger: "b - - - - - - n - - - - - b * T ^",
      states: "R R R R R R R E E E N N N N N N N",
      of: .load())
  }

  @Test func aLoadThatFindsNoMoreLeavesNothingToPull() {
    expect(
      finger: "T ^ - - - - - n - - - - - T ^",
      states: "A R R R R R R E E E N N N N N",
      of: .load())
  }

  @Test func theEndIsSaidOnceTheRowsHaveCome() {
    expectLoad(
      finger: "b - - - - - - (n+) - -",
      states: "R R R R R R R N    N N")
  }

  @Test func aHiddenEndClosesTheSpaceFirst() {
    expectLoad(
      finger: "b - - - - - - n - - - - - - - - - -",
      states: "R R R R R R R E E E E E E E E E N N",
      of: .load(.manual, .with { $0.hidesNoMoreData = true }))
  }

  @Test func nothingLeftToLoadOutlastsAPlainEnd() {
    expectLoad(
      finger: "b - - - - - - n s - - - - o b",
      states: "R R R R R R R E E E N N N . R")
  }

  @Test(arguments: [("n", "N"), ("s", "."), ("f", "."), ("c", ".")])
  func aSecondEndIsHeardOnlyIfItSaysThatNothingIsLeft(second: String, state: String) {
    let last = String(repeating: state, count: 3)
    // What says nothing stays, and its space is not closed.
    let ending = second == "n" ? "E E E N N N N N N" : "E E E E E E E E E"
    expectLoad(
      finger: "b - - - - - - s \(second) - - - - - - - - - -",
      states: "R R R R R R R \(ending) \(last)")
  }

  @Test func aLateResultSaysNothing() {
    expectLoad(
      finger: "b - - - - - - c l - - - - - -",
      states: "R R R R R R R E E E E E . . .")
  }

  @Test func thereMayBeMoreAgain() {
    expectLoad(
      finger: "o b - o b -",
      states: "N N N . R R")
  }

  @Test func aPullSaysNothingWhereNothingIsLeft() {
    expectLoad(
      finger: "o T ^ - o T ^ -",
      states: "N N N N p A R R",
      of: .load())
  }

  @Test func aLoadInAShortListRunsBelowItsContent() {
    expectLoad(
      finger: "b - - - - - - s - - - - - -",
      states: "R R R R R R R E E E . . . .",
      in: .shortList)
  }

  @Test func aPullInAnEmptyListLoads() {
    expectLoad(
      finger: "T ^ - - - - - (s+) - -",
      states: "A R R R R R R E    . .",
      of: .load(), in: .emptyList)
  }
}

/// A load begins when a reader scrolls near the end, once a gesture, and never by anything else.
@Suite struct ReachingEndDiagrams {
  private func expectLoad(
    finger: String, states: String, within distance: RefreshTrigger.Distance = .points(400),
    _ options: LoadMoreOptions = .init(), in scroll: ScrollMetrics = ScrollMetrics(),
    action: RefreshSimulation.Action = .hangs, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      finger: finger, states: states, of: .load(.onReachingEnd(within: distance), options), at: .far, in: scroll,
      action: action, sourceLocation: sourceLocation)
  }

  @Test func aDragOverTheLineLoads() {
    expectLoad(
      finger: "m : 0 - ^ -",
      states: ". . R R R R")
  }

  @Test func aDragToTheLineLoads() {
    expectLoad(
      finger: "m : -",
      states: ". R R",
      within: .viewports(1))
  }

  @Test func aDragToAPointBeforeTheLineLoadsNothing() {
    expectLoad(
      finger: "m : -",
      states: ". . .",
      within: .points(851))
  }

  @Test func aFlingOverTheLineLoads() {
    expectLoad(
      finger: "m ~ - - - - -",
      states: ". . . . R R R")
  }

  @Test func scrollingAwayLoadsNothing() {
    expectLoad(
      finger: ": m ^ -",
      states: ". . . .",
      in: .atItsEnd)
  }

  @Test func aGestureThatBeginsBeyondTheLineLoadsOnceItComesNearer() {
    expectLoad(
      finger: "v 1 - 2 - ^",
      states: ". . . R R R",
      in: .atItsEnd)
  }

  @Test func aGestureThatTakesItselfBackOverTheLineLoads() {
    expectLoad(
      finger: "v : - 0 -",
      states: ". . . R R",
      in: .atItsEnd)
  }

  @Test func aHeldFingerLoadsOnceHoweverOftenTheActionReturns() {
    expectLoad(
      finger: "m 0 - - - - - - - - - - - - : 0 - -",
      states: ". E E E E . . . . . . . . . . . . .",
      action: .ends(after: 0.1, .success))
  }

  @Test func oneGestureLoadsOnce() {
    expectLoad(
      finger: "m 0 - - - - - - (s+) - : 0 - -",
      states: ". R R R R R R R .    . . . . .")
  }

  @Test func theNextGestureLoadsAgain() {
    expectLoad(
      finger: "m 0 - - - - - - (s+) ^ - : 0 - -",
      states: ". R R R R R R R .    . . . R R R")
  }

  @Test func oneGestureMayBeGrantedMoreLoads() {
    expectLoad(
      finger: "m 0 - - - - - - (s+) - m 0 - - - - - - (s+) - m 0 - -",
      states: ". R R R R R R R .    . . R R R R R R R .    . . . . .",
      .with { $0.loadsPerGesture = 2 })
  }

  @Test func aLoadThatBroughtNothingIsTriedAgainByTheNextGesture() {
    expectLoad(
      finger: "m 0 ^ - - - - - s - - - - - - - - - - : 0 -",
      states: ". R R R R R R R E E E . . . . . . . . . R R")
  }

  @Test func whatFailedIsNotTriedAgainByScrolling() {
    expectLoad(
      finger: "m 0 ^ - - - - f - m 0 - ^ m 0 - *",
      states: ". R R R R R R . . . . . . . . . R")
  }

  @Test func aListThatGrowsLoadsNothing() {
    expectLoad(
      finger: "+ - + - = -",
      states: ". . . . . .",
      in: .atItsEnd)
  }

  @Test func aLineThatMovesOverTheReaderIsNoCrossing() {
    expectLoad(
      finger: "+ + + + : - = - - ^",
      states: ". . . . . . . . . .")
  }

  @Test func whereNothingIsLeftReachingTheEndLoadsNothing() {
    expectLoad(
      finger: "o m 0 - ^",
      states: "N N N N N")
  }

  @Test func aControlThatIsDisabledLoadsNothing() {
    expectLoad(
      finger: "d m 0 - ^ - d m 0 -",
      states: ". . . . . . . . R R")
  }

  @Test func whileTheContentIsZoomedNoLoadBegins() {
    expectLoad(
      finger: "z m 0 - ^ z m 0 -",
      states: ". . . . . . . R R")
  }

  @Test func withoutAWindowNoLoadBegins() {
    expectLoad(
      finger: "w m 0 - ^ -",
      states: ". . . . . .")
  }

  @Test func anEmptyListLoadsNothing() {
    expectLoad(
      finger: "3 T - ^ - -",
      states: ". . . . . .",
      in: .emptyList)
  }

  @Test func aShortListLoadsWhenItIsPulledTowardsItsEnd() {
    expectLoad(
      finger: "3 6 - ^ -",
      states: ". R R R R",
      in: .shortList)
  }

  @Test func aShortListThatIsPulledToTheOtherEndLoadsNothing() {
    expectLoad(
      finger: "/ T 3 - ^ - -",
      states: ". . . . . . .",
      in: .shortList)
  }

  @Test func atTheNearEndOlderItemsAreLoadedToo() {
    expect(
      finger: "m : 0 -",
      states: ". . R R",
      of: .load(.onReachingEnd(within: .points(400))), in: ScrollMetrics(offset: 1574))
  }
}

/// Loads that fill the first screen, if the setting asks for them.
@Suite struct FillingDiagrams {
  private func expectLoad(
    finger: String, states: String, fills: Int = 3, _ trigger: RefreshTrigger = .onReachingEnd(within: .points(0)),
    in scroll: ScrollMetrics = .emptyList, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      finger: finger, states: states, of: .load(trigger, .with { $0.loadsToFill = fills }), at: .far, in: scroll,
      sourceLocation: sourceLocation)
  }

  @Test func aFirstScreenIsFilledUntilItIsFull() {
    expectLoad(
      finger: "- - - - - - (s+) - - - - - - - (s+) - - - - - - - (s+) - - - -",
      states: "R R R R R R E    . R R R R R R E    . R R R R R R .    . . . .",
      fills: 4)
  }

  @Test func aFirstScreenIsFilledAsOftenAsIsGranted() {
    expectLoad(
      finger: "- - - - - - (s+) - - - - - - - (s+) - - - -",
      states: "R R R R R R E    . R R R R R R E    . . . .",
      fills: 2)
  }

  @Test func aFirstScreenThatStaysAsItIsIsFilledOnce() {
    expectLoad(
      finger: "- - - - - - c - - - - - -",
      states: "R R R R R R E . . . . . .",
      in: .shortList)
  }

  @Test func aScreenThatIsFullIsNotFilled() {
    expectLoad(
      finger: "- - + - -",
      states: ". . . . .",
      in: ScrollMetrics(contentLength: 853))
  }

  @Test func aControlThatRefreshesFillsNothing() {
    expect(
      finger: "- - - -",
      states: ". . . .",
      of: DiagramSettings(trigger: .onReachingEnd(within: .points(0)), loadMore: .with { $0.loadsToFill = 1 }),
      at: .far, in: .shortList)
  }

  @Test(arguments: [RefreshTrigger.onRelease, .whilePulling, .onTap, .manual])
  func whereReachingTheEndLoadsNothingNoScreenIsFilled(trigger: RefreshTrigger) {
    expectLoad(
      finger: "- - - +",
      states: ". . . .",
      trigger, in: .shortList)
  }

  @Test func withoutAWindowNothingIsFilled() {
    expectLoad(
      finger: "- - w - -",
      states: ". . R R R",
      in: ScrollMetrics(contentLength: 300, isInWindow: false))
  }

  /// The rows of the last page are still waited for.
  @Test func aBeginAfterTheLastPageIsRefused() {
    expectLoad(
      finger: "b - - - - - - n b c - - -",
      states: "R R R R R R R E E E N N N")
  }
}
