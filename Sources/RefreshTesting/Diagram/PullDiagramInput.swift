import RefreshCore

extension Character {
  /// `true` for a symbol that puts a finger down, or leaves it there.
  private var touches: Bool { "0123456789T>m:v".contains(self) }

  /// `true` for a symbol after which no finger is down.
  private var lifts: Bool { "^x~wg".contains(self) }

  /// `true` for a call of the app, which may share a turn of the run loop with others.
  fileprivate var isOfApp: Bool { "+=bsfncldhaoBSFNCLDHAO".contains(self) }

  fileprivate var isSymbol: Bool { touches || lifts || isOfApp || "*/z-".contains(self) }

  fileprivate var needsFinger: Bool { self == "^" || self == "x" }

  /// `true` if the symbol calls the footer beside a header.
  fileprivate var isOfFooter: Bool { isOfApp && isUppercase }

  fileprivate func isDown(before wasDown: Bool) -> Bool { touches || wasDown && !lifts }
}

extension PullDiagram {
  /// Returns the columns of the upper line: symbols, and calls in parentheses.
  static func columns(of line: String, hasFooter: Bool) throws(Malformed) -> [String] {
    var columns: [String] = []
    var isDown = false
    var isGroupOpen = false
    for symbol in line where !symbol.isWhitespace {
      let position = isGroupOpen ? columns.count : columns.count + 1
      let isInGroup = isGroupOpen
      func malformed(_ reason: Malformed.Reason) -> Malformed {
        Malformed(column: position, symbol: symbol, reason: reason)
      }
      if symbol == "(" || symbol == ")" {
        guard isInGroup == (symbol == ")") else { throw malformed(.unbalanced) }
        isGroupOpen.toggle()
      } else {
        guard symbol.isSymbol else { throw malformed(.unknownSymbol) }
        guard isDown || !symbol.needsFinger else { throw malformed(.noFinger) }
        guard hasFooter || !symbol.isOfFooter else { throw malformed(.noFooter) }
        guard symbol.isOfApp || !isInGroup else { throw malformed(.noCall) }
        isDown = symbol.isDown(before: isDown)
      }
      if !isInGroup { columns.append("") }
      columns[position - 1].append(symbol)
    }
    guard !isGroupOpen else { throw Malformed(column: columns.count, symbol: "(", reason: .unbalanced) }
    return columns
  }

  /// The parts of a scene that a script toggles.
  struct SceneState: Equatable, Sendable {
    let settings: [AxisSide: SideSettings]
    var fingerSide: AxisSide
    var firstLength = 0.0
    var disabled: Set<AxisSide> = []
    var hidden: Set<AxisSide> = []

    /// The sides of controls that were removed without more to load, and of those that the app has asked to begin since.
    var exhausted: Set<AxisSide> = []
    var queued: Set<AxisSide> = []

    /// The side of the control that lowercase letters call.
    var firstSide: AxisSide { settings[.near] == nil ? .far : .near }
  }
}

extension PullDiagram.SceneState {
  private static let flingSpeed = 4000.0

  /// The pull of `>`, as a multiple of the trigger distance.
  private static let beyond = 1.5

  /// Performs a column, which takes a number of seconds.
  mutating func perform(_ column: String, of seconds: Double, in simulation: inout RefreshSimulation) {
    let symbols = column.filter { $0 != "(" && $0 != ")" }
    if let symbol = symbols.first, !symbol.isOfApp { return perform(symbol, of: seconds, in: &simulation) }
    simulation.inOneTurn { turn in
      for symbol in symbols { call(symbol, in: &turn) }
    }
  }

  private mutating func perform(_ symbol: Character, of seconds: Double, in simulation: inout RefreshSimulation) {
    switch symbol {
    case "T": pull(to: 1, in: &simulation)
    case ">": pull(to: Self.beyond, in: &simulation)
    case "m":
      let (near, far) = (simulation.adapter.restOffset(at: .near), simulation.adapter.restOffset(at: .far))
      simulation.drag(contentTo: (near + far) / 2)
    case ":":
      let (rest, viewport) = (simulation.adapter.restOffset(at: fingerSide), simulation.list.viewport)
      simulation.drag(contentTo: fingerSide == .near ? rest + viewport : rest - viewport)
    case "v": simulation.touchDown()
    case "^": simulation.adapter.lift(.lifted) { $0.touchUp(time: .nan) }  // without velocity
    case "x": simulation.cancelTouch()
    case "~":
      let speed = fingerSide == .near ? Self.flingSpeed : -Self.flingSpeed
      simulation.drag(by: speed * seconds, over: seconds)
      simulation.release()
    case "*": simulation.tap(at: fingerSide)
    case "/": fingerSide = fingerSide.opposite
    case "w": simulation.list.isInWindow.toggle()
    case "g": simulation.setInBackground(!simulation.adapter.clock.isInBackground)
    case "z": simulation.list.isZooming.toggle()
    case "-": break
    default:
      guard let tenths = symbol.wholeNumberValue else { preconditionFailure("\(symbol) is not performed.") }
      pull(to: Double(tenths) / 10, in: &simulation)
    }
  }

