/// A path as a pull diagram, if the diagram has a symbol for each of its moves.
enum DiagramText {
  /// Two lines: the finger above the states, one column per frame.
  ///
  /// - Returns: `nil` if the facet has controls on both sides or none, or the path has a move without a symbol.
  static func text(_ facet: Facet, _ moves: [Move]) -> String? {
    guard (facet.near == nil) != (facet.far == nil) else { return nil }
    let side: AxisSide = facet.near == nil ? .far : .near
    var checked = facet.start()
    var finger: [Character] = []
    var states: [Character] = []
    for move in moves {
      guard let symbol = symbol(of: move, at: side) else { return nil }
      let frames: Int
      if case .pass(let count) = move { frames = count } else { frames = 1 }
      for frame in 0..<frames {
        if symbol == "-" { checked.pass(frames: 1) } else { _ = checked.perform(move, in: facet) }
        finger.append(frame == 0 || symbol == "-" ? symbol : "-")
        states.append(Finding.symbol(checked.machine.controls[side].phase))
      }
    }
    return "finger \(line(finger))\nstates \(line(states))"
  }

  private static func line(_ symbols: [Character]) -> String { symbols.map(String.init).joined(separator: " ") }

  private static func symbol(of move: Move, at side: AxisSide) -> Character? {
    switch move {
    case .pass: "-"
    case .drag(.pull(side, let part)): part == 1.5 ? ">" : part == 1 ? "T" : part == 0.5 ? "5" : part == 0 ? "0" : nil
    case .drag(.middle): "m"
    case .touch: "v"
    case .lift(isTold: true): "^"
    case .cancelTouch: "x"
    case .call(.begin(.always), side): "b"
    case .call(.end(let outcome), side), .call(.finish(let outcome, isStale: false), side): symbol(of: outcome)
    case .call(.finish(.noMoreData, isStale: true), side): "l"
    case .call(.attach, side): "a"
    case .call(.enable, side): "d"
    case .call(.hide, side): "h"
    case .call(.exhaust, side): "o"
    case .call(.tap, side): "*"
    case .window: "w"
    case .background: "g"
    default: nil
    }
  }

  private static func symbol(of outcome: RefreshOutcome) -> Character {
    switch outcome {
    case .success: "s"
    case .failure: "f"
    case .noMoreData: "n"
    case .cancelled: "c"
    }
  }
}
