extension RefreshStateMachine.Event {
  /// The name of the event and its values, separated by spaces.
  package var recorded: String {
    switch self {
    case .scrolled: "scrolled"
    case .laidOut: "laidOut"
    case .ticked: "ticked"
    case .woke: "woke"
    case .lifted: "lifted"
    case .touchCancelled: "touchCancelled"
    case .began(let side, let origin, let reveal):
      "began \(side.recorded) \(origin.recorded) \(reveal.recorded)"
    case .tapped(let side): "tapped \(side.recorded)"
    case .ended(let side, let outcome): "ended \(side.recorded) \(outcome.recorded)"
    case .actionFinished(let session, let side, let outcome):
      "actionFinished \(session) \(side.recorded) \(outcome.recorded)"
    case .attached(let side): "attached \(side.recorded)"
    case .detached(let side): "detached \(side.recorded)"
    case .enabled(let side, let isEnabled): "enabled \(side.recorded) \(isEnabled.recorded)"
    case .hidden(let side, let isHidden): "hidden \(side.recorded) \(isHidden.recorded)"
    case .noMoreData(let side, let isExhausted):
      "noMoreData \(side.recorded) \(isExhausted.recorded)"
    case .progressed(let side, let fraction): "progressed \(side.recorded) \(fraction.recorded)"
    case .clientDidSetInset(let inset): "clientDidSetInset \(inset.recorded)"
    case .enteredBackground: "enteredBackground"
    case .enteredForeground: "enteredForeground"
    }
  }
}
