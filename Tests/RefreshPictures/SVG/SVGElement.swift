/// An element of an SVG: a value, so that the pictures of two times can be compared.
struct SVGElement: Equatable {
  /// A name with its value, in the order of writing.
  struct Attribute: Equatable {
    let name: String
    var value: String
  }

  let name: String
  var attributes: [Attribute]
  var text: String?
  var children: [SVGElement] = []

  init(_ name: String, _ attributes: [(String, String)], text: String? = nil) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1) }
    self.text = text
  }

  /// Returns the element as lines of text, with its children below it.
  func lines(indent: String) -> [String] {
    let start = "\(indent)<" + ([name] + attributes.map { "\($0.name)=\"\($0.value.escaped)\"" }).joined(separator: " ")
    if let text {
      // A line break between the words and their neighbours would be a space.
      let inner = children.flatMap { $0.lines(indent: "") }.joined()
      return ["\(start)>\(inner)\(text.escaped)</\(name)>"]
    }
    if children.isEmpty { return [start + "/>"] }
    return [start + ">"] + children.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(name)>"]
  }
}
