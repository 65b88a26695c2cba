/// Fingers that were recorded, or written by hand, one touch after the other.
///
/// As text, a line is a moment: `seconds,y[,x][,down|up|cancel]`, in points of the view with y downwards. A line without
/// a mark moves the finger, except that the first puts it down and the last lifts it. A line without x keeps the one
/// before. Blank lines, and lines that begin with `#`, say nothing. Between two moments a finger moves at a constant
/// speed.
public struct TouchLog: Equatable, Sendable {
  /// The touches in the order of their times; at least one.
  public let touches: [Touch]

  /// The duration from the first touch to the end of the last, in seconds.
  public var duration: Double { touches.last?.end ?? 0 }

  /// The longest time that a log may take, in seconds: every frame of it is played.
  public static let longestDuration = 600.0

  /// The farthest that a point may be from the corner of the view, in points: more than any screen is long.
  public static let farthestPoint = 10_000.0

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - text: The lines; they may end as on Windows.
  ///   - x: Where the finger is across the view until a line says so, in points.
  /// - Throws: What is wrong with the first line that is malformed.
  public init(parsing text: String, x: Double = 0) throws(Malformed) {
    var builder = TouchLogBuilder(x: x)
    for entry in try Self.entries(of: text) { try builder.add(entry) }
    touches = try builder.finish()
  }

  /// The entries, the first and the last marked if they were not.
  private static func entries(of text: String) throws(Malformed) -> [TouchLogEntry] {
    var entries: [TouchLogEntry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if let entry = try TouchLogEntry(parsing: line, line: index + 1) { entries.append(entry) }
    }
    guard let last = entries.indices.last else { throw Malformed(line: lines.count, reason: "there is no touch in it") }
    if entries[0].mark == nil { entries[0].mark = .down }
    if entries[last].mark == nil { entries[last].mark = .up }
    return entries
  }
}
