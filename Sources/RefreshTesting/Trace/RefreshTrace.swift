import RefreshCore

/// What a refresh did, as a table that can be read, compared and kept as a golden file.
///
/// A row is a moment: a frame, or something that happened between two. Numbers have three decimals, whatever the
/// platform or the locale.
///
/// ```
///     time    finger     offset      pull  state          share  effects
///    0.400   479.432    -84.000    84.000  armed          0.000  feedback armed
///    0.600         -    -84.000    84.000  refreshing     0.000  announce, start, valueChanged
///    0.617         -    -69.333    69.333  refreshing    71.000  inset 71.000, stop, offset -69.333
/// ```
///
/// ``RefreshSimulation`` keeps one. It can as well be filled by whoever drives a real scroll view.
public struct RefreshTrace: Equatable, Sendable, CustomStringConvertible {
  /// The moments, oldest first.
  public private(set) var rows: [Row] = []

  /// Creates a trace without rows.
  public init() {}

  /// Adds a moment.
  public mutating func append(_ row: Row) {
    rows.append(row)
  }

  /// Adds a moment, unless nothing was done in it and it shows what the last row shows.
  public mutating func appendIfChanged(_ row: Row) {
    guard let last = rows.last, row.effects.isEmpty, row.showsSame(as: last) else { return append(row) }
  }

  /// The states in order, each one once until it changes.
  public var states: [RefreshState] {
    var states: [RefreshState] = []
    for row in rows where row.state != states.last { states.append(row.state) }
    return states
  }

  /// The table: a line of titles, and a line for each row.
  ///
  /// Every line ends in a line break.
  public var description: String {
    rows.reduce(into: Row.titles + "\n") { table, row in table += row.description + "\n" }
  }
}

extension RefreshTrace {
  /// A moment of a trace.
  public struct Row: Equatable, Sendable, CustomStringConvertible {
    /// Seconds since the start.
    public var time: Double

    /// The position of the finger along the axis, in points of the view; `nil` while none is down.
    public var finger: Double?

    /// The content offset, in points.
    public var offset: Double

    /// How far the content is pulled past its rest, in points; negative where it is scrolled away.
    public var pull: Double

    /// What the control is doing.
    public var state: RefreshState

    /// The framework's share of the inset, in points.
    public var addedInset: Double

    /// What was done in this moment, in order; empty if nothing was.
    public var effects: [String]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - time: Seconds since the start.
    ///   - finger: Position of the finger, in points; `nil` for none.
    ///   - offset: Content offset, in points.
    ///   - pull: Distance of the content from its rest, in points.
    ///   - state: What the control is doing.
    ///   - addedInset: The framework's share of the inset, in points.
    ///   - effects: What was done, in order.
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
        offset: Decimals.fixed(offset), pull: Decimals.fixed(pull), state: "\(state)",
        addedInset: Decimals.fixed(addedInset))
      return effects.isEmpty ? line : line + "  " + effects.joined(separator: ", ")
    }

    static var titles: String {
      line(time: "time", finger: "finger", offset: "offset", pull: "pull", state: "state", addedInset: "added")
        + "  effects"
    }

    /// Whether two rows differ in nothing but their times and effects.
    func showsSame(as other: Row) -> Bool {
      finger == other.finger && offset == other.offset && pull == other.pull && state == other.state
        && addedInset == other.addedInset
    }
  }
}

extension RefreshTrace.Row {
  /// Fixed widths, so that a number that grows changes its own line only; one that does not fit pushes the rest on.
  private static func line(
    time: String, finger: String, offset: String, pull: String, state: String, addedInset: String
  ) -> String {
    let numbers = [right(time, 8), right(finger, 10), right(offset, 11), right(pull, 10)].joined()
    return numbers + "  " + left(state, 11) + right(addedInset, 9)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    space(width - text.count) + text
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + space(width - text.count)
  }

  /// At least one space, so that neighbours never touch.
  private static func space(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 1))
  }
}

extension RefreshTrace {
  /// Says in words what a machine's effects ask for at one end, in the order in which it is carried out.
  ///
  /// The words are `inset 60.000`, `stop`, `offset -60.000`, `cancel`, `start`, `valueChanged`, `prepare`, `feedback armed`,
  /// `announce`, `insetConflict` and `answer started`. Redraws, flushes and wakes are left out: nearly every frame asks for them.
  ///
  /// - Parameters:
  ///   - effects: The answer of a machine to an event.
  ///   - machine: The machine after that event; it knows which feedback is meant.
  ///   - side: The end whose inset and orders are told.
  /// - Returns: The words; none if nothing is asked for.
  public static func words(
    of effects: RefreshStateMachine.Effects, by machine: RefreshStateMachine, at side: AxisSide
  ) -> [String] {
    geometry(of: effects, at: side) + commands(effects[side], feedback: machine.feedback(at: side))
      + answer(of: effects)
  }

  private static func geometry(of effects: RefreshStateMachine.Effects, at side: AxisSide) -> [String] {
    var words: [String] = []
    if effects.stopsScrolling { words.append("stop") }
    if let offset = effects.offset { words.append("offset " + Decimals.fixed(offset)) }
    guard let inset = effects.inset else { return words }
    words.insert("inset " + Decimals.fixed(inset[side]), at: effects.writesInsetLast ? words.count : 0)
    return words
  }

  private static func commands(_ commands: RefreshCommands, feedback: RefreshFeedback) -> [String] {
    var words: [String] = []
    if commands.contains(.cancelAction) { words.append("cancel") }
    if commands.contains(.startAction) { words.append("start") }
    if commands.contains(.sendValueChanged) { words.append("valueChanged") }
    if commands.contains(.prepareFeedback) { words.append("prepare") }
    if commands.contains(.playFeedback) { words.append("feedback \(feedback)") }
    if commands.contains(.announce) { words.append("announce") }
    if commands.contains(.reportInsetConflict) { words.append("insetConflict") }
    return words
  }

  private static func answer(of effects: RefreshStateMachine.Effects) -> [String] {
    guard let answer = effects.answer else { return [] }
    switch answer {
    case .started: return ["answer started"]
    case .joined: return ["answer joined"]
    case .queued: return ["answer queued"]
    case .refused(let reason): return ["answer refused: \(reason)"]
    }
  }
}
