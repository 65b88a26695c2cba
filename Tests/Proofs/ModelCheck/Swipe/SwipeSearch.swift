/// Searches all sequences of the moves of a swipe breadth-first, and visits each state once.
struct SwipeSearch: ~Copyable {
  private let facet: CheckedSwipe.Facet
  private var table = StateTable()
  private var front: [(state: CheckedSwipe, path: [CheckedSwipe.Move])]
  private var transitions = 0
  private var rests = 0
  private var depth = 0

  init(_ facet: CheckedSwipe.Facet) {
    self.facet = facet
    front = [(CheckedSwipe(facet), [])]
    _ = table.insert(front[0].state.fingerprint)
  }

  /// Searches up to a number of states, or until a time, and prints the result; returns `true` if no law was broken.
  mutating func run(states limit: Int, until deadline: Double) -> Bool {
    var broken: [String] = []
    while broken.isEmpty, !front.isEmpty, table.count < limit, WorkClock.now < deadline {
      var next: [(state: CheckedSwipe, path: [CheckedSwipe.Move])] = []
      for (state, path) in front where table.count < limit {
        for move in facet.moves {
          guard let (found, breach) = advance(state, by: move) else { continue }
          if let breach { broken.append(Self.text(breach, path + [move])) }
          if let found { next.append((found, path + [move])) }
        }
      }
      front = next
      depth += 1
    }
    let reached = front.isEmpty ? "all" : "\(depth) moves"
    print(
      "\(facet.name): \(table.count) states, \(reached), of \(facet.moves.count) kinds, \(transitions) transitions, "
        + "\(rests) steps to rest\(broken.isEmpty ? "" : ", broken")")
    for text in broken.prefix(4) { print(text) }
    return broken.isEmpty
  }

  /// Makes a move, and returns the state if it is new, and the law that is broken there or on its way to rest.
  private mutating func advance(_ state: CheckedSwipe, by move: CheckedSwipe.Move) -> (CheckedSwipe?, Breach?)? {
    var state = state
    guard state.perform(move) else { return nil }
    transitions += 1
    if let breach = state.breach { return (nil, breach) }
    guard table.insert(state.fingerprint) else { return nil }
    var resting = state
    resting.comeToRest()
    rests += 1
    return (state, resting.breach)
  }

  private static func text(_ breach: Breach, _ path: [CheckedSwipe.Move]) -> String {
    "law \(breach.law) of the swipe back is broken: \(breach.what)\n" + path.map { "  \($0)" }.joined(separator: "\n")
  }
}
