#if REFRESH_ADAPTER
import Foundation
import Testing

/// The page on migrating says nothing that the compiler has not seen.
@Suite struct MigratingTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func everySpellingOfRefreshKitIsCompiledInAScreen() throws {
    let screens = Self.here.appendingPathComponent("Screens")
    let compiled = try FileManager.default.contentsOfDirectory(atPath: screens.path)
      .map { try text(screens.appendingPathComponent($0)) }.joined()
    let page = try text(Self.here.appendingPathComponent("../../Docs/Migrating.md").standardized)
    var column: Int?
    var count = 0
    for line in page.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else { column = nil; continue }
      let cells = line.components(separatedBy: "|")
      if let found = cells.firstIndex(of: " RefreshKit ") { column = found; continue }
      guard let column else { continue }
      let cell = cells[column]
      // The code is between the backticks: every second part.
      for (index, code) in cell.components(separatedBy: "`").enumerated() where index % 2 == 1 {
        #expect(compiled.contains(code), "not compiled: \(code)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func theSnippetOfThePageIsThatOfAScreen() throws {
    let page = try text(Self.here.appendingPathComponent("../../Docs/Migrating.md").standardized)
    let screen = lines(of: try text(Self.here.appendingPathComponent("Screens/ShopScreen.swift")))
    let snippets = page.components(separatedBy: "```swift\n").dropFirst()
    #expect(snippets.count == 1)
    for snippet in snippets {
      let code = lines(of: snippet.components(separatedBy: "```")[0])
      #expect(screen.contains(code), "not compiled:\n\(code)")
    }
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The lines of a text without indentation.
  private func lines(of text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
#endif
