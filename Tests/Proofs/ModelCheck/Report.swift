/// The result of the search in a facet.
struct Report {
  let facet: Facet
  let states: Int
  let transitions: Int
  /// The number of steps made to check that states come to rest.
  let rests: Int
  let findings: [Finding]
  /// The length up to which all sequences of moves were searched.
  let depth: Int
  /// `true` if there are no further states.
  let isComplete: Bool

  var line: String {
    let depth = isComplete ? "all" : "\(self.depth) moves"
    let result = findings.isEmpty ? "" : ", \(findings.count) broken"
    return "\(facet.name): \(states) states, \(depth), of \(facet.moves.count) kinds, \(transitions) transitions, "
      + "\(rests) steps to rest\(result)"
  }
}
