import RefreshCore
import RefreshTesting
import Testing

@Suite struct PullDiagramFingerTests {
  private static let pulls: [(String, Double)] = [
    ("0", 0), ("3", 25.333), ("6", 50.333), ("9", 75.667), ("T", 84), (">", 126),
  ]

  @Test(arguments: pulls)
  func theFingerHoldsTheContentAtATenthOfTheTrigger(symbol: String, pull: Double) throws {
    let diagram = try PullDiagram(finger: symbol)
    #expect(abs(diagram.simulation.pull - pull) < 0.001)
  }

  @Test func itStaysWhereItIsWhileTimePasses() throws {
    let diagram = try PullDiagram(finger: "6 - -")
    #expect(diagram.states == "p p p")
    #expect(abs(diagram.simulation.pull - 50.333) < 0.001)
  }

  @Test func itLiftsAtRestHoweverFastItCame() throws {
    var diagram = try PullDiagram(finger: "0 > ^", step: 1.0 / 60).simulation
    let pull = diagram.pull
    diagram.advance(by: 0.05)
    #expect(diagram.pull < pull)
  }

  @Test func itPullsFromWhereItCatchesTheContent() throws {
    let rows = try PullDiagram(finger: "T ^ - - - - - s - - 3").simulation.trace.rows
    let touch = try #require(rows.lastIndex { $0.finger == SimulatedList.touchPosition })
    #expect(rows[touch].offset == rows[touch - 1].offset)
    #expect(abs(try #require(rows.last).pull - 25.333) < 0.001)
  }
}
