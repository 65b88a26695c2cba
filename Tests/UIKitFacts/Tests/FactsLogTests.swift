import HeadlessUIKit
import Testing
import UIKitFacts

@MainActor
struct FactsLogTests {
  @Test(arguments: Scenario.allCases)
  func logIsReadBackAsItWasWritten(_ scenario: Scenario) throws {
    let transcript = FactsRun(scenario, under: HeadlessSwitches()).log.transcript
    #expect(try FactsLog(parsing: transcript).transcript == transcript)
  }

  @Test(arguments: Scenario.allCases)
  func logOfTheStandInIsReadBackAsItWasWritten(_ scenario: Scenario) throws {
    let transcript = FactsRun(scenario, under: HeadlessSwitches()).standIn.transcript
    let log = try FactsLog(parsing: transcript)
    #expect(log.transcript == transcript)
    #expect(log.events.count > 10)
  }

  /// The log of the screen agrees with that of the stand-in.
  @Test(arguments: Scenario.allCases)
  func screenWritesWhatTheStandInWrites(_ scenario: Scenario) throws {
    let run = FactsRun(scenario, under: HeadlessSwitches())
    let standIn = try FactsLog(parsing: run.standIn.transcript).geometry(
      of: scenario.showsTable ? "ProbeTable" : "ProbeScrollView")
    let screen = try FactsLog(parsing: run.log.transcript).geometry(of: "list")
    #expect(screen == standIn)
    #expect(screen.count >= 2)
  }

  @Test
  func kindsAreThoseOfTheStandIn() {
    #expect(FactsEvent.Kind.allCases.map(\.rawValue) == HeadlessEvent.Kind.allCases.map(\.rawValue))
  }

  @Test
  func lineIsReadInItsParts() throws {
    let event = try #require(FactsEvent(line: "    16.7 ms  write list.contentOffset 0.000 -12.333 by uikit"))
    #expect(event.time == 16.7)
    #expect(event.kind == .write)
    #expect(event.subject == "list")
    #expect(event.name == "contentOffset")
    #expect(event.numbers == [0, -12.333])
    #expect(event.detail == "")
    #expect(event.writer == "uikit")
  }

  @Test
  func wordsOfALineMayHaveSpacesDotsAndTheWordBy() throws {
    let line = "     0.0 ms  write label.text 4 min. ago by me  by app"
    let event = try #require(FactsEvent(line: line))
    #expect(event.detail == "4 min. ago by me ")
    #expect(event.writer == "app")
    #expect(event.description == line)
  }

  @Test(
    arguments: [
      "", "write list.contentOffset by uikit", "   1.0 ms  write list.contentOffset", "   1.0 ms  write list by uikit",
      "   1.0 ms  wrote list.contentOffset by uikit", "   x ms  write list.contentOffset by uikit",
    ]
  )
  func lineThatIsNoneIsNotRead(_ line: String) {
    #expect(FactsEvent(line: line) == nil)
  }

  @Test
  func firstLineThatIsNoneIsTold() {
    let text = "     0.0 ms  frame world.frame 1.000 by uikit\n\nnonsense\nmore"
    #expect(throws: UnreadableLine(line: 3, text: "nonsense")) { try FactsLog(parsing: text) }
  }
}

extension FactsLog {
  /// The writes of the geometry, the calls of observers of it, and the delegate calls, of one view, without times and
  /// writers.
  fileprivate func geometry(of subject: String) -> [String] {
    let names = ["contentOffset", "contentInset", "contentSize"]
    return events.filter { event in
      guard event.subject == subject else { return false }
      return event.kind == .delegate || [.write, .observation].contains(event.kind) && names.contains(event.name)
    }.map { "\($0.kind) \($0.name) \($0.numbers)" }
  }
}
