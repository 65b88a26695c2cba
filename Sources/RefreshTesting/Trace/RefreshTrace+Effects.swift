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
    of effects: RefreshStateMachine.Effects, by machine: RefreshStateMachine, at side: AxisSide
  ) -> [String] {
    geometry(of: effects, at: side) + commands(effects[side], feedback: machine.feedback(at: side))
      + answer(of: effects)
  }

  private static func geometry(of effects: RefreshStateMachine.Effects, at side: AxisSide) -> [String] {
    var words: [String] = []
    if effects.stopsScrolling { words.append("stop") }
    if let offset = effects.offset { words.append("offset " + Decimals.fixed(offset)) }
    guard let inset = effects.inset else { return words }
    words.insert("inset " + Decimals.fixed(inset[side]), at: effects.writesInsetLast ? words.count : 0)
    return words
  }

  private static func commands(_ commands: RefreshStateMachine.Commands, feedback: RefreshFeedback) -> [String] {
    var words: [String] = []
    if commands.contains(.cancelAction) { words.append("cancel") }
    if commands.contains(.startAction) { words.append("start") }
    if commands.contains(.sendValueChanged) { words.append("valueChanged") }
    if commands.contains(.prepareFeedback) { words.append("prepare") }
    if commands.contains(.playFeedback) { words.append("feedback \(feedback)") }
    if commands.contains(.announce) { words.append("announce") }
    if commands.contains(.reportInsetConflict) { words.append("quarrel") }
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
