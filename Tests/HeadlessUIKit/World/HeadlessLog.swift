import Foundation

/// The log of all events in a world, in order.
public final class HeadlessLog: @unchecked Sendable {
  /// The entries since the log was last cleared.
  public private(set) var events: [HeadlessEvent] = []

  /// `true` if entries are recorded; `true` by default.
  ///
  /// Long random runs disable it.
  public var isEnabled = true

  /// The code that is running now.
  public internal(set) var writer: HeadlessWriter = .app

  /// The number of the present run-loop turn.
  public internal(set) var turn = 0

  private let clock: HeadlessClock

  init(clock: HeadlessClock) {
    self.clock = clock
  }

  /// Removes all entries.
  public func removeAll() {
    events.removeAll(keepingCapacity: true)
  }

  /// Returns the entries of some kinds, in order.
  public func events(_ kinds: HeadlessEvent.Kind...) -> [HeadlessEvent] {
    events.filter { kinds.contains($0.kind) }
  }

  /// Returns the writes of one property of one view, in order.
  public func writes(of name: String, in subject: String? = nil) -> [HeadlessEvent] {
    events.filter { $0.kind == .write && $0.name == name && (subject == nil || $0.subject == subject) }
  }

  /// Returns the names of the entries of some kinds, such as the delegate calls, in order.
  public func names(_ kinds: HeadlessEvent.Kind...) -> [String] {
    events.filter { kinds.contains($0.kind) }.map(\.name)
  }

  /// The entries as text, a line each, with the time in milliseconds since the first.
  public var transcript: String {
    let start = events.first?.time ?? 0
    return events.map { event in
      String(format: "%8.1f ms  ", (event.time - start) * 1000) + event.description
    }.joined(separator: "\n")
  }

  func record(
    _ kind: HeadlessEvent.Kind,
    _ subject: @autoclosure () -> String,
    _ name: String,
    _ numbers: @autoclosure () -> [Double] = [],
    _ detail: @autoclosure () -> String = ""
  ) {
    guard isEnabled else { return }
    events.append(
      HeadlessEvent(
        time: clock.now, turn: turn, kind: kind, subject: subject(), name: name,
        numbers: numbers(), detail: detail(), writer: writer
      )
    )
  }

  /// Runs code on behalf of a writer.
  func calling<Result>(_ writer: HeadlessWriter, _ body: () throws -> Result) rethrows -> Result {
    let previous = self.writer
    self.writer = writer
    defer { self.writer = previous }
    return try body()
  }
}
