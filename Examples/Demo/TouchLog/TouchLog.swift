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

  /// The most moments of a log: a thousand a second, more than any screen or mouse reports.
  public static let mostMoments = 600_000

  /// The longest text of a log, in bytes: 240 moments a second for ``longestDuration``, each of more than a hundred bytes.
  ///
  /// A program reads no more of a file; a text that it has already may be longer.
  public static let longestText = 16 << 20

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - text: The lines; they may end as on Windows.
  ///   - x: Where the finger is across the view until a line says so, in points.
  ///   - view: The size of the view, outside which no finger is put down, in points; `nil`, the default, if it is unknown.
  /// - Throws: What is wrong with the first line that is malformed.
  public init(
    parsing text: String, x: Double = 0, view: (width: Double, height: Double)? = nil
  ) throws(Malformed) {
    var lines = TouchLogLines(text)
    var builder = TouchLogBuilder(x: x, view: view)
    // The last entry is known once there is no other.
    var last: TouchLogEntry?
    while let line = lines.next() {
      guard var entry = try TouchLogEntry(parsing: line, line: lines.count) else { continue }
      if let last { try builder.add(last) } else if entry.mark == nil { entry.mark = .down }
      last = entry
    }
    guard var last else { throw Malformed(line: lines.count, reason: "there is no touch in it") }
    if last.mark == nil { last.mark = .up }
    try builder.add(last)
    touches = try builder.finish()
  }
}
