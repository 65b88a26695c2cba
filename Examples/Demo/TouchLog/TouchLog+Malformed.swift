extension TouchLog {
  /// An error in the text of a log.
  public struct Malformed: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int

    /// A sentence without its full stop.
    public let reason: String

    /// The line and the reason: `3: "x" is not a number of points`.
    public var description: String { "\(line): \(reason)" }
  }
}
