import Foundation

/// The Swift code of the screens.
struct ScreenSource {
  private let files: [(path: String, text: String)]

  /// The folder with the code of the screens.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens")

  /// Reads the files of a folder and of those in it.
  init(_ folder: URL = ScreenSource.folder) throws {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    files = try paths.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns the file that declares a type, with its path; `nil` if there is none.
  func file(declaring type: String) -> (path: String, text: String)? {
    files.first { file in
      ["class \(type):", "struct \(type):"].contains { file.text.contains($0) }
    }
  }

  /// Returns the lines of a file about a text, such as the row of a list of screens: from the one with the text to the
  /// end of its brackets.
  static func lines(of text: String, about words: String) -> String? {
    let quoted = "\"\(words.replacingOccurrences(of: "\"", with: "\\\""))\""
    let lines = text.components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.contains(quoted) }) else { return nil }
    let begin = first > 0 && lines[first - 1].hasSuffix("(") ? first - 1 : first
    let indent = lines[begin].prefix { $0 == " " }.count
    let isWhole = { (index: Int) in
      let rest = lines[index].dropFirst(indent)
      return index > begin && (rest.first != " " || rest.isEmpty)
    }
    let end =
      lines[begin].hasSuffix("(") || lines[begin].hasSuffix("{") ? lines.indices.first(where: isWhole) ?? begin : begin
    return lines[begin...end].map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}

/// Swift code as HTML, with colours for what a reader looks for.
struct ColoredCode {
  let html: String

  private static let keywords: Set<Substring> = [
    "as", "async", "await", "case", "class", "deinit", "else", "enum", "extension", "false", "final", "for", "func",
    "guard", "if", "import", "in", "init", "is", "lazy", "let", "nil", "override", "private", "required", "return",
    "self", "some", "static", "struct", "super", "switch", "throws", "true", "try", "var", "weak", "where", "while",
  ]

  init(_ code: String) {
    html = code.components(separatedBy: "\n").map(Self.line).joined(separator: "\n")
  }

  private static func line(_ line: String) -> String {
    var (result, rest) = ("", line[...])
    while let first = rest.first {
      let token: Substring
      var kind: String?
      if rest.hasPrefix("//") {
        (token, kind) = (rest, "comment")
      } else if first == "\"" {
        (token, kind) = (string(rest), "string")
      } else if first.isLetter || first == "_" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isMember = result.hasSuffix(".")
        kind = keywords.contains(token) && !isMember ? "keyword" : first.isUppercase ? "type" : nil
      } else if first.isNumber {
        (token, kind) = (rest.prefix { $0.isNumber || $0 == "_" || $0 == "." }, "number")
      } else {
        token = rest.prefix(1)
      }
      let text = token.escapedForHTML
      result += kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      rest = rest[token.endIndex...]
    }
    return result
  }

  /// Returns the string at the start of a line, with its quotes.
  private static func string(_ line: Substring) -> Substring {
    var (isEscaped, depth) = (false, 0)
    for index in line.indices.dropFirst() {
      let letter = line[index]
      // Inside of an interpolation a quote belongs to it.
      if isEscaped, letter == "(" { depth += 1 } else if depth > 0, letter == ")" { depth -= 1 }
      if letter == "\"", !isEscaped, depth == 0 { return line[...index] }
      isEscaped = letter == "\\" && !isEscaped
    }
    return line
  }
}

extension StringProtocol {
  /// The text for an element or an attribute of a page.
  var escapedForHTML: String {
    reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(letter)
      }
    }
  }
}
