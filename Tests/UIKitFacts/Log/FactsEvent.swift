import Foundation

/// One line of a log, as the stand-in's own log prints it.
public struct FactsEvent: Equatable, Sendable, CustomStringConvertible {
  /// The kind of an event; the names are those of the stand-in.
  public enum Kind: String, Sendable, CaseIterable {
    /// A property became another value.
    case write
    /// Observers of a property were called.
    case observation
    /// A delegate method was called.
    case delegate
    /// A view was laid out.
    case layout
    /// An animation began or ended.
    case animation
    /// A target of a gesture recogniser was called, or its state became another.
    case gesture
    /// A touch was delivered.
    case touch
    /// A display link was called.
    case frame
    /// The screen began or ended something of its own.
    case action
    /// An announcement was posted.
    case announcement
    /// A view joined or left another view.
    case tree
  }

  /// The time since the first line, in milliseconds.
  public let time: Double

  /// The kind of the event.
  public let kind: Kind

  /// The subject of the event, a word without a dot.
  public let subject: String

  /// The property or method; it may have dots.
  public let name: String

  /// The numbers that belong to it.
  public let numbers: [Double]

  /// Words that belong to it; the first does not look like a number.
  public let detail: String

  /// The owner of the running code, as far as it is known.
  public let writer: String

  /// Creates a line.
  public init(
    time: Double, kind: Kind, subject: String, name: String, numbers: [Double] = [], detail: String = "",
    writer: String
  ) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.name = name
    self.numbers = numbers
    self.detail = detail
    self.writer = writer
  }

  /// The line, such as `    16.7 ms  write list.contentOffset 0.000 -12.333 by uikit`.
  public var description: String {
    let values = numbers.map { String(format: "%.3f", $0) }
    let words = ["\(kind.rawValue) \(subject).\(name)"] + values + (detail.isEmpty ? [] : [detail])
    return String(format: "%8.1f ms  ", time) + (words + ["by \(writer)"]).joined(separator: " ")
  }
}
