import RefreshCore
import RefreshTesting
import Testing

/// The states during and after a pull.
@Suite struct PullDiagrams {
  @Test func releasingPastTheTriggerRefreshesOnce() {
    expect(
      finger: "0 3 6 9 T T ^ - - - s - - - - -",
      states: ". p p p A A R R R R E E E E E E")
  }

  @Test func atTheTriggerAPullIsArmed() {
    expect(
      finger: "9 T",
      states: "p A")
  }

  @Test func anArmedPullWaitsForTheRelease() {
    expect(
      finger: "> - - - - ^ -",
      states: "A A A A A R R")
  }

  @Test func nineTenthsOfTheTriggerDoNotArm() {
    expect(
      finger: "9 ^ - - - - - - -",
      states: "p p p p p p p . .")
  }

  @Test func aPullTakenBackIsDisarmed() {
    expect(
      finger: "T 9 ^ - - - - - - -",
      states: "A p p p p p p p . .")
  }

  @Test func aPullTakenBackArmsAgain() {
    expect(
      finger: "T 9 T ^ -",
      states: "A p A R R")
  }

  @Test func aPullTakenBackToRestIsOver() {
    expect(
      finger: "T 3 0 - ^ -",
      states: "A p . . . .")
  }

  @Test func aPullTakenFarIntoTheListIsOver() {
    expect(
      finger: "T m - ^ -",
      states: "A . . . .")
  }

  @Test func aPullOutOfTheMiddleOfTheListArms() {
    expect(
      finger: "m - 0 5 T ^ -",
      states: ". . . p A R R")
  }

  @Test func aScrollIsNoPull() {
    expect(
      finger: "m : m 0 ^ -",
      states: ". . . . . .")
  }

  @Test func aTouchThatDoesNotMoveIsNoPull() {
    expect(
      finger: "v - - ^ -",
      states: ". . . . .")
  }

  @Test func aPullUnderASecondTouchStartsAgain() {
    expect(
      finger: "6 ^ T ^ -",
      states: "p p A R R")
  }

  @Test func aCancelledTouchFiresNothing() {
    expect(
      finger: "T T x - - - - - - -",
      states: "A A p p p p p p . .")
  }

  @Test func afterACancelledTouchTheNextOneRefreshes() {
    expect(
      finger: "T x - T ^ -",
      states: "A p p A R R")
  }

  @Test func aSecondPullBeginsASecondSession() {
    expect(
      finger: "T ^ - - - - - s - - - - - - T ^ - - - - - s",
      states: "A R R R R R R E E E E E . . A R R R R R R E")
  }

  @Test func aPullDuringASessionBeginsNoOther() {
    expect(
      finger: "T ^ - - T ^ - - s",
      states: "A R R R R R R R E")
  }

  @Test func aFooterIsPulledAtTheFarEnd() {
    expect(
      finger: "0 6 T ^ - - - - - s - - - - - - - - - - -",
      states: ". p A R R R R R R E E E E E E E E E . . .",
      of: .load(), at: .far)
  }

  @Test func aPullAtTheOtherEndIsNoneOfTheControl() {
    expect(
      finger: "/ 6 > ^ - -",
      states: ". . . . . .")
  }

  @Test func anEmptyListIsPulledLikeALongOne() {
    expect(
      finger: "6 T ^ - - - - - s - - - - - -",
      states: "p A R R R R R R E E E E E . .",
      in: .emptyList)
  }

  @Test func aShortListIsPulledLikeALongOne() {
    expect(
      finger: "6 T ^ - - - - - s - - - - - -",
      states: "p A R R R R R R E E E E E . .",
      in: .shortList)
  }

  @Test func aShortListThatIsPulledUpRefreshesNothing() {
    expect(
      finger: "/ T > ^ - - - - - - -",
      states: ". . . . . . . . . . .",
      in: .shortList)
  }

  @Test func oneFrameIsEnoughToArmAndToRefresh() {
    expect(
      finger: "9 T ^ -",
      states: "p A R R",
      step: 1.0 / 60)
  }

  @Test func aControlWithoutAHeightIsPulledAndRefreshes() {
    expect(
      finger: "6 T ^ - - s - - - - - - -",
      states: "p A R R R E E E . . . . .",
      of: DiagramSettings(metrics: RefreshMetrics(heldExtent: 0, triggerDistance: 84)))
  }

  @Test func aControlThatFloatsIsPulledLikeAnyOther() {
    expect(
      finger: "6 T ^ - - - - - s - - - - - - -",
      states: "p A R R R R R R E E E E E . . .",
      of: DiagramSettings(placement: .floating))
  }
}

/// A distance that momentum has covered does not count as pulled: a finger that catches it has to pull on.
@Suite struct CaughtPullDiagrams {
  @Test func momentumThatPassesTheTriggerNeverArms() {
    expect(
      finger: ": ~ - - - - - - - - - - - -",
      states: ". . . p p p p p p p p p . .")
  }

  @Test func momentumThatIsCaughtPastTheTriggerDoesNotArm() {
    expect(
      finger: ": ~ - - v - ^ - - - - - - - - - - -",
      states: ". . . p p p p p p p p p . . . . . .")
  }

