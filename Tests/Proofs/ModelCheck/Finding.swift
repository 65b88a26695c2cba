/// The shortest path to a broken law.
struct Finding {
  let facet: Facet
  let moves: [Move]
  let breach: Breach

  /// The kind of the finding, without its numbers: findings of the same kind count once.
  var kind: String { "\(breach.law) " + breach.what.filter { !$0.isNumber && $0 != "." && $0 != "-" } }

  /// The finding as a diagram, its moves and a test to paste.
  var text: String {
    var lines = ["law \(breach.law) is broken in \"\(facet.name)\": \(breach.what)"]
    var checked = facet.start(keepsLog: true)
    lines.append("  \(Self.column(checked)) at first")
    for move in moves {
      _ = checked.perform(move, in: facet)
      lines.append("  \(Self.column(checked)) \(SourceText.of(move))")
    }
    if checked.breach == nil { leaveAlone(&checked, &lines) }
    if let diagram = DiagramText.text(facet, moves) { lines.append(diagram) }
    if let log = checked.log { lines.append(TestSource.text([facet.near, facet.far], log, breach)) }
    return lines.joined(separator: "\n")
  }

  /// Advances the machine without further input until the law is broken.
  private func leaveAlone(_ checked: inout CheckedMachine, _ lines: inout [String]) {
    checked.letGo()
    lines.append("  \(Self.column(checked)) every finger is gone")
    var frames = 0
    while checked.breach == nil, !checked.isQuiet, frames < 500 { frames += checked.passToNext() }
    lines.append("  \(Self.column(checked)) \(frames) frames later")
  }

  private static func column(_ checked: CheckedMachine) -> String {
    let states = [checked.machine.controls.near, checked.machine.controls.far].map { String(symbol($0.phase)) }.joined(
      separator: " ")
    let offset = Decimal.text(checked.view.offset)
    return "\(states)  offset \(offset), added insets \(Decimal.text(checked.machine.addedInset.near))"
      + " \(Decimal.text(checked.machine.addedInset.far)) "
  }

  /// The symbol of a state in a pull diagram.
  static func symbol(_ phase: Phase) -> Character {
    switch phase {
    case .absent: " "
    case .idle: "."
    case .pulling: "p"
    case .armed: "A"
    case .refreshing: "R"
    case .ending: "E"
    case .noMoreData: "N"
    }
  }
}
