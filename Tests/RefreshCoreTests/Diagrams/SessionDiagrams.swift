import RefreshCore
import RefreshTesting
import Testing

/// Begin and end, from anywhere, any number of times.
///
/// A session is visible for 0.6 s at least, and its 60 points close on a critically damped spring of 14 per second to
/// within half a pixel: (1 + 14 t) · e^(−14 t) = 1/360, which takes 0.58 s.
@Suite struct SessionDiagrams {
  @Test func theAppBeginsAndEndsASession() {
    expect(
      finger: "b - - - - - - s - - - - - -",
      states: "R R R R R R R E E E E E . .")
  }

  @Test func anEarlyEndWaitsForTheMinimumVisibleTimeAndThenCloses() {
    expect(
      finger: "T ^ - s - - - - - - - - - - -",
      states: "A R R E E E E E E E E E . . .")
  }

  @Test func anEndAfterTheMinimumVisibleTimeClosesAtOnce() {
    expect(
      finger: "T ^ - - - - - - s - - - - - -",
      states: "A R R R R R R R E E E E E . .")
  }

  @Test func theMinimumVisibleTimeCanBeNone() {
    expect(
      finger: "b - s - - - - - - -",
      states: "R R E E E E E . . .",
      of: DiagramSettings(minimumVisibleTime: 0))
  }

  @Test func aSecondBeginJoinsTheRunningSession() {
    expect(
      finger: "b - - - - - b s - - - - - -",
      states: "R R R R R R R E E E E E . .")
  }

  @Test func withTheRestartPolicyASecondBeginStartsAnew() {
    expect(
      finger: "b - - - - - b l s - - - - - - - - - - -",
      states: "R R R R R R R R E E E E E E E E E . . .",
      of: DiagramSettings(whenBusy: .restart))
  }

  @Test func aBeginInTheTurnOfTheEndGoesOn() {
    expect(
      finger: "b - - (sb) - - l - s",
      states: "R R R R    R R R R E")
  }

  @Test func anEndInTheTurnOfTheBeginLeavesNothing() {
    expect(
      finger: "(bs) - - - - - - -",
      states: ".    . . . . . . .")
  }

  @Test func theLastWordOfATurnCounts() {
    expect(
      finger: "(bsbsb) - - (sbs) - - -",
      states: "R       R R E     E E E")
  }

  @Test func aBeginDuringTheClosingOpensAgain() {
    expect(
      finger: "b - - - - - - s - b - - s",
      states: "R R R R R R R E E R R R E")
  }

  @Test func aBeginDuringAPullTakesItOver() {
    expect(
      finger: "5 b - ^ - - - - s",
      states: "p R R R R R R R E")
  }

  @Test func aBeginDuringAnArmedPullIsTheOnlyOne() {
    expect(
      finger: "T b ^ - - - - s - - - - - - -",
      states: "A R R R R R R E E E E E . . .")
  }

  @Test func anEndWithoutASessionIsIgnored() {
    expect(
      finger: "s 3 s f n c -",
      states: ". p p p p p p")
  }

  @Test func anEndDuringAnArmedPullIsIgnored() {
    expect(
      finger: "T s ^ - s",
      states: "A A R R E")
  }

  @Test func endingTwiceEndsOnce() {
    expect(
      finger: "b - - - - - - s f s - - - - -",
      states: "R R R R R R R E E E E E . . .")
  }

  @Test func theResultOfAnOlderSessionIsStale() {
    expect(
      finger: "b - - - - - - c - - - - - - b l - l s",
      states: "R R R R R R R E E E E E . . R R R R E")
  }

  @Test func aResultThatComesAfterTheEndIsStale() {
    expect(
      finger: "b - - - - - - s l - - - - - l -",
      states: "R R R R R R R E E E E E . . . .")
  }

  @Test func aSessionThatTakesTooLongFails() {
    expect(
      finger: "b - - - - - - - - - - -",
      states: "R R R R R R R R R E E E",
      of: DiagramSettings(timeout: 1))
  }

  @Test func aSessionInTimeDoesNotFail() {
    expect(
      finger: "b - - - - - - - s - - - - - -",
      states: "R R R R R R R R E E E E E . .",
      of: DiagramSettings(timeout: 1))
  }

  @Test func anActionThatReturnsAtOnceIsSeenForTheMinimumTime() {
    expect(
      finger: "T ^ - - - - - - - - - - - - -",
      states: "A E E E E E E E E E E E . . .",
      action: .ends(after: 0, .success))
  }

  @Test func aListenerThatEndsTheSessionWhileItIsToldIsHeard() {
    expect(
      finger: "T ^ - - - - - - - - - - - - -",
      states: "A E E E E E E E E E E E . . .",
      action: .endsAtOnce(.success))
  }

