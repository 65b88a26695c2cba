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

  @Test func eachStepKeepsTheOneBeforeButForWhatItSaysToChange() throws {
    let codes = try steps().map { lines(of: try text("\(Self.catalog)/Resources/\($0)")) }
    let words = try text("\(Self.catalog)/Sunrise.tutorial").components(separatedBy: "@Step {")
    #expect(codes.count == 6)
    for step in codes.indices.dropFirst() {
      let replaced = codes[step].difference(from: codes[step - 1]).removals
      // The words before the first step are of no step.
      let says = words[step + 1].contains("hange the ") || words[step + 1].contains("becomes")
      #expect(says == !replaced.isEmpty && replaced.count <= 2, "step \(step + 1): \(replaced)")
    }
  }

  @Test func everyFileOfTheTutorialIsShownInTheOrderOfItsSteps() throws {
    let page = try text("\(Self.catalog)/Sunrise.tutorial")
    let shown = page.components(separatedBy: "file: ").dropFirst().map { String($0.prefix { !",)".contains($0) }) }
    #expect(shown == (try steps()) + ["FeedController.swift"])
    let folder = Self.root.appendingPathComponent("\(Self.catalog)/Resources").path
    #expect(Set(shown) == Set(try FileManager.default.contentsOfDirectory(atPath: folder)))
    let pages = page + (try text("\(Self.catalog)/RefreshKit.tutorial"))
    let pictures = Set(pages.components(separatedBy: "source: ").dropFirst().map { $0.components(separatedBy: ",")[0] })
    let drawn = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Docs/Pictures").path)
    #expect(pictures == Set(drawn.filter { $0.hasPrefix("sunrise") && !$0.contains("-dark") }))
  }

  /// The names of the files of the steps, in order.
  private func steps() throws -> [String] {
    let folder = Self.root.appendingPathComponent("\(Self.catalog)/Resources").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("Sunrise-") }.sorted()
  }

  /// The lines of a code without indentation.
  private func lines(of code: String) -> [String] {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }
}
