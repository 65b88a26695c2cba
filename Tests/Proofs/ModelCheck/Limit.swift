/// The limit of a search.
enum Limit {
  /// A number of seconds of a core, shared by the facets: as deep as a computer can search.
  case seconds(Double)

  /// A number of states per facet: the same search on every computer.
  case states(Int)

  /// Reads `60s` or `100000`; `nil` for any other text, or if the number is not positive.
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
