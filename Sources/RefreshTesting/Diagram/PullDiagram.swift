import RefreshCore

/// A scene of a list and its controls as lines of symbols: the actions of a finger and an app, above the states of the
/// controls.
///
/// ```
/// 0 3 6 9 T T ^ - - - s - - - - -      finger
/// . p p p A A R R R R E E E E E E      states
/// ```
///
/// A symbol is a column, and a column lasts a tenth of a second by default. The symbol of the upper line takes effect
/// at the start of its column; the one below is the state at the end of the column. Whitespace is ignored.
///
/// A state is one of these: `.` idle, `p` pulling, `A` armed, `R` refreshing, `E` ending, `N` no more data.
///
/// | finger | |
/// | --- | --- |
/// | `0`–`9`, `T`, `>` | drags the content to n tenths of the trigger distance, to it, half again beyond it |
/// | `m`, `:` | drags the content to the middle of the list, to one screen before the end |
/// | `v`, `^`, `x` | touches the content where it is; lifts at rest; loses the touch to the system |
/// | `~` | moves at 4,000 points a second towards the end and lifts in motion as the column ends |
/// | `*` | taps the control |
/// | `/` | turns to the other side of the list, for all of the above |
/// | `-` | nothing new: time passes, with the finger where it is |
///
/// | app | |
/// | --- | --- |
/// | `b` | begins a session |
/// | `s`, `f`, `n`, `c` | ends it as success, failure, no more data, cancelled: the action returns, or `end(_:)` if none runs |
/// | `l` | a late result, no more data, of the action of a session that is over |
/// | `d`, `h`, `a` | disables, hides, removes the control; the next time enables, shows, adds it again |
/// | `o` | reports that there is no more data; of a control that has none, that there is more |
/// | `+`, `=` | the list grows by a third of a screen; it is as long as at the start again |
/// | `w`, `g`, `z` | the list leaves its window, the app goes to the background, a zoom begins; the next time back |
/// | `(s+)` | calls of the app in one turn of the run loop: one column |
///
/// A list with a header and a footer has a line for each. The finger begins at the header; lowercase letters call the
/// header, and capitals the footer:
///
/// ```
/// B - - b - - -      finger
/// . . . R R R R      header
/// R R R E E . .      footer
/// ```
///
/// A test compares the states with ``difference(from:)``. It depends on no test library, so wrap it for yours:
///
/// ```swift
/// func expect(finger: String, states: String, sourceLocation: SourceLocation = #_sourceLocation) {
///   #expect(throws: Never.self, sourceLocation: sourceLocation) {
///     let difference = try PullDiagram(finger: finger).difference(from: states)
///     #expect(difference == nil, "\n\(difference ?? "")", sourceLocation: sourceLocation)
///   }
/// }
/// ```
///
/// The lines of a run, with those of a footer beside a header, and the simulation behind them:
///
/// ```swift
/// let diagram = try PullDiagram(finger: "B - - b - - -", header: .init(), footer: .init(role: .loadMore))
/// print(diagram.finger, diagram.states, diagram.footerStates ?? "", separator: "\n")
/// #expect(diagram.difference(header: ". . . R R R R", footer: "R R R E E . .") == nil)
/// #expect(diagram.simulation.violations.isEmpty)
/// ```
public struct PullDiagram: Equatable, Sendable {
  /// The upper line, with a space between the columns.
  public var finger: String { line(columns) }

  /// The states of the control, or of the header if there is a footer too, aligned with ``finger``.
  public var states: String { line(observed) }

  /// The states of the footer beside a header, aligned with ``finger``; `nil` for a diagram of one control.
  public var footerStates: String? { observedFooter.map(line) }

  /// The run behind the lines, with its trace.
  public let simulation: RefreshSimulation

  private let columns: [String]
  private var observed: [String] = []
  private var observedFooter: [String]?

  /// Runs a script of symbols with one control.
  ///
  /// - Parameters:
  ///   - finger: The upper line.
  ///   - settings: The settings of the control; by default a header's.
  ///   - side: The side of the control and of the finger; near by default.
  ///   - scroll: The list at the start; by default 4,000 points at its top, on an iPhone 15 without bars.
  ///   - action: The behaviour of the control's action; by default it hangs until the script ends it.
  ///   - step: The length of a column in seconds, above zero and 1000 at most; 0.1 by default.
  /// - Throws: ``Malformed`` if the line is no valid script.
  public init(
    finger: String,
    of settings: RefreshStateMachine.SideSettings = RefreshStateMachine.SideSettings(),
    at side: RefreshStateMachine.AxisSide = .near,
    in scroll: RefreshStateMachine.ScrollMetrics = RefreshStateMachine.ScrollMetrics(),
    action: RefreshSimulation.Action = .hangs,
    step: Double = 0.1
  ) throws(Malformed) {
    let simulation = RefreshSimulation(settings, at: side, in: scroll)
    try self.init(finger, simulation, SceneState(settings: [side: settings], fingerSide: side), action, step)
  }

