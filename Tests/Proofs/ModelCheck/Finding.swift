/// The shortest way to a broken law.
struct Finding {
  let facet: Facet
  let moves: [Move]
  let breach: Breach

  /// Findings that differ in numbers only are one.
  var kind: String { "\(breach.law) " + breach.what.filter { !$0.isNumber && $0 != "." && $0 != "-" } }

  /// What happened, as a diagram over its moves and a test to be pasted.
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

  /// Nothing more happens from outside until the law is broken.
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
    return "\(states)  offset \(offset), shares \(Decimal.text(world.machine.addedInset.near))"
      + " \(Decimal.text(world.machine.addedInset.far)) "
  }

  /// The symbol that a pull diagram has for a state.
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
