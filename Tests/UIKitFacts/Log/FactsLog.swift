import Foundation

/// A log of one scenario, in order.
public struct FactsLog: Equatable, Sendable {
  /// The lines.
  public var events: [FactsEvent]

  /// Creates a log of lines.
  public init(_ events: [FactsEvent] = []) {
    self.events = events
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: A line each; empty ones are left out.
  ///   - file: The name of the file, for the error.
  /// - Throws: The first line that cannot be read.
  public init(parsing text: String, from file: String = "") throws(UnreadableLine) {
    events = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let event = FactsEvent(line: String(line)) else {
        throw UnreadableLine(file: file, line: index + 1, text: String(line))
      }
      events.append(event)
    }
  }

  /// The lines as text.
  public var transcript: String {
    events.map(\.description).joined(separator: "\n")
  }

  /// Returns where the first line is that fits, at or after a place; nil if there is none.
  func firstIndex(from start: Int = 0, where fits: (FactsEvent) -> Bool) -> Int? {
    events.indices.first { $0 >= start && fits(events[$0]) }
  }

  /// Returns where the first delegate call of a name is, at or after a place.
  func firstCall(_ name: String, from start: Int = 0) -> Int? {
    firstIndex(from: start) { $0.kind == .delegate && $0.name == name }
  }

  /// The lines between the beginning and the end of what the screen did by itself; nil if it did not.
  var probe: ClosedRange<Int>? {
    guard let first = firstIndex(where: { $0.isProbe("begins") }),
      let last = firstIndex(from: first, where: { $0.isProbe("ends") })
    else { return nil }
    return first...last
  }

  /// The value of a property of the list just before a line: the last one that was printed.
  func value(_ property: String, before index: Int) -> [Double]? {
    events[..<index].last { $0.isValue(of: property) }?.numbers
  }

  /// Returns `true` if a flag of the list was set just before a line.
  func flag(_ property: String, before index: Int) -> Bool {
    value(property, before: index)?.first == 1
  }

  /// The vertical offset just before a line; 0 before the first that was printed.
  func offset(before index: Int) -> Double {
    value("contentOffset", before: index)?.last ?? 0
  }

  /// The vertical offsets that were printed in some lines, in order.
  func offsets(in range: Range<Int>) -> [Double] {
    events[range].filter { $0.isValue(of: "contentOffset") }.compactMap(\.numbers.last)
  }
}

extension FactsEvent {
  func isValue(of property: String) -> Bool {
    kind == .write && name == property && !numbers.isEmpty
  }

  func isProbe(_ part: String) -> Bool {
    kind == .action && subject == "probe" && detail == part
  }
}
