import RefreshCore
import RefreshTesting
import Testing

/// A control that is disabled, hidden or removed gives everything up at once but the way home: a control that is there again
/// before the content is sees it return, as a pull that was let go.
@Suite struct CallDiagrams {
  @Test(arguments: ["d", "h", "a"])
  func whatIsDisabledHiddenOrRemovedIsNotPulled(call: String) {
    expect(
      finger: "\(call) T > ^ - -",
      states: ". . . . . .")
  }

  @Test(arguments: ["d", "h"])
  func whatIsDisabledOrHiddenDoesNotBegin(call: String) {
    expect(
      finger: "\(call) b - \(call) - b -",
      states: ". . . . . R R")
  }

  @Test func whatIsRemovedBeginsWhenItIsAddedUnlessTheAppEndsIt() {
    expect(
      finger: "a b - a - -",
      states: ". . . R R R")
    expect(
      finger: "a b s a - -",
      states: ". . . . . .")
  }

  /// The settings are those of the control.
  @Test(arguments: ["d", "h"]) func whatIsAddedAgainIsStillDisabledOrHidden(call: String) {
    expect(
      finger: "\(call) a a T ^ - \(call) T ^ -",
      states: ". . . . . . p A R R")
  }

  @Test func aFooterThatIsAddedAgainStillHasNoMore() {
    expect(
      finger: "o a a b -",
      states: "N . N N N", of: .load(.manual), at: .far, in: .atItsEnd)
    expect(
      finger: "a o a o a o a",
      states: ". . N . . . N", of: .load(.manual), at: .far, in: .atItsEnd)
  }

  @Test func whatIsDisabledAndHiddenNeedsBoth() {
    expect(
      finger: "(dh) b d b h b",
      states: ".    . . . . R")
  }

  @Test(arguments: ["d", "h", "a"])
  func disablingHidingOrRemovingCancelsAnArmedPull(call: String) {
    expect(
      finger: "T \(call) ^ - -",
      states: "A . . . .")
  }

  @Test(arguments: ["d", "h", "a"])
  func aTouchDuringWhichTheControlCameAndWentBeginsNothing(call: String) {
    expect(
      finger: "T \(call) \(call) > ^ - T ^ -",
      states: "A . p p p p A R R")
  }

  @Test(arguments: ["d", "h", "a"])
  func disablingHidingOrRemovingEndsASessionAtOnce(call: String) {
    expect(
      finger: "b - - \(call) s - \(call) l -",
      states: "R R R . . . p p .")
  }

  @Test(arguments: ["d", "h", "a"])
  func disablingHidingOrRemovingEndsAnEndingAtOnce(call: String) {
    expect(
      finger: "b - - - - - - s \(call) -",
      states: "R R R R R R R E . .")
  }

  @Test func theNextControlStartsCleanAndALateResultIsStale() {
    expect(
      finger: "b - - a a - b l - s",
      states: "R R R . p p R R R E")
  }

  @Test func aControlThatIsReplacedInOneTurnSeesTheContentReturn() {
    expect(
      finger: "b - (aa) - b - s",
      states: "R R p    p R R E")
  }

  @Test func aControlThatIsAddedUnderAPullIsPulledByTheNextTouch() {
    expect(
      finger: "a 5 a T ^ - T ^ -",
      states: ". . p p p p A R R")
  }

  @Test func disablingAFooterEndsItsLoad() {
    expect(
      finger: "b - - d - d b",
      states: "R R R . . p R",
      of: .load(), at: .far, in: .atItsEnd)
  }

  @Test func whatHasNoMoreDataStaysSoWhenItIsDisabled() {
    expect(
      finger: "o d - d b - o b",
      states: "N N N N N N . R",
      of: .load(), at: .far)
  }
}

/// The window, the app and the zoom come and go.
@Suite struct SurroundingsDiagrams {
  @Test func leavingTheWindowLosesAnArmedPull() {
    expect(
      finger: "T w - w - -",
      states: "A . . . . .")
  }

  @Test func aSessionGoesOnWithoutItsWindow() {
    expect(
      finger: "b - - w - w - s - - - - - -",
      states: "R R R R R R R E E E E E . .")
  }

  @Test func anEndWithoutAWindowIsNotShown() {
    expect(
      finger: "b - - - - - - w s - w -",
      states: "R R R R R R R R . . . .",
      of: DiagramSettings(metrics: RefreshMetrics(showsOutcomes: true)))
  }

  @Test func anEndingThatLosesItsWindowIsOverInTime() {
    expect(
      finger: "T ^ - c w - - - - -",
      states: "A R R E E E . . . .")
  }

  @Test func aBeginWithoutAWindowRefreshes() {
    expect(
      finger: "w b - w - - - - s",
      states: ". R R R R R R R E")
  }

  @Test func theBackgroundLosesAnArmedPull() {
    expect(
      finger: "T g - - g - -",
      states: "A p p p . . .")
  }

  @Test func theBackgroundLosesAnArmedPullOfAFooter() {
    expect(
      finger: "T g - - g - -",
      states: "A p p p . . .",
      at: .far, in: .atItsEnd)
  }

  @Test func aSessionGoesOnInTheBackground() {
    expect(
      finger: "b - - g - g - s",
      states: "R R R R R R R E")
  }

  @Test func anEndInTheBackgroundIsOverOnTheReturn() {
    expect(
      finger: "b - - - - - - g s - - g - -",
      states: "R R R R R R R R E E E . . .")
  }

  @Test func anEndingIsOverOnTheReturnFromTheBackground() {
    expect(
      finger: "b - - - - - - s g - g - -",
      states: "R R R R R R R E E E . . .")
  }

  @Test func aZoomLeavesASessionAlone() {
    expect(
      finger: "b - z - z - s",
      states: "R R R R R R E")
  }
}
