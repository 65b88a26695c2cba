import RefreshCore

extension PullDiagram {
  /// A symbol of the upper line.
  enum Input: Equatable, Sendable {
    /// The finger holds the content at a multiple of the trigger distance.
    case hold(Double)
    case drag(Place)
    case touch
    case lift
    case cancel
    case fling
    case tap
    case turn
    case wait
    case call(Call, isFooter: Bool)
    case list(ListChange)
    case toggle(Surrounding)

    /// A place in the list, relative to the side of the finger.
    enum Place: Equatable, Sendable { case middle, screenBeforeEnd }

    /// A call of the app to a control, or a return of its action.
    enum Call: Equatable, Sendable {
      case begin
      case finish(RefreshOutcome)
      case finishLate
      case toggleEnabled
      case toggleHidden
      case toggleAdded
      case toggleNoMoreData
    }

    enum ListChange: Equatable, Sendable { case grow, reload }

    enum Surrounding: Equatable, Sendable { case window, background, zoom }

    /// One and a half times the trigger distance, as a multiple of it.
    private static let beyond = 1.5

    init?(_ symbol: Character) {
      switch symbol {
      case "0"..."9":
        guard let tenths = symbol.wholeNumberValue else { return nil }
        self = .hold(Double(tenths) / 10)
      case "T": self = .hold(1)
      case ">": self = .hold(Self.beyond)
      case "m": self = .drag(.middle)
      case ":": self = .drag(.screenBeforeEnd)
      case "v": self = .touch
      case "^": self = .lift
      case "x": self = .cancel
      case "~": self = .fling
      case "*": self = .tap
      case "/": self = .turn
      case "-": self = .wait
      case "+": self = .list(.grow)
      case "=": self = .list(.reload)
      case "w": self = .toggle(.window)
      case "g": self = .toggle(.background)
      case "z": self = .toggle(.zoom)
      default:
        guard symbol.isASCII, let call = Call(Character(symbol.lowercased())) else { return nil }
        self = .call(call, isFooter: symbol.isUppercase)
      }
    }

    var needsFinger: Bool { self == .lift || self == .cancel }

    /// `true` if the symbol is a call of the app, which may share a turn of the run loop with others.
    var isOfApp: Bool {
      switch self {
      case .call, .list: true
      case .hold, .drag, .touch, .lift, .cancel, .fling, .tap, .turn, .wait, .toggle: false
      }
    }

    func isDown(before wasDown: Bool) -> Bool {
      switch self {
      case .hold, .drag, .touch: true
      case .lift, .cancel, .fling, .toggle(.window), .toggle(.background): false
      case .wait, .tap, .turn, .call, .list, .toggle(.zoom): wasDown
      }
    }
  }
}

extension PullDiagram.Input.Call {
  fileprivate init?(_ symbol: Character) {
    switch symbol {
    case "b": self = .begin
    case "s": self = .finish(.success)
    case "f": self = .finish(.failure)
    case "n": self = .finish(.noMoreData)
    case "c": self = .finish(.cancelled)
    case "l": self = .finishLate
    case "d": self = .toggleEnabled
    case "h": self = .toggleHidden
    case "a": self = .toggleAdded
    case "o": self = .toggleNoMoreData
    default: return nil
    }
  }
}

extension PullDiagram {
  /// A column of the upper line: a symbol, or calls in parentheses.
  struct Column: Equatable, Sendable {
    private(set) var text: String
    private(set) var inputs: [Input] = []

    static func parse(_ line: String, hasFooter: Bool) throws(Malformed) -> [Column] {
      var columns: [Column] = []
      var isDown = false
      var isGroupOpen = false
      for symbol in line where !symbol.isWhitespace {
        let position = isGroupOpen ? columns.count : columns.count + 1
        func malformed(_ reason: Malformed.Reason) -> Malformed {
          Malformed(column: position, symbol: symbol, reason: reason)
        }
        if symbol == "(" || symbol == ")" {
          guard isGroupOpen == (symbol == ")") else { throw malformed(.unbalanced) }
          if symbol == "(" { columns.append(Column(text: "(")) } else { columns[position - 1].text.append(symbol) }
          isGroupOpen.toggle()
          continue
        }
        guard let input = Input(symbol) else { throw malformed(.unknownSymbol) }
        guard isDown || !input.needsFinger else { throw malformed(.noFinger) }
        if case .call(_, isFooter: true) = input, !hasFooter { throw malformed(.noFooter) }
        isDown = input.isDown(before: isDown)
        guard isGroupOpen else {
          columns.append(Column(text: String(symbol), inputs: [input]))
          continue
        }
        guard input.isOfApp else { throw malformed(.noCall) }
        columns[position - 1].text.append(symbol)
        columns[position - 1].inputs.append(input)
      }
      guard !isGroupOpen else { throw Malformed(column: columns.count, symbol: "(", reason: .unbalanced) }
      return columns
    }
  }

