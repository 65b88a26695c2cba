import Foundation
import Testing

/// The tutorial ends with the code that its picture is drawn from, and shows what lies in its folder.
///
/// `Scripts/tutorial.sh` compiles the code of each step.
@Suite struct TutorialTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private static let catalog = "Docs/Tutorials.docc"

  @Test func theLastStepIsTheCodeOfThePicture() throws {
    let drawn = try text("Tests/RefreshPictures/Sunrise.swift").components(separatedBy: "\n")
    let last = try text("\(Self.catalog)/Resources/\(try #require(steps().last))").components(separatedBy: "\n")
    #expect(last == drawn.filter { !$0.hasPrefix("///") })
  }

  @Test func eachStepAddsToTheOneBefore() throws {
    let codes = try steps().map { try text("\(Self.catalog)/Resources/\($0)") }
    #expect(codes.count == 6)
    for (before, after) in zip(codes, codes.dropFirst()) { #expect(after.count > before.count) }
  }

  @Test func everyFileOfTheTutorialIsShownInTheOrderOfItsSteps() throws {
    let page = try text("\(Self.catalog)/Sunrise.tutorial")
    let shown = page.components(separatedBy: "file: ").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    #expect(shown == (try steps()) + ["FeedController.swift"])
    let pictures = Set(page.components(separatedBy: "source: ").dropFirst().map { $0.components(separatedBy: ",")[0] })
    #expect(pictures == ["sunrise.svg"])
  }

  /// The names of the files of the steps, in order.
  private func steps() throws -> [String] {
    let folder = Self.root.appendingPathComponent("\(Self.catalog)/Resources").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("Sunrise-") }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }
}