  @Test func aListenerThatEndsWhatTheAppBeginsIsHeard() {
    expect(
      finger: "b - - - - - - - - - - - - -",
      states: ". . . . . . . . . . . . . .",
      action: .endsAtOnce(.success))
  }

  @Test func aSessionInAnEmptyListOpensAndCloses() {
    expect(
      finger: "b - - - - - - s - - - - - -",
      states: "R R R R R R R E E E E E . .",
      in: .emptyList)
  }

  @Test func aListThatFillsDuringASessionChangesNothing() {
    expect(
      finger: "b - - + + + + (s+) - - - - - -",
      states: "R R R R R R R E    E E E E . .",
      in: .emptyList)
  }

  @Test func aListThatIsReloadedInTheTurnOfTheEndCloses() {
    expect(
      finger: "b - - - - - - (s=+) - - - - - -",
      states: "R R R R R R R E     E E E E . .")
  }

  @Test func aSessionOutOfSightIsOverAtOnce() {
    expect(
      finger: "b - - m ^ s - -",
      states: "R R R R R . . .")
  }
}

/// The end of a session, as far as the states show it.
@Suite struct OutcomeDiagrams {
  private static let showing = DiagramSettings(metrics: RefreshMetrics(showsOutcomes: true))

  @Test(arguments: ["s", "f", "n", "c"])
  func everyOutcomeEndsASession(outcome: String) {
    expect(
      finger: "T ^ - - - - - \(outcome) - - - - - -",
      states: "A R R R R R R E E E E E . .")
  }

  @Test func aDrawnSuccessIsShownForSevenTenthsOfASecond() {
    expect(
      finger: "T ^ - - - - - s - - - - - - - - - - - - - - -",
      states: "A R R R R R R E E E E E E E E E E E E . . . .",
      of: Self.showing)
  }

  @Test func aDrawnFailureIsShownForASecond() {
    expect(
      finger: "T ^ - - - - - f - - - - - - - - - - - - - - - -",
      states: "A R R R R R R E E E E E E E E E E E E E E E . .",
      of: Self.showing)
  }

  private static let failing = DiagramSettings(metrics: RefreshMetrics().showingFailures())

  @Test func aFailureIsShownByAnAnimatorThatShowsNoSuccess() {
    expect(
      finger: "T ^ - - - - - f - - - - - - - - - - - - - - - -",
      states: "A R R R R R R E E E E E E E E E E E E E E E . .",
      of: Self.failing)
    expect(
      finger: "T ^ - - - - - s - - - - - -",
      states: "A R R R R R R E E E E E . .",
      of: Self.failing)
  }

  @Test(arguments: ["s", "n", "c"]) func noOtherOutcomeIsShownByIt(outcome: String) {
    expect(
      finger: "b - - - - - - \(outcome) - - - - - -",
      states: "R R R R R R R E E E E E . .",
      of: Self.failing)
  }

  @Test func itsFailureIsPulledOverOnceItIsOver() {
    expect(
      finger: "b - - - - - - f - 3 - - - - - - - - - - ^",
      states: "R R R R R R R E E E E E E E E E p p p p p",
      of: Self.failing)
  }

  @Test func aFailureThatIsHiddenIsOverAtOnce() {
    expect(
      finger: "T ^ - - - - - f - - - - - -",
      states: "A R R R R R R E E E E E . .",
      of: DiagramSettings(metrics: RefreshMetrics().showingFailures().showing(success: 0.7, failure: 0)))
  }

  @Test func aCancellationIsNotShown() {
    expect(
      finger: "T ^ - - - - - c - - - - - -",
      states: "A R R R R R R E E E E E . .",
      of: Self.showing)
  }

  @Test func anOutcomeOutOfSightIsNotShown() {
    expect(
      finger: "b - - m ^ - - s - - -",
      states: "R R R R R R R . . . .",
      of: Self.showing)
  }

  @Test func anOutcomeThatIsShownIsPulledOverOnceItIsOver() {
    expect(
      finger: "b - - - - - - f - 3 - - - - - - - - - - ^",
      states: "R R R R R R R E E E E E E E E E p p p p p",
      of: Self.showing)
  }

  @Test(arguments: ["n", "nn", "sn"])
  func aRefreshThatSaysThatNothingIsLeftIsOverAndNoMore(ends: String) {
    expect(
      finger: "b - - - - - - (\(ends)) - - - - - - b -",
      states: "R R R R R R R E E E E E . . R R")
  }

  @Test func whereNothingIsLeftNothingIsPulledOrBegun() {
    expect(
      finger: "o 6 T ^ - - - - - b - o - b",
      states: "N N N N N N N N N N N . . R")
  }

  @Test func nothingLeftIsTakenAfterAPlainEndToo() {
    expect(
      finger: "b - - - - - - s o - - - - - -",
      states: "R R R R R R R E E E E E N N N")
  }
}
