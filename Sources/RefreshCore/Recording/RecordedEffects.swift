extension RefreshStateMachine.Effects {
  /// The states that have changed and the effects as words, in the order in which they are carried out; empty for none.
  package func recorded(from before: RefreshStateMachine, to after: RefreshStateMachine) -> String {
    var words = AxisSide.allCases.compactMap { side in
      let state = after.control(at: side).phase.state
      return before.control(at: side).phase.state == state ? nil : "\(side.recorded) \(state.recorded)"
    }
    apply { step in
      if let word = step.recorded { words.append(word) }
      return true
    }
    if let answer { words.append("answer \(answer.recorded)") }
    if asksForFlush { words.append("flush") }
    switch wake {
    case .never: break
    case .nextFrame: words.append("frame")
    case .at(let time): words.append("wake \(time.recorded)")
    }
    return words.joined(separator: ", ")
  }
}

extension RefreshStateMachine.Effects.Step {
  /// `nil` for what every event asks for.
  fileprivate var recorded: String? {
    switch self {
    case .publishStates, .readBack: nil
    case .cancelAction(let side): "cancelAction \(side.recorded)"
    case .setInset(let inset): "inset \(inset.recorded)"
    case .stopScrolling: "stop"
    case .setOffset(let offset): "offset \(offset.recorded)"
    case .startAction(let session, let side): "startAction \(side.recorded) \(session)"
    case .prepareFeedback(let feedback, let side): "prepareFeedback \(side.recorded) \(feedback.recorded)"
    case .playFeedback(let feedback, let side): "playFeedback \(side.recorded) \(feedback.recorded)"
    case .announce(let outcome, let side): "announce \(side.recorded) \(outcome?.recorded ?? "start")"
    case .redraw(let side): "redraw \(side.recorded)"
    case .reportInsetConflict(let side): "reportInsetConflict \(side.recorded)"
    case .sendValueChanged(let side): "valueChanged \(side.recorded)"
    }
  }
}

extension RefreshRequestResult {
  package var recorded: String {
    switch self {
    case .started: "started"
    case .joined: "joined"
    case .queued: "queued"
    case .refused(let reason): "refused: \(reason.recorded)"
    }
  }
}
