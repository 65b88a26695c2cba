/// Facts that a pop of a navigation controller tells.
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

  var disappearanceCoordinator: Answer {
    guard let page = disappearance(of: "page") else { return .unknown("the page was not told that it disappears") }
    return .either(page.numbers.first == 1, "present", "absent")
  }

  var viewlessChild: Answer {
    guard disappearance(of: "page") != nil else { return .unknown("the page was not told that it disappears") }
    return .either(disappearance(of: "child") == nil, "isLeftOut", "isTold")
  }

  var edgeWinner: Answer {
    guard let count = stack("swipes").first else { return .unknown("there was no stack") }
    guard count == 2 else { return .unknown("the stack has one swipe only") }
    guard let winner = events.first(where: { $0.kind == .gesture && $0.subject == "stack" && $0.numbers == [1] }) else {
      return .unknown("no swipe began")
    }
    return .either(winner.name == "edgePop", "edgePop", "contentPop")
  }

  private func disappearance(of subject: String) -> FactsEvent? {
    guard let probe else { return nil }
    return events[probe.lowerBound...].first { $0.subject == subject && $0.name == "viewWillDisappear" }
  }

  /// The values of a property of the stack, the first of them in the call stack of the pop.
  private func stack(_ property: String) -> [Double] {
    events.filter { $0.kind == .action && $0.subject == "stack" && $0.name == property }.compactMap(\.numbers.first)
  }
}
