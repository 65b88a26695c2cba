import RefreshCore

/// The text of an SVG while it is written.
struct SVGPage {
  private let size: Drawing.Size
  private let prefix: String
  private var body: [String] = []
  private var definitions: [String] = []
  private var depth = 1

  /// Starts a page.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - prefix: What the names of gradients and filters start with; pages in one HTML file need different ones.
  init(size: Drawing.Size, prefix: String = "d") {
    self.size = size
    self.prefix = prefix
  }

  /// The finished text.
  var document: String {
    let (width, height) = (Decimals.short(size.width), Decimals.short(size.height))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      """
    let shared = definitions.isEmpty ? [] : ["  <defs>"] + definitions.map { "  " + $0 } + ["  </defs>"]
    return ([head] + shared + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Adds an element without content.
  mutating func add(_ name: String, _ attributes: [(String, String)]) {
    body.append(indent + tag(name, attributes, end: "/>"))
  }

  /// Adds an element with text in it.
  mutating func add(_ name: String, _ attributes: [(String, String)], text: String) {
    body.append(indent + tag(name, attributes, end: ">") + Self.escaped(text) + "</\(name)>")
  }

  /// Starts an element with content.
  mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    body.append(indent + tag(name, attributes, end: ">"))
    depth += 1
  }

  /// Ends an element with content.
  mutating func end(_ name: String) {
    depth -= 1
    body.append("\(indent)</\(name)>")
  }

  /// Adds something that others refer to, and returns the reference.
  mutating func define(
    _ name: String, _ attributes: [(String, String)], _ content: (inout SVGPage) -> Void
  ) -> String {
    var inner = SVGPage(size: size, prefix: prefix)
    content(&inner)
    let text = inner.body.map { "  " + $0 }
    if let known = references["\(name)\(attributes)\(text)"] { return known }
    let reference = "\(prefix)\(references.count)"
    definitions.append("  " + tag(name, [("id", reference)] + attributes, end: ">"))
    definitions += text + ["  </\(name)>"]
    references["\(name)\(attributes)\(text)"] = "url(#\(reference))"
    return "url(#\(reference))"
  }

  private var references: [String: String] = [:]

  private var indent: String { String(repeating: "  ", count: depth) }

  private func tag(_ name: String, _ attributes: [(String, String)], end: String) -> String {
    "<" + ([name] + attributes.map { "\($0.0)=\"\($0.1)\"" }).joined(separator: " ") + end
  }

  /// Text with the characters replaced that mean something in XML and HTML.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
