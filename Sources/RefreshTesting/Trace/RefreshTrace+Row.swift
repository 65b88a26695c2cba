import RefreshCore

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
    ///   - share: The framework's share of the inset, in points.
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
      line(time: "time", finger: "finger", offset: "offset", pull: "pull", state: "state", addedInset: "share")
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
