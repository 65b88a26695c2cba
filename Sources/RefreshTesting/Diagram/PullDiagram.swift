import RefreshCore

/// What becomes of a pull, as two lines of symbols: what the finger does over what the control is.
///
/// ```
/// 0 3 6 9 T T ^ - - - s - - - - -      finger
/// . p p p A A R R R R E E E E E E      states
/// ```
///
/// A symbol is a column, and a column is a tenth of a second unless said otherwise. What the upper symbol says is done
/// at the start of the column, then its time passes, and the lower one is the state at its end. Spaces are layout.
///
/// | finger | meaning | states | |
/// | --- | --- | --- | --- |
/// | `0`–`9`, `T`, `>` | the finger holds the content at n tenths of the trigger distance, at it, half again beyond | `.` | idle |
/// | `^` `x` | it lifts at rest; the touch is taken away | `p` `A` | pulling, armed |
/// | `-` | time passes, with the finger where it is | `R` `E` | refreshing, ending |
/// | `b` `s` `f` `n` | the app begins; the action succeeds, fails, finds no more | `N` | no more data |
///
/// A test compares the states with ``difference(from:)``; it names no test library, so wrap it for yours:
///
/// ```swift
/// func expectPull(_ finger: String, makes states: String, sourceLocation: SourceLocation = #_sourceLocation) {
///   #expect(throws: Never.self, sourceLocation: sourceLocation) {
///     let difference = try PullDiagram(finger: finger).difference(from: states)
///     #expect(difference == nil, "\n\(difference ?? "")", sourceLocation: sourceLocation)
///   }
/// }
/// ```
public struct PullDiagram: Equatable, Sendable {
  /// The upper line: a symbol for each column, with a space between.
  public let finger: String

  /// The lower line, as it came out.
  public let states: String

  /// The run behind it, with its trace.
  public let simulation: RefreshSimulation

  /// Runs a script of symbols.
  ///
  /// - Parameters:
  ///   - finger: The upper line.
  ///   - settings: What the control is set to; by default a header's.
  ///   - end: Where the control stands; the near end by default.
  ///   - step: The length of a column in seconds, above zero; 0.1 by default.
  /// - Throws: ``Malformed`` if a symbol is none, or lifts a finger that is not down.
  public init(
    finger: String,
    of settings: RefreshStateMachine.Settings = RefreshStateMachine.Settings(),
    at side: AxisSide = .near,
    step: Double = 0.1
  ) throws(Malformed) {
    precondition(step.isFinite && step > 0, "step is a finite number of seconds above 0")
    let inputs = try Input.parse(finger)
    var simulation = RefreshSimulation(settings, at: side)
    var states: [Character] = []
    for (column, input) in inputs.enumerated() {
      simulation.run(input)
      simulation.advance(until: Double(column + 1) * step)
      states.append(simulation.state.symbol)
    }
    self.finger = Self.line(finger)
    self.states = Self.line(states)
    self.simulation = simulation
  }

  /// Compares the states with those that were expected.
  ///
  /// - Parameter expected: The lower line; how it is laid out does not matter.
  /// - Returns: `nil` if they are equal; else three aligned lines, and under them a caret at the first column that
  ///   differs. There is no line break at the end.
  public func difference(from expected: String) -> String? {
    let wanted = Self.symbols(expected)
    let got = Self.symbols(states)
    guard wanted != got else { return nil }
    let equal = zip(wanted, got).prefix { $0 == $1 }.count
    let caret = String(repeating: " ", count: 2 * equal) + "^"
    return """
      finger   \(finger)
      expected \(Self.line(wanted))
      was      \(states)
               \(caret)
      """
  }
}

extension PullDiagram {
  /// The columns of a line: what is not layout.
  static func symbols(_ line: some Sequence<Character>) -> [Character] {
    line.filter { !$0.isWhitespace }
  }

  private static func line(_ symbols: some Sequence<Character>) -> String {
    Self.symbols(symbols).map(String.init).joined(separator: " ")
  }
}

extension RefreshState {
  fileprivate var symbol: Character {
    switch self {
    case .idle: "."
    case .pulling: "p"
    case .armed: "A"
    case .refreshing: "R"
    case .ending: "E"
    case .noMoreData: "N"
    }
  }
}
