import Foundation
import RefreshPictures
import Testing

/// The other lists of animators contain the same ones as the list of presets.
@Suite struct RefreshPresetTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
  private let names = RefreshPreset.plain.map(\.name)
  /// The names that the web page has besides: a preset with an argument, and the animator of an app.
  private let others = ["reload", "label"]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The text between the first `start` and the next `end` of a file.
  private func part(of path: String, from start: String, to end: String) throws -> String {
    let file = try text(path)
    let opening = try #require(file.range(of: start), "\(path) has no \(start)")
    let closing = try #require(file.range(of: end, range: opening.upperBound..<file.endIndex))
    return String(file[opening.upperBound..<closing.lowerBound])
  }

  /// The strings in single quotes.
  private func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The name at the beginning of a text.
  private func name(at text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber })
  }

  @Test func namesAndCodesAreUnique() {
    #expect(Set(RefreshPreset.all.map(\.name)).count == RefreshPreset.all.count)
    #expect(Set(RefreshPreset.all.map(\.code)).count == RefreshPreset.all.count)
  }

  @Test func onlyTheArrowDrawsWordsAndOnlyTheHiddenAnimatorDrawsNothing() {
    #expect(RefreshPreset.all.filter(\.drawsText).map(\.name) == ["arrow", "reload"])
    #expect(RefreshPreset.all.filter { !$0.draws }.map(\.name) == ["hidden"])
  }

  @Test(arguments: RefreshPreset.plain) func theReadmeHasARowForEachAnimator(preset: RefreshPreset) throws {
    let rows = try text("README.md").split(separator: "\n").filter {
      $0.hasPrefix("| [`\(preset.code)`](Examples/Playground/#animator=\(preset.name))")
    }
    #expect(rows.count == 1 && rows[0].hasSuffix("| \(preset.summary) |"), "\(preset.code) | \(preset.summary)")
  }

  @Test func theWebPageListsTheAnimatorsInTheSameOrder() throws {
    let listed = try part(of: "Examples/Playground/Page/animators.js", from: "ANIMATORS = [", to: "]")
    #expect(quoted(listed) == names + others)
  }

  @Test func theSwiftOfTheWebPageHasACaseForEachAnimatorInTheSameOrder() throws {
    let cases = try part(
      of: "Examples/Playground/Core/Settings/PlaygroundAnimator.swift", from: "enum PlaygroundAnimator", to: "init(")
    let names = cases.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(whereSeparator: { " (".contains($0) })
      return words.first == "case" ? String(words[1]) : nil
    }
    #expect(names == self.names + ["gum2012", "label"])
  }

  @Test func theSwiftOfTheWebPageChoosesTheAnimatorOfEachNumber() throws {
    let file = "Examples/Playground/Core/Settings/PlaygroundAnimator.swift"
    let choices = try part(of: file, from: "switch settings.choice(.animator) {", to: "\n    }")
    let words = choices.split(whereSeparator: \.isWhitespace)
    let cases = words.indices.dropLast(4).filter { words[$0] == "case" && words[$0 + 2] == "self" }
    let chosen = cases.map { "\(words[$0 + 1].dropLast()) \(name(at: words[$0 + 4].dropFirst()))" }
    let drawn = names + ["gum2012", "arrow", "label"]
    let numbered = drawn.enumerated().map { "\($0.offset) \($0.element)" }
    #expect(chosen == Array(numbered.dropFirst()))
    #expect(choices.contains("default: self = .\(names[0])("))
    #expect(try part(of: file, from: "static let last = ", to: ".0") == "\(drawn.count - 1)")
  }

  @Test func theSwiftThatTheWebPageShowsIsThatOfAnAnimator() throws {
    let knobs = try part(of: "Examples/Playground/Page/swift.js", from: "const KNOBS = {", to: "};")
    let written = knobs.split(separator: "\n").filter { $0.contains(": {") }.map { name(at: $0.dropFirst(2)) }
    #expect(!written.isEmpty && written == (names + others).filter(written.contains))
  }

  @Test func theTestOfTheWebPageLooksAtEachAnimator() throws {
    #expect(quoted(try part(of: "Examples/Playground/Test/looks.py", from: "HELD = {", to: "}")) == names + others)
  }
}
