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
    var world = facet.start(keepsLog: true)
    lines.append("  \(Self.column(world)) at first")
    for move in moves {
      _ = world.perform(move, in: facet)
      lines.append("  \(Self.column(world)) \(SourceText.of(move))")
    }
    if world.breach == nil { leaveAlone(&world, &lines) }
    if let diagram = DiagramText.text(facet, moves) { lines.append(diagram) }
    if let log = world.log { lines.append(TestSource.text([facet.near, facet.far], log, breach)) }
    return lines.joined(separator: "\n")
  }

  /// Advances the world without further input until the law is broken.
  private func leaveAlone(_ world: inout World, _ lines: inout [String]) {
    world.letGo()
    lines.append("  \(Self.column(world)) every finger is gone")
    var frames = 0
    while world.breach == nil, !world.isQuiet, frames < 500 { frames += world.passToNext() }
    lines.append("  \(Self.column(world)) \(frames) frames later")
  }

  private static func column(_ world: World) -> String {
    let states = [world.machine.near, world.machine.far].map { String(symbol($0.phase)) }.joined(separator: " ")
    let offset = Decimal.text(world.view.offset)
    return "\(states)  offset \(offset), added insets \(Decimal.text(world.machine.addedInset.near))"
      + " \(Decimal.text(world.machine.addedInset.far)) "
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
