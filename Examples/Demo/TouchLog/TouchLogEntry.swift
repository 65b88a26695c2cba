/// A line of a log that says something.
struct TouchLogEntry {
  /// An action of a line other than moving the finger.
  enum Mark: String {
    case down
    case up
    case cancel
  }

  /// The line, counted from 1.
  let line: Int
  let time: Double
  let y: Double
  private(set) var x: Double?
  var mark: Mark?

  /// Reads a line; `nil` for one that is blank or a comment.
  init?(parsing text: Substring, line: Int) throws(TouchLog.Malformed) {
    let content = Self.trimmed(text)
    guard !content.isEmpty, !content.hasPrefix("#") else { return nil }
    self.line = line
    let fieldCount = content.utf8.count { $0 == UInt8(ascii: ",") } + 1
    guard (2...4).contains(fieldCount) else {
      let count = fieldCount == 1 ? "1 field" : "\(fieldCount) fields"
      throw .init(line: line, reason: "a line is seconds,y[,x][,down|up|cancel], and this one has \(count)")
    }
    let fields = content.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    time = try Self.number(fields[0], "seconds", line)
    y = try Self.point(fields[1], line)
    try readRest(fields.dropFirst(2))
  }

  /// Reads x and the mark, of which the line has both, one or none.
  private mutating func readRest(_ fields: ArraySlice<Substring>) throws(TouchLog.Malformed) {
    guard let last = fields.last else { return }
    mark = Mark(rawValue: String(last))
    if fields.count == 2 {
      guard mark != nil else { throw malformed("\"\(Self.shown(last))\" is not one of down, up and cancel") }
      x = try Self.point(fields[fields.startIndex], line)
    } else if mark == nil {
      guard Self.value(of: last) != nil else {
        throw malformed("\"\(Self.shown(last))\" is neither a number of points nor one of down, up and cancel")
      }
      x = try Self.point(last, line)
    }
  }

  func malformed(_ reason: String) -> TouchLog.Malformed { .init(line: line, reason: reason) }

  private static func point(_ text: Substring, _ line: Int) throws(TouchLog.Malformed) -> Double {
    let point = try number(text, "points", line)
    guard abs(point) <= TouchLog.farthestPoint else {
      let limit = Int(TouchLog.farthestPoint)
      throw .init(line: line, reason: "\(shown(text)) is more than \(limit) points from the corner of the view")
    }
    return point
  }

  private static func number(_ text: Substring, _ unit: String, _ line: Int) throws(TouchLog.Malformed) -> Double {
    guard let number = value(of: text) else {
      throw .init(line: line, reason: "\"\(shown(text))\" is not a number of \(unit)")
    }
    guard number.isFinite else { throw .init(line: line, reason: "\(shown(text)) is not a finite number of \(unit)") }
    return number
  }

  /// The number that a text is; `nil` if it is none.
  private static func value(of text: Substring) -> Double? {
    // `Double.init` reads no further than a zero character.
    text.utf8.contains(0) ? nil : Double(text)
  }

  /// The most scalars of a field in a sentence, so that the sentence fits on a line or two of a terminal.
  private static let longestQuote = 40

  /// A field in a sentence.
  private static func shown(_ text: Substring) -> String { PrintableText.of(text, atMost: longestQuote) }

  /// A text without white space, and without a byte order mark, at its ends.
  private static func trimmed(_ text: Substring) -> Substring {
    let isBlank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
    let rest = text.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return rest[...last]
  }
}