  @Test func aFingerThatCatchesMomentumCanPullOn() {
    expect(
      finger: ": ~ - - v > ^ -",
      states: ". . . p p A R R")
  }

  @Test func whoTakesMomentumBackBelowTheTriggerPullsLikeAnyOther() {
    expect(
      finger: ": ~ - - v 5 T ^ -",
      states: ". . . p p p A R R")
  }

  @Test func theNextTouchKnowsNothingOfMomentumThatWasCaught() {
    expect(
      finger: ": ~ - - v ^ - - - - - - - - T ^ -",
      states: ". . . p p p p p p p p . . . A R R")
  }

  @Test func aPullThatComesHomeIsCaughtAndPulledOn() {
    expect(
      finger: "9 ^ - v T ^ -",
      states: "p p p p A R R")
  }

  @Test func aPullThatComesHomeAndIsOnlyCaughtFiresNothing() {
    expect(
      finger: "9 ^ v - ^ - - - - - - -",
      states: "p p p p p p p p p . . .")
  }

  @Test func anOpeningThatIsCaughtRefreshesOn() {
    expect(
      finger: "T ^ v - - ^ - s - - - - - - - - -",
      states: "A R R R R R R E E E E E . . . . .")
  }

  @Test func anEndingThatIsCaughtWaitsForTheLift() {
    expect(
      finger: "T ^ - - - - - v s - - - - - - - ^ - - - - - - -",
      states: "A R R R R R R R E E E E E E E E E E E E E . . .")
  }

  @Test func anEndingInAnothersSpaceLastsAsLongAsTheFingerThatSawIt() {
    expect(
      finger: "b - - v c - - - - - - ^ - - -",
      states: "R R R R E E E E E E E . . . .",
      of: DiagramSettings(backing: .system))
  }

  @Test func aTouchOnAClosingListIsAPullLikeAnyOther() {
    expect(
      finger: "T ^ - - - - - s - 2 ^ - - - - - T ^",
      states: "A R R R R R R E E p p p p p . . A R")
  }

  @Test func aTouchThatOnlyHoldsAClosingListIsNoPull() {
    expect(
      finger: "T ^ - - - - - s - v - - ^ - - - - -",
      states: "A R R R R R R E E E E E E E E . . .")
  }

  @Test func aSessionThatIsFlungOutOfSightIsOverAtItsEnd() {
    expect(
      finger: "T ^ - - - / ~ - - - s -",
      states: "A R R R R R R R R R . .")
  }
}

/// The triggers: on release, while pulling, or manual.
@Suite struct TriggerDiagrams {
  private static let whilePulling = DiagramSettings(trigger: .whilePulling)

  @Test func whilePullingFiresUnderTheFinger() {
    expect(
      finger: "6 9 T T",
      states: "p p R R",
      of: Self.whilePulling)
  }

  @Test func whilePullingFiresNothingShortOfTheTrigger() {
    expect(
      finger: "9 - ^ - - - - - - -",
      states: "p p p p p p p p . .",
      of: Self.whilePulling)
  }

  @Test func aFingerThatWasDownAtTheEndMustLiftOnce() {
    expect(
      finger: "T - - - - - - s - - - 3 T ^ - - - - - - -",
      states: "R R R R R R R E E E E E E E E E E E E . .",
      of: Self.whilePulling)
  }

  @Test func whilePullingTheNextTouchFiresAgain() {
    expect(
      finger: "T ^ - - - - - s - - - - - - T",
      states: "R R R R R R R E E E E E . . R",
      of: Self.whilePulling)
  }

  @Test func aPullThatFiredAndWasTakenBackRefreshesOn() {
    expect(
      finger: "T 5 0 ^ - - s",
      states: "R R R R R R .",
      of: Self.whilePulling)
  }

  @Test func aTouchThatIsLostAfterFiringRefreshesOn() {
    expect(
      finger: "T x - - - - - s",
      states: "R R R R R R R E",
      of: Self.whilePulling)
  }

  @Test func whilePullingMomentumFiresNothing() {
    expect(
      finger: ": ~ - - - - - - - - - - - -",
      states: ". . . p p p p p p p p p . .",
      of: Self.whilePulling)
  }

  @Test func aManualControlNeverArms() {
    expect(
      finger: "T > T ^ - -",
      states: ". . . . . .",
      of: DiagramSettings(trigger: .manual))
  }

  @Test func aManualControlIsBegunByTheApp() {
    expect(
      finger: "T ^ b - - - - - s - - - - - -",
      states: ". . R R R R R R E E E E E . .",
      of: DiagramSettings(trigger: .manual))
  }

  @Test func aControlForTapsIsNotPulled() {
    expect(
      finger: "T > ^ - -",
      states: ". . . . .",
      of: DiagramSettings(trigger: .onTap))
  }

  @Test func aControlAtWhichTheEndIsReachedIsNotPulled() {
    expect(
      finger: "T > ^ - -",
      states: ". . . . .",
      of: DiagramSettings(trigger: .onReachingEnd(within: .points(0))))
  }

  @Test func aZoomDoesNotArm() {
    expect(
      finger: "z T > ^ - - - - - - - -",
      states: ". p p p p p p p p . . .")
  }

  @Test func afterAZoomAPullArms() {
    expect(
      finger: "z 5 z T ^ -",
      states: ". p p A R R")
  }
}
