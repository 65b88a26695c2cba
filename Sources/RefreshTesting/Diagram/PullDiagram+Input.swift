import RefreshCore

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
