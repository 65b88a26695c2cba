import Foundation
import HeadlessUIKit
import Testing
import UIKitFacts

@MainActor
struct FactsResultTests {
  @Test
  func resultHasTheSystemTheDeviceAndBothTables() async throws {
    let log = await ProductRun.log(of: .voiceOver)
    let facts = FactsRun(.reload, under: HeadlessSwitches()).log
    let result = try result(["voiceOver": log.transcript, "reload": facts.transcript])
    let lines = result.report.components(separatedBy: "\n")
    #expect(lines.contains("system: iOS 26.1") && lines.contains("device: iPhone99,1"))
    #expect(lines.contains("reload: keepsOffset, to be filled in"))
    #expect(lines.contains { $0.split(separator: " ") == ["voiceOver", "voiceOverBegins", "held", "-"] })
    #expect(lines.contains { $0.split(separator: " ").prefix(4) == ["sheet", "backing", "not", "shown"] })
    #expect(!result.isFailure)
  }

  @Test
  func expectationThatDoesNotHoldFailsAndShowsItsLine() async throws {
    let log = await ProductRun.log(of: .navigationBar)
    let broken = LogDamage(log, breaking: .notInsideInset).log
    let reload = FactsRun(.reload, under: HeadlessSwitches()).log
    let logs = ["navigationBar": broken.transcript, "reload": reload.transcript]
    let result = try result(logs)
    #expect(result.isFailure && !result.facts.isFailure)
    let row = try #require(result.product.rows.first { $0.finding.isContradicted })
    guard case .didNotHold(let index, let reason) = row.finding else { return }
    let line = try #require(result.report.components(separatedBy: "\n").first { $0.contains("notInsideInset") })
    #expect(
      line.contains("DID NOT HOLD, line \(index + 1): \(reason)")
        && line.hasSuffix("raisedInset=? raisedInsetInBounce=?"))
    let shown = try FactsLog(parsing: broken.transcript).events[index]
    #expect(result.report.contains("\n> \(index + 1): \(shown)\n"))
  }

  /// The bounce of the run has another edge than the table's column of the stand-in.
  @Test
  func switchesOfAnAnswerHaveTheSettingsOfTheRun() async throws {
    let pull = FactsRun(.pull, under: HeadlessSwitches()).log
    let bounce = FactsRun(.insetInBounce, under: HeadlessSwitches()).log
    let product = await ProductRun.log(of: .navigationBar)
    let texts = ["pull": pull, "insetInBounce": bounce, "navigationBar": product].mapValues(\.transcript)
    let report = try result(texts, standIn: [.bounceEdge: "readAtStart", .firstStep: "synchronous"]).report
    let lines = report.components(separatedBy: "\n").filter { $0.hasPrefix("navigationBar") }
    #expect(lines.contains { $0.hasSuffix(" clampOnInsetWhileTracking=? bounceEdge=readEachStep!") })
    #expect(lines.contains { $0.hasSuffix(" firstStep=synchronous firstStepAfterRest=isOmitted insetWriteInLift=?") })
  }

  @Test
  func lineThatIsNoneIsToldWithItsFileAndNumber() throws {
    let text = "     0.0 ms  frame world.frame 1.000 by uikit\n\nnonsense\n"
    let error = try #require(throws: UnreadableLine.self) { try result(["sheet": text]) }
    #expect("\(error)" == "sheet.log:3: this is no line of a log: nonsense")
  }

  @Test
  func folderWithoutLogsShowsNothingAndFails() throws {
    let result = try result([:], device: nil)
    #expect(result.report.contains("\ndevice: unknown\n"))
    #expect(result.report.contains("\n0 held, 0 did not hold, \(result.product.rows.count) not shown\n"))
    #expect(result.isFailure && !result.product.isFailure)
  }

  /// Writes texts into a folder as the app does, and reads them.
  private func result(
    _ texts: [String: String], standIn: [Fact: String] = [:], device: String? = "iPhone99,1\n"
  ) throws -> FactsResult {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = [Handshake.version: "26.1\n"]
    files[Handshake.device] = device
    for (name, text) in texts { files["\(name).log"] = text }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try FactsResult(FactsFolder(folder), with: FactsTable(parsing: text(["stand-in": standIn, "26": [:]])))
  }
}
