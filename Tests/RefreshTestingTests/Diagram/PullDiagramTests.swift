import RefreshCore
import RefreshTesting
import Testing

/// The lines of a diagram are those of its run.
///
/// The diagrams of the machine are among the tests of `RefreshCore`.
@Suite struct PullDiagramTests {
  @Test func releasingPastTheTriggerRefreshesOnce() {
    expectPull(
      "0 3 6 9 T T ^ - - - s - - - - -",
      makes: ". p p p A A R R R R E E E E E E")
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

  @Test func aFooterIsPulledAtTheFarEnd() throws {
    let settings = SideSettings(role: .loadMore)
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

  @Test func anActionOfItsOwnNeedsNoScript() throws {
    let diagram = try PullDiagram(finger: "T ^ - -", action: .ends(after: 0.15, .success))
    #expect(diagram.states == "A R E E")
  }

  @Test func aDiagramOfOneControlHasNoFooter() throws {
    #expect(try PullDiagram(finger: "T").footerStates == nil)
  }

  @Test func capitalsCallTheFooter() throws {
    let footer = SideSettings(role: .loadMore)
    let diagram = try PullDiagram(finger: "B - - b - - -", header: .init(), footer: footer)
    #expect(diagram.states == ". . . R R R R")
    #expect(diagram.footerStates == "R R R E E . .")
  }

  @Test func aSlashTurnsTheFingerToTheOtherEnd() throws {
    let footer = SideSettings(role: .loadMore)
    let diagram = try PullDiagram(finger: "T / T ^ / 6", header: .init(), footer: footer)
    #expect(diagram.states == "A A . . . p")
    #expect(diagram.footerStates == ". . A R R R")
  }

  @Test func parenthesesAreOneTurnAndOneColumn() throws {
    let diagram = try PullDiagram(finger: "b ( s b)-(+=s)")
    #expect(diagram.finger == "b (sb) - (+=s)")
    #expect(diagram.states == "R R    R E")
    #expect(diagram.simulation.tallies.map(\.session) == [1, 2])
    let writes = diagram.simulation.tallies.map(\.insetWrites).reduce(0, +)
    #expect(writes < 30, "the space of the first is the second's")
  }

  @Test func theListGrowsByAThirdOfAScreenAndIsReloaded() throws {
    #expect(try PullDiagram(finger: "+ +").simulation.list.reading.contentLength == 4568)
    #expect(try PullDiagram(finger: "+ + =").simulation.list.reading.contentLength == 4000)
  }

  @Test(arguments: [("m", 1574.0), (":", 852), ("0", 0), ("/ m", 1574), ("/ :", 2296), ("/ 0", 3148)])
  func theFingerScrolls(finger: String, offset: Double) throws {
    let simulation = try PullDiagram(finger: "m " + finger).simulation
    #expect(abs(simulation.offset - offset) < 0.4 && simulation.list.finger != nil)
  }

  @Test func aTouchMovesNothing() throws {
    let simulation = try PullDiagram(finger: "9 ^ v - -").simulation
    #expect(simulation.list.finger != nil && simulation.pull > 10)
  }

  @Test func aFlingLiftsInMotion() throws {
    let simulation = try PullDiagram(finger: "m ~").simulation
    #expect(simulation.list.finger == nil && simulation.list.reading.isDecelerating)
    #expect(abs(simulation.offset - 1174) < 0.4)
  }

  @Test func theSurroundingsGoAndComeBack() throws {
    #expect(try !PullDiagram(finger: "5 w").simulation.list.isInWindow)
    #expect(try PullDiagram(finger: "5 w w").simulation.list.isInWindow)
    #expect(try PullDiagram(finger: "5 z").simulation.list.isZooming)
    #expect(try !PullDiagram(finger: "5 z z").simulation.list.isZooming)
    #expect(try PullDiagram(finger: "5 g").states == "p p")
    #expect(try PullDiagram(finger: "T g - g - -").simulation.isQuiet)
  }
}