  /// Runs a script of symbols with a header and a footer.
  ///
  /// - Parameters:
  ///   - finger: The upper line.
  ///   - header: The settings of the control at the near side.
  ///   - footer: The settings of the control at the far side.
  ///   - scroll: The list at the start; by default 4,000 points at its top, on an iPhone 15 without bars.
  ///   - action: The behaviour of both actions; by default they hang until the script ends them.
  ///   - step: The length of a column in seconds, above zero and 1000 at most; 0.1 by default.
  /// - Throws: ``Malformed`` if the line is no valid script.
  public init(
    finger: String,
    header: RefreshStateMachine.SideSettings,
    footer: RefreshStateMachine.SideSettings,
    in scroll: RefreshStateMachine.ScrollMetrics = RefreshStateMachine.ScrollMetrics(),
    action: RefreshSimulation.Action = .hangs,
    step: Double = 0.1
  ) throws(Malformed) {
    var simulation = RefreshSimulation(header, in: scroll)
    simulation.add(footer, at: .far)
    try self.init(
      finger, simulation, SceneState(settings: [.near: header, .far: footer], fingerSide: .near), action, step)
  }

  private init(
    _ finger: String, _ start: RefreshSimulation, _ startState: SceneState, _ action: RefreshSimulation.Action,
    _ step: Double
  ) throws(Malformed) {
    precondition(step > 0 && step <= 1000, "step is a number of seconds above 0, and 1000 at most")
    let hasFooter = startState.settings.count > 1
    columns = try Self.columns(of: finger, hasFooter: hasFooter)
    var simulation = start
    var state = startState
    simulation.action = action
    state.firstLength = simulation.list.contentLength
    if hasFooter { observedFooter = [] }
    for (index, column) in columns.enumerated() {
      state.perform(column, of: step, in: &simulation)
      simulation.adapter.advance(until: Double(index + 1) * step)
      observed.append(simulation.state.symbol)
      observedFooter?.append(simulation.far.state.symbol)
    }
    self.simulation = simulation
  }
}

extension PullDiagram {
  /// Compares the states of the control, or of the header, with the expected ones.
  ///
  /// - Parameter expected: The states; whitespace is ignored.
  /// - Returns: `nil` if they are equal; otherwise aligned lines with a caret under the first column that differs,
  ///   without a line break at the end.
  public func difference(from expected: String) -> String? {
    let wanted = Self.symbols(expected)
    guard let index = Self.firstDifference(wanted, observed) else { return nil }
    let lines = [
      "finger   " + finger, "expected " + line(wanted), "was      " + states, caret(under: index, indent: 9),
    ]
    return (lines + Self.complaints(about: wanted, in: "expected")).joined(separator: "\n")
  }

  /// Compares the states of a header and a footer with the expected ones.
  ///
  /// - Parameters:
  ///   - header: The states of the header; whitespace is ignored.
  ///   - footer: The states of the footer.
  /// - Returns: `nil` if they are equal; otherwise all lines, with a caret under the first column that differs.
  public func difference(header: String, footer: String) -> String? {
    let wanted = [Self.symbols(header), Self.symbols(footer)]
    let got = [observed, observedFooter ?? []]
    let differences = zip(wanted, got).map(Self.firstDifference)
    guard let first = differences.compactMap({ $0 }).min() else { return nil }
    var lines = ["finger          " + finger]
    for (index, name) in ["header", "footer"].enumerated() {
      guard differences[index] != nil else {
        lines.append(name + "          " + line(got[index]))
        continue
      }
      lines += [name + " expected " + line(wanted[index]), "       was      " + line(got[index])]
      if differences.firstIndex(of: first) == index { lines.append(caret(under: first, indent: 16)) }
    }
    let complaints = zip(wanted, ["header", "footer"]).flatMap(Self.complaints)
    return (lines + complaints).joined(separator: "\n")
  }

  private static func firstDifference(_ wanted: [String], _ got: [String]) -> Int? {
    wanted == got ? nil : zip(wanted, got).prefix { $0 == $1 }.count
  }

  /// Returns a complaint about each expected symbol that no state has: a misprint, not a failure of the machine.
  private static func complaints(about wanted: [String], in name: String) -> [String] {
    let states = RefreshState.allCases.map(\.symbol)
    guard let index = wanted.firstIndex(where: { !states.contains($0) }) else { return [] }
    return ["\(name), column \(index + 1): '\(wanted[index])' is no state (\(states.joined(separator: ", ")))"]
  }

  /// Pads each symbol to the width of the finger's column.
  private func line(_ symbols: [String]) -> String {
    let padded = symbols.enumerated().map { index, symbol in
      index == symbols.count - 1 ? symbol : symbol + Self.spaces(width(of: index) - symbol.count)
    }
    return padded.joined(separator: " ")
  }

  private func caret(under index: Int, indent: Int) -> String {
    Self.spaces((0..<index).reduce(indent) { $0 + width(of: $1) + 1 }) + "^"
  }

  private func width(of index: Int) -> Int { index < columns.count ? columns[index].count : 1 }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Returns the columns of a line of states, without whitespace.
  private static func symbols(_ line: String) -> [String] { line.filter { !$0.isWhitespace }.map(String.init) }
}

extension RefreshState {
  fileprivate var symbol: String {
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
