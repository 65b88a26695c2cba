import RefreshCore
import RefreshTesting
import Testing

/// The columns after an end follow from the design.
///
/// A session is visible for 0.6 s at least, and its 60 points close on a critically damped spring of 14 per second to
/// within half a pixel: (1 + 14 t) · e^(−14 t) = 1/360, which takes 0.58 s. A content let go comes home by 1 % a
/// millisecond, to within half a pixel in ln(6 · pull) / 10.05 seconds.
@Suite struct PullDiagramTests {
  @Test func releasingPastTheTriggerRefreshesOnce() {
    expectPull(
      "0 3 6 9 T T ^ - - - s - - - - -",
      makes: ". p p p A A R R R R E E E E E E")
  }

  @Test func anEarlyEndWaitsForTheMinimumVisibleTimeAndThenCloses() {
    expectPull(
      "T ^ - s - - - - - - - - - - -",
      makes: "A R R E E E E E E E E E . . .")
  }

  @Test func anEndAfterTheMinimumVisibleTimeClosesAtOnce() {
    expectPull(
      "T ^ - - - - - - s - - - - - -",
      makes: "A R R R R R R R E E E E E . .")
  }

  @Test func nineTenthsOfTheTriggerDoNotArm() {
    expectPull(
      "9 ^ - - - - - - -",
      makes: "p p p p p p p . .")
  }

  @Test func aPullTakenBackIsDisarmed() {
    expectPull(
      "T 9 ^ - - - - - - -",
      makes: "A p p p p p p p . .")
  }

  @Test func aPullTakenBackArmsAgain() {
    expectPull("T 9 T ^ -", makes: "A p A R R")
  }

  @Test func aCancelledTouchFiresNothing() {
    expectPull(
      "T T x - - - - - - -",
      makes: "A A p p p p p p . .")
  }

  @Test func aSecondPullBeginsASecondSession() throws {
    let diagram = try PullDiagram(finger: "T ^ - - - - - s - - - - - - T ^ - - - - - s")
    #expect(diagram.difference(from: "  A R R R R R R E E E E E . . A R R R R R R E") == nil)
    #expect(diagram.simulation.tallies.map(\.session) == [1, 2])
    #expect(diagram.simulation.tallies.allSatisfy { $0.actionStarts == 1 })
  }

  @Test func aPullDuringASessionBeginsNoOther() throws {
    let diagram = try PullDiagram(finger: "T ^ - - T ^ - -")
    #expect(diagram.states == "A R R R R R R R")
    #expect(diagram.simulation.tally.actionStarts == 1)
  }

  @Test func aTouchOnAClosingListIsAPullLikeAnyOther() {
    expectPull(
      "T ^ - - - - - s - 2 ^ - - - - - T ^",
      makes: "A R R R R R R E E p p p p p . . A R")
  }

  @Test func theAppBeginsASession() {
    expectPull(
      "b - - - - - - s - - - - - -",
      makes: "R R R R R R R E E E E E . .")
  }

  @Test func aFailureEndsASessionToo() {
    expectPull("T ^ - - f", makes: "A R R R E")
  }

  @Test func aLoadThatFindsNoMoreLeavesNothingToPull() {
    expectPull(
      "T ^ - - - - - n - - - - - T ^", of: RefreshSettings(role: .loadMore),
      makes: "A R R R R R R E E E N N N N N")
  }

  @Test func anEndWithoutASessionIsIgnored() {
    expectPull("s 3 s f n -", makes: ". p p p p p")
  }

  @Test func aDrawnFailureIsShownForASecond() {
    let metrics = RefreshMetrics(showsOutcomes: true)
    expectPull(
      "T ^ - - - - - f - - - - - - - - - - - - - - -", of: RefreshSettings(metrics: metrics),
      makes: "A R R R R R R E E E E E E E E E E E E E E E .")
  }

  @Test func aTriggerWhilePullingFiresUnderTheFinger() {
    expectPull("6 9 T T", of: RefreshSettings(trigger: .whilePulling), makes: "p p R R")
  }

  @Test func aFingerThatWasDownAtTheEndMustLiftOnce() {
    expectPull(
      "T - - - - - - s - - - 3 T ^ - - - - - - -", of: RefreshSettings(trigger: .whilePulling),
      makes: "R R R R R R R E E E E E E E E E E E E . .")
  }

  @Test func aManualControlNeverArms() {
    expectPull(
      "T > T ^ - - - - - - -", of: RefreshSettings(trigger: .manual),
      makes: ". . . . . . . . . . .")
  }

  @Test func aFooterIsPulledAtTheFarEnd() throws {
    let settings = RefreshSettings(role: .loadMore)
    let diagram = try PullDiagram(finger: "0 6 T ^ - - - - - s - - - - - - - - - - -", of: settings, at: .far)
    #expect(diagram.difference(from: ". p A R R R R R R E E E E E E E E E . . .") == nil)
  }

  @Test func aColumnCanBeAFrame() throws {
    let diagram = try PullDiagram(finger: "9 T ^ -", step: 1.0 / 60)
    #expect(diagram.states == "p A R R")
    #expect(abs(diagram.simulation.time - 4.0 / 60) < 1e-9)
  }

  @Test func withoutColumnsNothingHappens() {
    expectPull("", makes: "")
  }
}
