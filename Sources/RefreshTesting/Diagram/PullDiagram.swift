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
  ///   - side: Where the control stands; the near end by default.
  ///   - step: The length of a column in seconds, above zero; 0.1 by default.
  /// - Throws: ``Malformed`` if a symbol is none, or lifts a finger that is not down.
  public init(
    finger: String,
    of settings: RefreshSettings = RefreshSettings(),
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

extension PullDiagram {
  /// A symbol of the upper line.
  enum Input: Equatable, Sendable {
    /// The finger holds the content at a part of the trigger distance.
    case hold(Double)
    case lift
    case cancel
    case wait
    case begin
    case finish(RefreshOutcome)

    /// Half of the trigger distance beyond it.
    private static let beyond = 1.5

    private init?(_ symbol: Character) {
      switch symbol {
      case "0"..."9":
        guard let tenths = symbol.wholeNumberValue else { return nil }
        self = .hold(Double(tenths) / 10)
      case "T": self = .hold(1)
      case ">": self = .hold(Self.beyond)
      case "^": self = .lift
      case "x": self = .cancel
      case "-": self = .wait
      case "b": self = .begin
      case "s": self = .finish(.success)
      case "f": self = .finish(.failure)
      case "n": self = .finish(.noMoreData)
      default: return nil
      }
    }

    static func parse(_ line: String) throws(Malformed) -> [Input] {
      var inputs: [Input] = []
      var isDown = false
      for symbol in PullDiagram.symbols(line) {
        let column = inputs.count + 1
        guard let input = Input(symbol) else {
          throw Malformed(column: column, symbol: symbol, reason: .unknownSymbol)
        }
        guard isDown || !input.needsFinger else { throw Malformed(column: column, symbol: symbol, reason: .noFinger) }
        isDown = input.isDown(before: isDown)
        inputs.append(input)
      }
      return inputs
    }

    private var needsFinger: Bool { self == .lift || self == .cancel }

    private func isDown(before wasDown: Bool) -> Bool {
      switch self {
      case .hold: true
      case .lift, .cancel: false
      case .wait, .begin, .finish: wasDown
      }
    }
  }
}

extension RefreshSimulation {
  mutating func run(_ input: PullDiagram.Input) {
    switch input {
    case .hold(let fraction): pull(to: fraction, over: 0)
    case .lift: releaseAtRest()
    case .cancel: cancelTouch()
    case .wait: break
    case .begin: begin()
    case .finish(let outcome): finishAction(outcome)
    }
  }
}

extension PullDiagram {
  /// Why a line is no script.
  public struct Malformed: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
      /// The symbol means nothing.
      case unknownSymbol

      /// The symbol takes a finger away where none is down.
      case noFinger
    }

    /// The column of the symbol, counted from 1; layout does not count.
    public let column: Int

    /// The symbol.
    public let symbol: Character

    /// What is wrong with it.
    public let reason: Reason

    /// A sentence such as "column 9: 'q' is no step (0-9, T, >, ^, x, -, b, s, f, n)".
    public var description: String {
      switch reason {
      case .unknownSymbol: "column \(column): '\(symbol)' is no step (0-9, T, >, ^, x, -, b, s, f, n)"
      case .noFinger: "column \(column): '\(symbol)' takes a finger away, but none is down"
      }
    }
  }
}
