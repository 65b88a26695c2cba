import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A control that refreshes and one that loads more, at the two ends of one list.
@Suite struct ExclusionDiagrams {
  private static func pair(_ options: LoadMoreOptions) -> (header: DiagramSettings, footer: DiagramSettings) {
    (DiagramSettings(), .load(.onRelease, options))
  }

  @Test func aRefreshCancelsALoadWhoseLateResultIsStale() {
    expect(
      finger: "B - - b - L - S N",
      header: ". . . R R R R R R",
      footer: "R R R E E . . . .")
  }

  @Test func aPullThatRefreshesCancelsALoadToo() {
    expect(
      finger: "B - - T ^ - -",
      header: ". . . A R R R",
      footer: "R R R R . . .")
  }

  @Test func noLoadStartsDuringARefresh() {
    expect(
      finger: "b - B - - - - s B",
      header: "R R R R R R R E E",
      footer: ". . . . . . . . R")
  }

  @Test func aPullOfTheFooterDuringARefreshDoesNotArm() {
    expect(
      finger: "b / 6 T > ^ - -",
      header: "R R R R R R R R",
      footer: ". . p p p p p p")
  }

  @Test func aPullOfTheFooterAfterTheRefreshArms() {
    expect(
      finger: "b - - - - - - s - - - - - - / T ^ -",
      header: "R R R R R R R E E E E E . . . . . .",
      footer: ". . . . . . . . . . . . . . . A R R")
  }

  @Test func aRefreshThatEndsUnderThePulledFooterLetsItArm() {
    expect(
      finger: "b / T - s - ^ -",
      header: "R R R R E E . .",
      footer: ". . p p A A R R")
  }

  @Test func aLoadMayHoldOffARefresh() {
    expect(
      finger: "B - b - T ^ - S - -",
      header: ". . . . p p p p p p",
      footer: "R R R R R R R E E E",
      of: Self.pair(.with { $0.exclusion = .firstComeFirstServed }))
  }

  @Test func aRefreshMayHoldOffALoad() {
    expect(
      finger: "b - B - - - s B",
      header: "R R R R R R E E",
      footer: ". . . . . . . R",
      of: Self.pair(.with { $0.exclusion = .firstComeFirstServed }))
  }

  @Test func bothMayRunIfTheAppSaysSo() {
    expect(
      finger: "B - b - T ^ - S s",
      header: ". . R R R R R R E",
      footer: "R R R R R R R E E",
      of: Self.pair(.with { $0.exclusion = .independent }))
  }

  @Test func twoThatRefreshTakeTurns() {
    expect(
      finger: "b - B - - - - s B b",
      header: "R R R R R R R E E E",
      footer: ". . . . . . . . R R",
      of: (DiagramSettings(), DiagramSettings()))
  }

  @Test func twoThatLoadTakeTurns() {
    expect(
      finger: "b - B - - - - (s+) B b",
      header: "R R R R R R R .    . .",
      footer: ". . . . . . . .    R R",
      of: (.load(), .load()))
  }

  @Test func aPullWaitsForTheRefreshAtTheOtherEnd() {
    expect(
      finger: "B - - T ^ - - -",
      header: ". . . p p p p p",
      footer: "R R R R R R R R",
      of: (DiagramSettings(), DiagramSettings()))
  }

  @Test func onePullNeverConcernsBothEndsOfAShortList() {
    expect(
      finger: "6 > ^ - s - - - - - - - - - -",
      header: "p A R R E E E E E E E E E . .",
      footer: ". . . . . . . . . . . . . . .",
      in: .shortList)
  }

  @Test func theFooterOfAShortListIsPulledDuringARefreshButDoesNotArm() {
    expect(
      finger: "T ^ - / T ^ - - -",
      header: "A R R R R R R R R",
      footer: ". . . . p p p p p",
      in: .shortList)
  }

  @Test func oneFingerPullsBothEndsOfAShortListInTurn() {
    expect(
      finger: "T / T / T / T ^ -",
      header: "A A . . A A . . .",
      footer: ". . A A . . A R R",
      in: .shortList)
  }

  @Test func noTapLoadsDuringARefresh() {
    expect(
      finger: "b - / * - - - s *",
      header: "R R R R R R R E E",
      footer: ". . . . . . . . R",
      of: (DiagramSettings(), .load(.onTap)))
  }

  @Test func noScrollLoadsDuringARefresh() {
    expect(
      finger: "b / m 0 - s ^ m 0 -",
      header: "R R R R R E . . . .",
      footer: ". . . . . . . . R R",
      of: (DiagramSettings(), .load(.onReachingEnd(within: .points(400)))))
  }

  @Test func noScreenIsFilledDuringARefresh() {
    expect(
      finger: "b + - - - - - s - - - - - - - -",
      header: "R R R R R R R E E E E E . . . .",
      footer: ". . . . . . . . . . . . R R R R",
      of: (DiagramSettings(), .load(.onReachingEnd(within: .points(0)), .with { $0.loadsToFill = 1 })), in: .emptyList)
  }

  @Test(arguments: [("s", ". . ."), ("f", "N N N"), ("c", "N N N")])
  func onlyARefreshThatSucceedsBringsMore(outcome: String, more: String) {
    expect(
      finger: "B - - - - - - N - - - - b - - - - - - \(outcome) - -",
      header: ". . . . . . . . . . . . R R R R R R R E E E",
      footer: "R R R R R R R E E E N N N N N N N N N \(more)")
  }

  @Test func theAppMayKeepThatNothingIsLeft() {
    expect(
      finger: "O b - - - - - - s - -",
      header: ". R R R R R R R E E E",
      footer: "N N N N N N N N N N N",
      of: Self.pair(.with { $0.keepsNoMoreData = true }))
  }

  @Test func aRefreshTellsAnotherRefreshNothing() {
    expect(
      finger: "O b - - - - - - s - -",
      header: ". R R R R R R R E E E",
      footer: "N N N N N N N N N N N",
      of: (DiagramSettings(), DiagramSettings()))
  }

  @Test func aRefreshForgetsAFailedLoad() {
    expect(
      finger: "B - - F - - b - - - - - - s / * -",
      header: ". . . . . . R R R R R R R E E E E",
      footer: "R R R E E . . . . . . . . . . . .",
      of: (DiagramSettings(), .load(.manual)))
  }

  @Test func aRefreshThatFailsForgetsNoFailedLoad() {
    expect(
      finger: "B - - F - - b - - - - - - f / * -",
      header: ". . . . . . R R R R R R R E E E E",
      footer: "R R R E E . . . . . . . . . . R R",
      of: (DiagramSettings(), .load(.manual)))
  }

  @Test func disablingTheHeaderLetsTheFooterLoad() {
    expect(
      finger: "b - B d B -",
      header: "R R R . . .",
      footer: ". . . . R R")
  }

  @Test func removingTheFooterEndsItsLoad() {
    expect(
      finger: "B - A b A - B s B",
      header: ". . . R R R R E E",
      footer: "R R . . . . . . R")
  }

  @Test func bothEndInOneTurn() {
    expect(
      finger: "(bB) - - - - - - (sS+) - - - - - -",
      header: "R    R R R R R R E     E E E E . .",
      footer: "R    R R R R R R .     . . . . . .",
      of: Self.pair(.with { $0.exclusion = .independent }))
  }

  @Test func ofBothInOneTurnTheRefreshRuns() {
    expect(
      finger: "(Bb) - - s - (bB) - -",
      header: "R    R R E E R    R R",
      footer: ".    . . . . .    . .")
  }
}