  private func pull(to fraction: Double, in simulation: inout RefreshSimulation) {
    simulation.pull(to: fraction, over: 0, at: fingerSide)
  }

  private mutating func call(_ symbol: Character, in simulation: inout RefreshSimulation) {
    let side = symbol.isUppercase ? .far : firstSide
    let control = simulation.adapter.sides[side]
    switch symbol.lowercased() {
    case "+": simulation.list.contentLength += simulation.list.viewport / 3
    case "=": simulation.list.contentLength = firstLength
    case "b": if simulation.begin(at: side) == .queued { queued.insert(side) }
    case "s": finish(.success, at: side, in: &simulation)
    case "f": finish(.failure, at: side, in: &simulation)
    case "n": finish(.noMoreData, at: side, in: &simulation)
    case "c": finish(.cancelled, at: side, in: &simulation)
    case "l":
      let session = control.isActionRunning ? control.session &- 1 : control.session
      simulation.finishAction(.noMoreData, session: session, at: side)
    case "d":
      disabled.formSymmetricDifference([side])
      simulation.setEnabled(!disabled.contains(side), at: side)
    case "h":
      hidden.formSymmetricDifference([side])
      simulation.setHidden(hidden.contains(side), at: side)
    case "a":
      if control.isPresent {
        if control.isExhausted { exhausted.insert(side) }
        simulation.remove(at: side)
      } else if let settings = settings[side] {
        simulation.add(settings, at: side)
        restore(side, in: &simulation)
      }
    case "o":
      if control.isPresent { return simulation.setNoMoreData(control.state != .noMoreData, at: side) }
      exhausted.formSymmetricDifference([side])
    default: preconditionFailure("\(symbol) is not performed.")
    }
  }

  /// Tells a control that is added again what the app has set before, and begins what it has asked for.
  private mutating func restore(_ side: AxisSide, in simulation: inout RefreshSimulation) {
    if disabled.contains(side) { simulation.setEnabled(false, at: side) }
    if hidden.contains(side) { simulation.setHidden(true, at: side) }
    if exhausted.remove(side) != nil { simulation.setNoMoreData(true, at: side) }
    if queued.remove(side) != nil { simulation.begin(at: side) }
  }

  /// Returns from the action if it runs, or ends the session, or takes back the begin of a control that was removed.
  private mutating func finish(_ outcome: RefreshOutcome, at side: AxisSide, in simulation: inout RefreshSimulation) {
    queued.remove(side)
    if simulation.adapter.sides[side].isActionRunning {
      simulation.finishAction(outcome, at: side)
    } else {
      simulation.end(outcome, at: side)
    }
  }
}

extension PullDiagram {
  /// The error for an upper line that is no valid script.
  ///
  /// ```swift
  /// #expect(throws: PullDiagram.Malformed.self) { try PullDiagram(finger: "0 3 ?") }
  /// do throws(PullDiagram.Malformed) {
  ///   _ = try PullDiagram(finger: "0 3 6 ^ ^")
  /// } catch {
  ///   print(error.column, error.symbol, error.reason == .noFinger)
  /// }
  /// ```
  ///
  /// The mistakes:
  ///
  /// ```swift
  /// switch malformed.reason {
  /// case .unknownSymbol, .noCall: print("\(malformed.symbol) is no symbol here")
  /// case .noFinger, .noFooter: print("there is none at column \(malformed.column)")
  /// case .unbalanced: print("a parenthesis is missing")
  /// }
  /// ```
  public struct Malformed: Error, Equatable, Sendable, CustomStringConvertible {
    /// A kind of mistake.
    public enum Reason: Equatable, Sendable {
      /// The symbol is unknown.
      case unknownSymbol

      /// The symbol lifts a finger, but none is down.
      case noFinger

      /// The symbol calls a footer in a diagram of one control.
      case noFooter

      /// The symbol in parentheses is no call of the app.
      case noCall

      /// The parenthesis has no counterpart, or is nested.
      case unbalanced
    }

    /// The column of the symbol, counted from 1 without whitespace.
    public let column: Int

    /// The symbol.
    public let symbol: Character

    /// The mistake.
    public let reason: Reason

    /// A sentence such as "finger, column 9: '^' takes a finger away, but none is down".
    public var description: String { "finger, column \(column): '\(symbol)' \(complaint)" }

    private var complaint: String {
      switch reason {
      case .unknownSymbol: "is no step (finger 0-9 T > m : v ^ x ~ * /, app b s f n c l d h a o + = w g z, or -)"
      case .noFinger: "takes a finger away, but none is down"
      case .noFooter: "calls a footer, but the diagram has one control; small letters call it"
      case .noCall: "cannot be in parentheses, where only calls of the app and changes of the list can"
      case .unbalanced: "has no other parenthesis that belongs to it"
      }
    }
  }
}
