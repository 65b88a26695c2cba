import RefreshCore

extension RefreshTrace {
  /// Says in words what a machine's effects ask for at one end, in the order in which it is carried out.
  ///
  /// The words are `inset 60.000`, `stop`, `offset -60.000`, `cancel`, `start`, `valueChanged`, `prepare`, `feedback armed`,
  /// `announce`, `quarrel` and `answer started`. Redraws, flushes and wakes are left out: nearly every frame asks for them.
  ///
  /// - Parameters:
  ///   - effects: The answer of a machine to an event.
  ///   - machine: The machine after that event; it knows which feedback is meant.
  ///   - end: The end whose inset and orders are told.
  /// - Returns: The words; none if nothing is asked for.
  public static func words(
    of effects: RefreshStateMachine.Effects, by machine: RefreshStateMachine, at end: RefreshStateMachine.End
  ) -> [String] {
    geometry(of: effects, at: end) + orders(effects[end], feedback: machine.feedback(at: end)) + answer(of: effects)
  }

  private static func geometry(of effects: RefreshStateMachine.Effects, at end: RefreshStateMachine.End) -> [String] {
    var words: [String] = []
    if effects.stopsScrolling { words.append("stop") }
    if let offset = effects.offset { words.append("offset " + Decimals.fixed(offset)) }
    guard let inset = effects.inset else { return words }
    words.insert("inset " + Decimals.fixed(inset[end]), at: effects.writesInsetLast ? words.count : 0)
    return words
  }

  private static func orders(_ orders: RefreshStateMachine.Orders, feedback: RefreshFeedback) -> [String] {
    var words: [String] = []
    if orders.contains(.cancelAction) { words.append("cancel") }
    if orders.contains(.startAction) { words.append("start") }
    if orders.contains(.sendValueChanged) { words.append("valueChanged") }
    if orders.contains(.prepareFeedback) { words.append("prepare") }
    if orders.contains(.playFeedback) { words.append("feedback \(feedback)") }
    if orders.contains(.announce) { words.append("announce") }
    if orders.contains(.reportQuarrel) { words.append("quarrel") }
    return words
  }

  private static func answer(of effects: RefreshStateMachine.Effects) -> [String] {
    guard let answer = effects.answer else { return [] }
    switch answer {
    case .started: return ["answer started"]
    case .joined: return ["answer joined"]
    case .queued: return ["answer queued"]
    case .refused(let reason): return ["answer refused: \(reason)"]
    }
  }
}
