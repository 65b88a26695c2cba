/// A line of a log that is none.
public struct UnreadableLine: Error, Equatable, CustomStringConvertible {
  /// The line.
  public let text: String

  /// Creates one.
  public init(text: String) {
    self.text = text
  }

  /// A sentence with the line.
  public var description: String {
    "this is no line of a log: \(text)"
  }
}
