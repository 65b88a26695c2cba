/// How far a search goes.
enum Limit {
  /// So many seconds of a core, shared by the facets: as deep as a computer comes.
  case seconds(Double)

  /// So many states of each facet: the same search on every computer.
  case states(Int)

  /// Reads `60s` or `100000`; `nil` if it is neither, or not positive.
  init?(_ text: String) {
    if text.hasSuffix("s"), let seconds = Int(text.dropLast()), seconds > 0 {
      self = .seconds(Double(seconds))
    } else if let states = Int(text), states > 0 {
      self = .states(states)
    } else {
      return nil
    }
  }
}
