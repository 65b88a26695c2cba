import RefreshCore
import RefreshTesting

/// An SVG in progress.
struct SVGPage {
  private let size: Drawing.Size
  private let prefix: String
  private(set) var definitions: [SVGElement] = []
  private var references: [String] = []
  /// The elements that have begun and not ended, the page itself first.
  private var open = [SVGElement("svg", [])]

  /// Starts a page.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - prefix: The prefix of the names of gradients and filters; pages in one HTML file need different ones.
  init(size: Drawing.Size, prefix: String = "d") {
    self.size = size
    self.prefix = prefix
  }

  /// The elements on the page.
  var content: [SVGElement] {
    get { open[0].children }
    set { open[0].children = newValue }
  }

  /// The finished SVG text.
  var document: String {
    let (width, height) = (Decimals.short(size.width), Decimals.short(size.height))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      """
    var shared: [String] = []
    if !definitions.isEmpty {
      var defs = SVGElement("defs", [])
      defs.children = definitions
      shared = defs.lines(indent: "  ")
    }
    return ([head] + shared + content.flatMap { $0.lines(indent: "  ") } + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Adds an element without content.
  mutating func add(_ name: String, _ attributes: [(String, String)]) {
    add(SVGElement(name, attributes))
  }

  /// Adds an element with text in it.
  mutating func add(_ name: String, _ attributes: [(String, String)], text: String) {
    add(SVGElement(name, attributes, text: text))
  }

  /// Adds an element with all its children.
  mutating func add(_ element: SVGElement) { open[open.count - 1].children.append(element) }

  /// Starts an element with content.
  mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    open.append(SVGElement(name, attributes))
  }

  /// Ends the innermost element with content.
  mutating func end() {
    guard open.count > 1 else { return }
    add(open.removeLast())
  }

  /// Adds a definition for use by other elements, and returns the reference; an equal one is not added again.
  mutating func define(
    _ name: String, _ attributes: [(String, String)], _ children: [SVGElement]
  ) -> String {
    "url(#\(self.name(ofDefined: name, attributes, children)))"
  }

  /// Adds a definition for use by other elements, and returns its name; an equal one is not added again.
  mutating func name(
    ofDefined name: String, _ attributes: [(String, String)], _ children: [SVGElement] = []
  ) -> String {
    var definition = SVGElement(name, attributes)
    definition.children = children
    let reference: String
    if let index = definitions.firstIndex(where: { $0.isSame(as: definition) }) {
      reference = references[index]
    } else {
      reference = "\(prefix)\(definitions.count)"
      definition.attributes.insert(.init(name: "id", value: reference), at: 0)
      definitions.append(definition)
      references.append(reference)
    }
    return reference
  }
}

extension SVGElement {
  /// Returns `true` if a definition is another one with an id.
  fileprivate func isSame(as other: SVGElement) -> Bool {
    name == other.name && attributes.dropFirst().elementsEqual(other.attributes) && children == other.children
  }
}