  /// The parts of a scene that a script toggles.
  struct SceneState: Equatable, Sendable {
    let settings: [AxisSide: SideSettings]
    var fingerSide: AxisSide
    var firstLength = 0.0
    var disabled: Set<AxisSide> = []
    var hidden: Set<AxisSide> = []
    var removed: Set<AxisSide> = []

    /// The side of the control that lowercase letters call.
    var firstSide: AxisSide { settings[.near] == nil ? .far : .near }
  }
}

extension PullDiagram.SceneState {
  private static let flingSpeed = 4000.0

  /// Performs a column, which takes a number of seconds.
  mutating func perform(
    _ column: PullDiagram.Column, of seconds: Double, in simulation: inout RefreshSimulation
  ) {
    guard column.inputs.allSatisfy(\.isOfApp) else {
      for input in column.inputs { perform(input, of: seconds, in: &simulation) }
      return
    }
    simulation.inOneTurn { turn in
      for input in column.inputs { perform(input, of: seconds, in: &turn) }
    }
  }

  private mutating func perform(
    _ input: PullDiagram.Input, of seconds: Double, in simulation: inout RefreshSimulation
  ) {
    switch input {
    case .hold(let fraction): simulation.pull(to: fraction, over: 0, at: fingerSide)
    case .drag(let place): simulation.drag(contentTo: offset(of: place, in: simulation))
    case .touch: simulation.touchDown()
    case .lift: simulation.adapter.lift(.lifted) { $0.touchUp(time: .nan) }  // without velocity
    case .cancel: simulation.cancelTouch()
    case .fling:
      let speed = fingerSide == .near ? Self.flingSpeed : -Self.flingSpeed
      simulation.drag(by: speed * seconds, over: seconds)
      simulation.release()
    case .tap: simulation.tap(at: fingerSide)
    case .turn: fingerSide = fingerSide.opposite
    case .wait: break
    case .call(let call, let isFooter): perform(call, at: isFooter ? .far : firstSide, in: &simulation)
    case .list(.grow): simulation.list.contentLength += simulation.list.viewport / 3
    case .list(.reload): simulation.list.contentLength = firstLength
    case .toggle(.window): simulation.list.isInWindow.toggle()
    case .toggle(.background): simulation.setInBackground(!simulation.adapter.clock.isInBackground)
    case .toggle(.zoom): simulation.list.isZooming.toggle()
    }
  }

  private mutating func perform(
    _ call: PullDiagram.Input.Call, at side: AxisSide, in simulation: inout RefreshSimulation
  ) {
    let control = simulation.adapter.sides[side]
    switch call {
    case .begin: simulation.begin(at: side)
    case .finish(let outcome):
      if control.isActionRunning {
        simulation.finishAction(outcome, at: side)
      } else {
        simulation.end(outcome, at: side)
      }
    case .finishLate:
      let session = control.isActionRunning ? control.session &- 1 : control.session
      simulation.finishAction(.noMoreData, session: session, at: side)
    case .toggleEnabled: simulation.setEnabled(!disabled.toggle(side), at: side)
    case .toggleHidden: simulation.setHidden(hidden.toggle(side), at: side)
    case .toggleAdded:
      if removed.toggle(side) {
        simulation.remove(at: side)
      } else if let settings = settings[side] {
        simulation.add(settings, at: side)
      }
    case .toggleNoMoreData: simulation.setNoMoreData(control.state != .noMoreData, at: side)
    }
  }

  private func offset(of place: PullDiagram.Input.Place, in simulation: RefreshSimulation) -> Double {
    let rest = simulation.adapter.restOffset(at: fingerSide)
    let viewport = simulation.list.viewport
    switch place {
    case .middle: return (simulation.adapter.restOffset(at: .near) + simulation.adapter.restOffset(at: .far)) / 2
    case .screenBeforeEnd: return fingerSide == .near ? rest + viewport : rest - viewport
    }
  }
}

extension Set {
  /// Adds or removes a member; returns `true` if it is a member afterwards.
  fileprivate mutating func toggle(_ member: Element) -> Bool {
    if remove(member) != nil { return false }
    insert(member)
    return true
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
