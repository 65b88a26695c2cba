import Foundation
import HeadlessUIKit
import Testing
import UIKitFacts

struct FactsTableTests {
  @Test
  func committedTableHasTheDefaultsOfTheStandIn() throws {
    let table = try FactsTable(parsing: committed())
    for fact in Fact.allCases {
      let setting = StandInSettings().setting(of: fact)
      #expect(table.setting(of: fact, in: FactsTable.standIn) == setting, "\(fact)")
    }
  }

  @Test
  func committedTableHasAColumnForEachSystemSinceTheOldest() throws {
    #expect(try FactsTable(parsing: committed()).systems == [FactsTable.standIn, "15", "16", "17", "18", "26"])
  }

  @Test
  func cellThatNobodyMeasuredIsNil() throws {
    let table = try FactsTable(parsing: text(["15": [.reload: "keepsOffset"]]))
    #expect(table.setting(of: .reload, in: "15") == "keepsOffset")
    #expect(table.setting(of: .linkOrder, in: "15") == nil)
    #expect(table.setting(of: .reload, in: "99") == nil)
  }

  @Test
  func flawOfATableIsSaid() throws {
    let good = text(["15": [:]])
    let flawed: [(String, String)] = [
      ("", "the first line does not begin with `fact`"),
      (good.replacingOccurrences(of: "reload,unknown\n", with: ""), "reload is missing"),
      (good + "reload,unknown\n", "reload is there twice"),
      (good.replacingOccurrences(of: "reload,", with: "relaod,"), "`relaod,unknown` is about no fact"),
      (good.replacingOccurrences(of: "reload,unknown", with: "reload"), "reload has 0 cells, not 1"),
      (good.replacingOccurrences(of: "reload,unknown", with: "reload,on"), "`on` is no setting of reload"),
    ]
    for (table, flaw) in flawed {
      #expect(throws: FactsTable.Flaw(flaw)) { try FactsTable(parsing: table) }
    }
  }

  private func committed() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("facts.csv"), encoding: .utf8)
  }
}

/// A table with some cells; all others are unknown.
func text(_ columns: KeyValuePairs<String, [Fact: String]>) -> String {
  let header = (["fact"] + columns.map(\.key)).joined(separator: ",")
  let rows = Fact.allCases.map { fact in
    ([fact.rawValue] + columns.map { $0.value[fact] ?? FactsTable.unknown }).joined(separator: ",")
  }
  return ([header] + rows).joined(separator: "\n") + "\n"
}
