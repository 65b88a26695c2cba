import RefreshCore

/// The course of a refresh as a table that can be read, compared and stored as a golden file.
///
/// A row is a moment: a frame, or an event between two frames. Numbers have three decimals on every platform and in
/// every locale.
///
/// ```
///     time    finger     offset      pull  state          added  effects
///    0.400   479.432    -84.000    84.000  armed          0.000  feedback armed
///    0.600         -    -84.000    84.000  refreshing     0.000  announce, start, valueChanged
///    0.617         -    -69.333    69.333  refreshing    71.000  inset 71.000, stop, offset -69.333
/// ```
///
/// ``RefreshSimulation`` records one. A test with a real scroll view can fill one too.
///
/// ```swift
/// var trace = RefreshTrace()
/// let row = RefreshTrace.Row(time: 0, finger: 300, offset: -40, pull: 40, state: .pulling, addedInset: 0)
/// trace.append(row)
/// trace.appendIfChanged(row)  // nothing new
/// #expect(trace.rows == [row] && trace.states == [.pulling])
/// ```
///
/// The words of a decision, as in the last column:
///
/// ```swift
/// tableView.refresh.onDecision = { print(RefreshTrace.words(of: $0.effects, at: .near)) }
/// ```
public struct RefreshTrace: Equatable, Sendable, CustomStringConvertible {
  /// The rows, oldest first.
  public private(set) var rows: [Row] = []

  /// Creates a trace without rows.
  public init() {}

  /// Appends a row.
  public mutating func append(_ row: Row) { rows.append(row) }

  /// Appends a row, unless it has no effects and equals the last row in all but its time.
  public mutating func appendIfChanged(_ row: Row) {
    guard let last = rows.last, row.effects.isEmpty, row.showsSame(as: last) else { return append(row) }
  }

  /// The states in order, without repetitions.
  public var states: [RefreshState] {
    var states: [RefreshState] = []
    for row in rows where row.state != states.last { states.append(row.state) }
    return states
  }

  /// The table: a line of titles, followed by one line per row.
  ///
  /// Every line ends in a line break.
  public var description: String {
    rows.reduce(into: Row.titles + "\n") { table, row in table += row.description + "\n" }
  }
}

extension RefreshTrace {
  /// A moment of a trace.
  ///
  /// ```swift
  /// var row = RefreshTrace.Row(time: 0.4, finger: nil, offset: -84, pull: 84, state: .armed, addedInset: 0)
  /// row.effects = ["feedback armed"]
  /// (row.time, row.finger, row.state) = (0.5, 479, .refreshing)
  /// #expect(row.offset + row.pull == 0 && row.addedInset == 0)
  /// ```
  public struct Row: Equatable, Sendable, CustomStringConvertible {
    /// The time in seconds since the start.
    public var time: Double

    /// The position of the finger along the axis, in points of the view; `nil` while no finger is down.
    public var finger: Double?

    /// The content offset, in points.
    public var offset: Double

    /// The distance of the content from its rest position, in points; negative if it is scrolled away.
    public var pull: Double

    /// The state of the control.
    public var state: RefreshState

    /// The inset added by the framework, in points.
    public var addedInset: Double

    /// The effects of the moment, in order; empty if there were none.
    public var effects: [String]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - time: The time in seconds since the start.
    ///   - finger: The position of the finger, in points; `nil` for none.
    ///   - offset: The content offset, in points.
    ///   - pull: The distance of the content from its rest position, in points.
    ///   - state: The state of the control.
    ///   - addedInset: The inset added by the framework, in points.
    ///   - effects: The effects, in order.
    public init(
      time: Double, finger: Double?, offset: Double, pull: Double, state: RefreshState, addedInset: Double,
      effects: [String] = []
    ) {
      self.time = time
      self.finger = finger
      self.offset = offset
      self.pull = pull
      self.state = state
      self.addedInset = addedInset
      self.effects = effects
    }

    /// The row as a line of the table, without a line break.
    public var description: String {
      let line = Self.line(
        time: Decimals.fixed(time), finger: finger.map(Decimals.fixed) ?? "-",
        offset: Decimals.fixed(offset), pull: Decimals.fixed(pull), state: state.recorded,
        addedInset: Decimals.fixed(addedInset))
      return effects.isEmpty ? line : line + "  " + effects.joined(separator: ", ")
    }

    static var titles: String {
      line(time: "time", finger: "finger", offset: "offset", pull: "pull", state: "state", addedInset: "added")
        + "  effects"
    }

    /// `true` if two rows differ only in their times and effects.
    func showsSame(as other: Row) -> Bool {
      finger == other.finger && offset == other.offset && pull == other.pull && state == other.state
        && addedInset == other.addedInset
    }
  }
}

