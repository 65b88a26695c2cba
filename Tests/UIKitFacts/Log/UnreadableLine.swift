/// A line of a log that is none.
public struct UnreadableLine: Error, Equatable, CustomStringConvertible {
  /// The name of the file; empty if there is none.
  public let file: String

  /// The number of the line, from 1.
  public let line: Int

  /// The line.
  public let text: String

  /// Creates one.
  public init(file: String = "", line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  /// A sentence with the place and the line.
  public var description: String {
    "\(file.isEmpty ? "line " : "\(file):")\(line): this is no line of a log: \(text)"
  }
}
