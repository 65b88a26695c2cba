/// Facts that an animated pop of a navigation controller tells.
extension FactsLog {
  var contentPop: Answer {
    guard probe != nil, let value = stack("contentPop").first else { return .noProbe }
    return .either(value == 0, "absent", "present")
  }

  var popCoordinator: Answer {
    guard probe != nil else { return .noProbe }
    let values = stack("transitionCoordinator")
    guard values.contains(1) else { return .unknown("the pop had no coordinator in any frame") }
    return .either(values.first == 1, "atOnce", "inNextTurn")
  }

  var popDepth: Answer {
    guard probe != nil else { return .noProbe }
    let values = stack("viewControllers")
    guard let first = values.first, values.last == 1 else { return .unknown("the stack did not go back") }
    return .either(first == 1, "withoutPage", "withPage")
  }

  /// The values of a property of the stack, the first of them in the call stack of the pop.
  private func stack(_ property: String) -> [Double] {
    events.filter { $0.kind == .action && $0.subject == "stack" && $0.name == property }.compactMap(\.numbers.first)
  }
}
