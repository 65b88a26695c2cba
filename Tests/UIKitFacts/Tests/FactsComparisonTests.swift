import HeadlessUIKit
import Testing
import UIKitFacts

@MainActor
struct FactsComparisonTests {
  /// The logs of two scenarios under the stand-in's defaults.
  private let logs = Dictionary(
    uniqueKeysWithValues: [Scenario.reload, .flick].map { ($0, FactsRun($0, under: HeadlessSwitches()).log) })

  @Test
  func factThatTheTableHasIsConfirmed() throws {
    let comparison = try compare(["26": [.reload: "keepsOffset"]])
    #expect(comparison.verdict(on: .reload) == .confirmed("keepsOffset"))
    #expect(!comparison.isFailure)
  }

  @Test
  func surpriseFails() throws {
    let comparison = try compare(["26": [.reload: "passesThroughZero"]])
    #expect(comparison.verdict(on: .reload) == .isSurprise("keepsOffset", table: "passesThroughZero"))
    #expect(comparison.isFailure)
    #expect(comparison.report.contains("reload: SURPRISE: keepsOffset, but the table says passesThroughZero\n"))
  }

  @Test
  func factOfAnotherSystemIsNoSurprise() throws {
    let comparison = try compare(["18": [.reload: "passesThroughZero"], "26": [:]])
    #expect(comparison.verdict(on: .reload) == .isNew("keepsOffset"))
    #expect(!comparison.isFailure)
  }

  @Test
  func systemWithoutAColumnIsToBeFilledIn() throws {
    let comparison = try compare(["18": [:]])
    #expect(comparison.verdict(on: .linkOrder) == .isNew("beforeUIKit"))
    #expect(comparison.report.contains("linkOrder: beforeUIKit, to be filled in\n"))
    #expect(comparison.report.contains("\nfact,26\nfirstStep,unknown\n"))
    #expect(comparison.report.contains("\nlinkOrder,beforeUIKit\n"))
  }

  @Test
  func factThatNoLogShowsIsSaidAndDoesNotFail() throws {
    let comparison = try compare(["26": [.touchDown: "atOnce"]])
    #expect(comparison.verdict(on: .touchDown) == .isNotShown(reason: "there is no log of press", table: "atOnce"))
    #expect(comparison.report.contains("\ntouchDown,atOnce\n"))
    #expect(!comparison.isFailure)
  }

  @Test
  func otherSettingThanTheStandInsDefaultIsSaid() throws {
    let report = try compare(["stand-in": [.reload: "passesThroughZero"], "26": [:]]).report
    #expect(report.contains("reload: keepsOffset, to be filled in; the stand-in's default is passesThroughZero\n"))
  }

  @Test
  func logsThatSayNothingFail() throws {
    let table = try FactsTable(parsing: text(["26": [:]]))
    #expect(FactsComparison([:], with: table, in: "26").isFailure)
  }

  private func compare(_ columns: KeyValuePairs<String, [Fact: String]>) throws -> FactsComparison {
    try FactsComparison(logs, with: FactsTable(parsing: text(columns)), in: "26")
  }
}

extension FactsComparison {
  fileprivate func verdict(on fact: Fact) -> Verdict? {
    verdicts.first { $0.fact == fact }?.verdict
  }
}
