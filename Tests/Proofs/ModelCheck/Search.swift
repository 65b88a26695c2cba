/// Searches all sequences of a facet's moves breadth-first, and visits each state once.
struct Search: ~Copyable {
  let facet: Facet
  private var table = StateTable()
  /// The predecessor and the move of each state, in the order of discovery.
  private var parents: [UInt32] = [0]
  private var moves: [UInt8] = [0]
  private var rest = RestCheck()
  /// The index of the first state of each depth.
  private var depths = [0, 1]
  private var findings: [Finding] = []
  private var transitions = 0

  /// The maximum number of different findings per facet.
  private static let mostFindings = 4

  init(_ facet: Facet) {
    self.facet = facet
    _ = table.insert(facet.start().fingerprint)
  }

  /// Searches until all states are known, the limit of states is reached, or the time is over.
  mutating func run(states limit: Int, until deadline: Double) -> Report {
    var next = 0
    var from: (index: Int, checked: CheckedMachine)?
    while next < parents.count, table.count < limit, findings.count < Self.mostFindings {
      if next & 15 == 0 && WorkClock.now >= deadline { break }
      if next == depths[depths.count - 1] { depths.append(parents.count) }
      let parent = Int(parents[next])
      if from?.index != parent || next == 0 { from = (parent, checked(at: parent)) }
      guard var state = from?.checked else { break }
      if next > 0 { _ = state.perform(facet.moves[Int(moves[next])], in: facet) }
      expand(state, at: next)
      next += 1
    }
    let isComplete = next == parents.count
    return Report(
      facet: facet, states: table.count, transitions: transitions, rests: rest.steps, findings: findings,
      depth: depths.count - 2, isComplete: isComplete)
  }

  private mutating func expand(_ state: CheckedMachine, at index: Int) {
    for (code, move) in facet.moves.enumerated() {
      var next = state
      guard next.perform(move, in: facet) else { continue }
      transitions += 1
      if let breach = next.breach {
        note(breach, at: index, by: code)
        continue
      }
      guard table.insert(next.fingerprint) else { continue }
      parents.append(UInt32(index))
      moves.append(UInt8(code))
      if let breach = rest.check(next) { note(breach, at: index, by: code) }
    }
  }

  private mutating func note(_ breach: Breach, at index: Int, by code: Int) {
    let finding = Finding(facet: facet, moves: path(to: index) + [facet.moves[code]], breach: breach)
    if !findings.contains(where: { $0.kind == finding.kind }) { findings.append(finding) }
  }

  private func path(to index: Int) -> [Move] {
    var path: [Move] = []
    var index = index
    while index > 0 {
      path.append(facet.moves[Int(moves[index])])
      index = Int(parents[index])
    }
    return path.reversed()
  }

  private func checked(at index: Int) -> CheckedMachine {
    var checked = facet.start()
    for move in path(to: index) { _ = checked.perform(move, in: facet) }
    return checked
  }
}
