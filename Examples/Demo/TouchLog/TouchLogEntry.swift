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
    let fields = content.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    self.line = line
    guard (2...4).contains(fields.count) else {
      let count = fields.count == 1 ? "1 field" : "\(fields.count) fields"
      throw .init(line: line, reason: "a line is seconds,y[,x][,down|up|cancel], and this one has \(count)")
    }
    time = try Self.number(fields[0], "seconds", line)
    y = try Self.point(fields[1], line)
    try readRest(fields.dropFirst(2))
  }

  /// Reads x and the mark, of which the line has both, one or none.
  private mutating func readRest(_ fields: ArraySlice<Substring>) throws(TouchLog.Malformed) {
    guard let last = fields.last else { return }
    mark = Mark(rawValue: String(last))
    if fields.count == 2 {
      guard mark != nil else { throw malformed("\"\(last)\" is not one of down, up and cancel") }
      x = try Self.point(fields[fields.startIndex], line)
    } else if mark == nil {
      guard Double(last) != nil else {
        throw malformed("\"\(last)\" is neither a number of points nor one of down, up and cancel")
      }
      x = try Self.point(last, line)
    }
  }

  func malformed(_ reason: String) -> TouchLog.Malformed { .init(line: line, reason: reason) }

  private static func point(_ text: Substring, _ line: Int) throws(TouchLog.Malformed) -> Double {
    let point = try number(text, "points", line)
    guard abs(point) <= TouchLog.farthestPoint else {
      let limit = Int(TouchLog.farthestPoint)
      throw .init(line: line, reason: "\(text) is more than \(limit) points from the corner of the view")
    }
    return point
  }

  private static func number(_ text: Substring, _ unit: String, _ line: Int) throws(TouchLog.Malformed) -> Double {
    guard let number = Double(text) else {
      throw .init(line: line, reason: "\"\(text)\" is not a number of \(unit)")
    }
    guard number.isFinite else { throw .init(line: line, reason: "\(text) is not a finite number of \(unit)") }
    return number
  }

  /// A text without white space, and without a byte order mark, at its ends.
  private static func trimmed(_ text: Substring) -> Substring {
    let isBlank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
    let rest = text.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return rest[...last]
  }
}
