import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UIKitFacts

/// A scenario and one of its expectations.
struct ProductStatement: CustomTestStringConvertible, Sendable {
  let scenario: ProductScenario
  let expectation: ProductExpectation

  var testDescription: String { "\(scenario): \(expectation)" }

  static let all = ProductScenario.allCases.flatMap { scenario in
    scenario.expectations.map { ProductStatement(scenario: scenario, expectation: $0) }
  }
}

@MainActor
struct ProductTests {
  @Test(arguments: ProductScenario.allCases)
  func everyExpectationHoldsOnTheStandIn(_ scenario: ProductScenario) async {
    let report = await ProductReport([scenario: ProductRun.log(of: scenario)])
    for row in report.rows where row.scenario == scenario {
      #expect(row.finding.isHeld, "\(row.expectation): \(row.finding)")
    }
    #expect(!report.isFailure)
  }

  /// A table, a collection view and a pull of the system's, as all switches but their defaults have them.
  @Test(arguments: [ProductScenario.navigationBar, .listLayout, .sheet])
  func noExpectationIsContradictedUnderOtherSettings(_ scenario: ProductScenario) async {
    var switches = HeadlessSwitches()
    for fact in Fact.allCases {
      if let other = fact.settings.first(where: { $0 != switches.setting(of: fact) }) { switches.set(fact, to: other) }
    }
    let reading = await ProductReading(ProductRun.make(scenario, under: switches))
    for expectation in scenario.expectations {
      let finding = expectation.finding(in: reading, of: scenario)
      #expect(!finding.isContradicted, "\(expectation): \(finding)")
    }
  }

  @Test(arguments: HeadlessSwiftUISwitches.allPairs())
  func noExpectationIsContradictedUnderOtherSettingsOfSwiftUI(_ switches: HeadlessSwiftUISwitches) async {
    let log = await HeadlessSwiftUISwitches.$current.withValue(switches) {
      await ProductRun.make(.swiftUI, under: HeadlessSwitches())
    }
    let reading = ProductReading(log)
    #expect(reading.log.events.contains { $0.name == "action" })
    for expectation in ProductScenario.swiftUI.expectations {
      let finding = expectation.finding(in: reading, of: .swiftUI)
      #expect(!finding.isContradicted, "\(expectation): \(finding)")
    }
  }

  /// The picture and the frames come from the screen: content that is moved into its inset makes the bar look scrolled.
  @Test
  func appThatMovesTheHeldListIsSeenInTheBar() async {
    let log = await ProductRun.make(.navigationBar, under: HeadlessSwitches()) { $0.contentOffset.y += 30 }
    let rows = ProductReport([.navigationBar: log]).rows.filter(\.finding.isContradicted).map(\.expectation)
    #expect(Set(rows).isSuperset(of: [.heldBand, .notInsideInset]))
  }

  @Test(arguments: ProductStatement.all)
  func productThatBreaksAnExpectationIsContradicted(_ statement: ProductStatement) async {
    let log = await ProductRun.log(of: statement.scenario)
    let broken = LogDamage(log, breaking: statement.expectation).log
    #expect(broken != log)
    let finding = statement.expectation.finding(in: ProductReading(broken), of: statement.scenario)
    #expect(finding.isContradicted, "\(finding)")
  }

  @Test(arguments: ProductStatement.all)
  func logThatSaysNothingContradictsNothing(_ statement: ProductStatement) {
    let (expectation, scenario) = (statement.expectation, statement.scenario)
    for reading in [nil, ProductReading(FactsLog())] {
      let finding = expectation.finding(in: reading, of: scenario)
      #expect(!finding.isHeld && !finding.isContradicted, "\(finding)")
    }
  }

  @Test
  func everyExpectationHasAScenario() {
    #expect(Set(ProductStatement.all.map(\.expectation)) == Set(ProductExpectation.allCases))
  }

  @Test
  func logsOfFactsAndProductHaveDifferentNames() {
    let names = Scenario.allCases.map(\.rawValue) + ProductScenario.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test
  func logIsReadBackAsItWasWritten() async throws {
    let log = await ProductRun.log(of: .tabBar)
    #expect(log.events.count > 300)
    let transcript = log.transcript
    #expect(try FactsLog(parsing: transcript).transcript == transcript)
  }

  /// Every frame has its values, and every decision a line.
  @Test
  func everyValueOfAFrameIsLogged() async {
    let events = await ProductRun.log(of: .tabBar).events
    let written = Set(events.filter { $0.kind == .write }.map { "\($0.subject).\($0.name)" })
    let needed = [
      "list.contentInset", "list.contentOffset", "list.safeAreaInsets", "list.adjustedContentInset", "bar.height",
      "header.refreshState", "header.frame", "footer.refreshState", "footer.frame",
    ]
    #expect(written.isSuperset(of: needed))
    #expect(events.contains { $0.name == "decision" && $0.detail == "ticked refreshing writes inset offset" })
    let bands = events.filter { $0.name == "band" }.map(\.detail)
    #expect(bands == ProductMoment.allCases.map(\.rawValue))
  }

  /// The open questions about the system's control: where it stands, whether it is seen, and what there was in its event.
  @Test(arguments: [ProductScenario.sheet, .largeTitle])
  func everyValueOfTheSystemsControlIsLogged(_ scenario: ProductScenario) async throws {
    let events = await ProductRun.log(of: scenario).events
    let written = Set(events.filter { $0.kind == .write }.map { "\($0.subject).\($0.name)" })
    let names = ["frame", "superviewFrame", "isHidden", "alpha", "isRefreshing"]
    #expect(written.isSuperset(of: names.map { "system.\($0)" }))
    let places = events.filter { $0.subject == "system" && $0.name == "frame" }
    #expect(places.count > 20, "it moves with the pull")
    let firing = try #require(events.first { $0.name == "valueChanged" })
    #expect(firing.subject == "system" && firing.numbers.count == 6)
    let distance = firing.numbers[1] * 112.5 / 568
    #expect(firing.numbers[0] >= distance && firing.numbers[0] < distance + 20)
  }

  @Test
  func pinnedHeadersAreLoggedInEveryFrame() async {
    let events = await ProductRun.log(of: .pinnedHeaders).events
    let edges = events.filter { $0.name == "pinnedHeader" }
    #expect(edges.count > 20 && edges.allSatisfy { $0.kind == .write && $0.numbers.count == 1 })
  }

  /// The bar of the real UIKit is collapsed when the list has left its top and come back to it.
  @Test
  func searchBarIsCollapsedBeforeThePictureAtRest() async throws {
    let events = await ProductRun.log(of: .searchBar).events
    let rest = try #require(events.firstIndex { $0.name == "band" })
    let offsets = events[..<rest].filter { $0.name == "contentOffset" && $0.kind == .write }.map { $0.numbers.last }
    #expect(offsets == [-103, 300, -103])
  }
}
