/// What became of the search in a facet.
struct Report {
  let facet: Facet
  let states: Int
  let transitions: Int
  /// Steps made to see states come to rest.
  let rests: Int
  let findings: [Finding]
  /// Every sequence of so many moves was gone through.
  let depth: Int
  /// Whether there is no further state.
  let isComplete: Bool

  var line: String {
    let depth = isComplete ? "all" : "\(self.depth) moves"
    let result = findings.isEmpty ? "" : ", \(findings.count) broken"
    return "\(facet.name): \(states) states, \(depth), of \(facet.moves.count) kinds, \(transitions) transitions, "
      + "\(rests) steps to rest\(result)"
  }
}