extension RefreshTrace.Row {
  /// A line with columns of fixed width, so that a growing number changes only its own line; wider values shift the
  /// rest.
  private static func line(
    time: String, finger: String, offset: String, pull: String, state: String, addedInset: String
  ) -> String {
    let numbers = [right(time, 8), right(finger, 10), right(offset, 11), right(pull, 10)].joined()
    return numbers + "  " + left(state, 11) + right(addedInset, 9)
  }

  private static func right(_ text: String, _ width: Int) -> String { space(width - text.utf8.count) + text }

  private static func left(_ text: String, _ width: Int) -> String { text + space(width - text.utf8.count) }

  /// Spaces, at least one, so that columns never touch.
  private static func space(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }
}

extension RefreshTrace {
  /// Describes the effects of a machine at one side in words: what is written to the list, and then the commands.
  ///
  /// The words are `inset 60.000`, `stop`, `offset -60.000`, `cancel`, `start`, `valueChanged`, `prepare`, `feedback
  /// armed`, `announce`, `insetConflict` and `answer started`. Redraws, flushes and wakes are omitted, because nearly
  /// every frame requests them.
  ///
  /// - Parameters:
  ///   - effects: The effects of an event.
  ///   - side: The side whose inset and commands are described.
  /// - Returns: The words; none without effects.
  public static func words(
    of effects: RefreshStateMachine.Effects, at side: RefreshStateMachine.AxisSide
  ) -> [String] {
    let commands = effects.commands(at: side)
    var words: [String] = []
    if effects.stopsScrolling { words.append("stop") }
    if let offset = effects.offset { words.append("offset " + Decimals.fixed(offset)) }
    if let inset = effects.inset {
      words.insert("inset " + Decimals.fixed(inset[side]), at: effects.writesInsetLast ? words.count : 0)
    }
    if commands.contains(.cancelAction) { words.append("cancel") }
    if commands.contains(.startAction) { words.append("start") }
    if commands.contains(.sendValueChanged) { words.append("valueChanged") }
    if commands.contains(.prepareFeedback) { words.append("prepare") }
    if commands.contains(.playFeedback), let frame = side == .near ? effects.near : effects.far {
      words.append("feedback \(frame.playedFeedback.recorded)")
    }
    if commands.contains(.announce) { words.append("announce") }
    if commands.contains(.reportInsetConflict) { words.append("insetConflict") }
    if let answer = effects.answer { words.append("answer \(answer.recorded)") }
    return words
  }
}

/// Numbers as text, the same on every platform.
package enum Decimals {
  /// `x` with exactly three decimals, ties away from zero; "-0.000" is "0.000".
  ///
  /// A number that is not finite, or too large for a picture, is written as Swift writes it.
  package static func fixed(_ x: Double) -> String {
    guard abs(x) < 1e9 else { return "\(x)" }
    let count = Int64((abs(x) * 1000 + 0.5).rounded(.down))
    return "\(x < 0 && count > 0 ? "-" : "")\(count / 1000).\(lastDigits(of: 1000 + count % 1000))"
  }

  /// `x` with up to three decimals, enough for a coordinate: no zeros at the end.
  package static func short(_ x: Double) -> String { trimmed(x, parts: 1000) }

  /// `x` with up to six decimals, enough for a factor by which coordinates are multiplied: no zeros at the end.
  package static func precise(_ x: Double) -> String { trimmed(x, parts: 1_000_000) }

  /// `x` with up to two decimals, enough for a coordinate that is on its way: no zeros at the end.
  package static func coarse(_ x: Double) -> String { trimmed(x, parts: 100) }

  /// `x` with up to five decimals, enough for a part of some seconds: no zeros at the end.
  package static func part(_ x: Double) -> String { trimmed(x, parts: 100_000) }

  private static func trimmed(_ x: Double, parts: Int64) -> String {
    guard abs(x) < 1e9 else { return "\(x)" }
    let count = Int64((abs(x) * Double(parts) + 0.5).rounded(.down))
    let sign = x < 0 && count > 0 ? "-" : ""
    var (rest, unit) = (count % parts, parts)
    guard rest > 0 else { return "\(sign)\(count / parts)" }
    while rest % 10 == 0 { (rest, unit) = (rest / 10, unit / 10) }
    return "\(sign)\(count / parts).\(lastDigits(of: unit + rest))"
  }

  /// All digits but the first.
  ///
  /// They are bytes, so that the web page needs no tables of Unicode.
  private static func lastDigits(of number: Int64) -> Substring { Substring(String(number).utf8.dropFirst()) }
}
