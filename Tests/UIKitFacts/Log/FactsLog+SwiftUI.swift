/// Facts that the views of UIKit behind a screen of SwiftUI tell.
extension FactsLog {
  /// The inset that the screen writes, in points.
  public static let writtenInset = 60.0

  /// The number of rows after the change of the screen; before it, there are fewer.
  public static let laterRowCount = 5

  /// The height of a bar with a large title is above it, that of one without a large title below, in points.
  private static let titleHeight = 80.0

  private static let noUpdate = Answer.unknown("no update followed")

  var listClass: Answer {
    guard let list = place(of: "list"), let form = place(of: "form") else { return Self.noList }
    guard list.detail == form.detail else { return .unknown("a list is a \(list.detail), and a form a \(form.detail)") }
    return ["collectionView", "tableView"].contains(list.detail)
      ? .setting(list.detail) : .unknown("a list is a \(list.detail)")
  }

  /// The number of the line counts the views from the container around the markers down to the list.
  var effect: Answer {
    guard let depth = place(of: "list")?.numbers.first else { return Self.noList }
    return .either(depth == 1, "none", "aroundList")
  }

  /// A list and a scroll view have to agree.
  var contentInset: Answer {
    guard let update = update(of: "listBack") else { return Self.noUpdate }
    let lists = ["list", "scroll"]
    guard lists.allSatisfy({ top(of: $0, before: update) == Self.writtenInset }) else { return .noProbe }
    let kept = lists.filter { top(of: $0, before: events.endIndex) == Self.writtenInset }
    guard kept.count != 1 else { return .unknown("of the two, only the \(kept[0]) keeps its inset") }
    return .either(kept.isEmpty, "rewrittenOnUpdate", "untouched")
  }

  var rows: Answer {
    guard let update = update(of: "listBack") else { return Self.noUpdate }
    let turns = events[update...].filter { $0.subject == "list" && $0.name == "turn" }
    guard let first = turns.firstIndex(where: { $0.numbers.last == Double(Self.laterRowCount) }) else {
      return .unknown("the rows did not follow the state in \(turns.count) turns")
    }
    let settings = Fact.rows.settings
    guard settings.indices.contains(first) else { return .unknown("the rows followed after \(first) turns") }
    return .setting(settings[first])
  }

  var addedSubviews: Answer { kept("addedView", "areKept", "areRemoved") }

  var addedRefreshControl: Answer { kept("refreshControl", "isKept", "isRemoved") }

  var windowCalls: Answer {
    guard let made = later("listFront", "makeUIView") else { return Self.noUpdate }
    return .either(later("listFront", "didMoveToWindow", from: made) == nil, "areMissing", "areMade")
  }

  /// Each marker tells, when it comes into the window, if there is a list that was not there before.
  var insertion: Answer {
    let seen = ["listBack", "listFront"].compactMap { name in
      later(name, "makeUIView").flatMap { later(name, "didMoveToWindow", from: $0) }
    }.map { events[$0].numbers == [1] }
    switch seen {
    case [false, true]: return .setting("inOrder")
    case [true, true]: return .setting("containersFirst")
    case [false, false]: return .setting("containersLast")
    default: return .unknown("the markers were told of their window \(seen.count) times")
    }
  }

  var dismantling: Answer {
    guard let made = later("listFront", "makeUIView"), let left = later("listFront", "dismantleUIView") else {
      return Self.noUpdate
    }
    return .either(made < left, "afterMake", "beforeMake")
  }

  var clearedRefresh: Answer {
    guard probe != nil, number("refreshControl", of: "offered", before: events.endIndex) == 1 else {
      return .unknown("a list with an action of `refreshable` has no refresh control")
    }
    return .either(number("refreshControl", of: "cleared", before: events.endIndex) == 0, "isCleared", "isKept")
  }

  /// One view reads the value that changes, and one reads none.
  var environmentUpdates: Answer {
    guard later("reader", "updateUIView") != nil else { return Self.noUpdate }
    return .either(later("nonreader", "updateUIView") == nil, "ofReadKeys", "always")
  }

  var unparentedAppearance: Answer {
    guard let shown = later("unparented", "updateUIView") else { return .unknown("the view was not shown") }
    return .either(later("unparented", "onAppear", from: shown) == nil, "isSilent", "isTold")
  }

  /// The stand-in has no titles of SwiftUI.
  var largeTitle: Answer {
    guard probe != nil, let bar = events.first(where: { $0.subject == "bar" && $0.numbers.count == 2 }) else {
      return .unknown("there was no navigation bar")
    }
    guard bar.numbers[0] == 1 else { return .unknown("the bar of \(bar.numbers[1].short) points has no large title") }
    return .either(bar.numbers[1] > Self.titleHeight, "inBar", "besideBar")
  }

  private static let noList = Answer.unknown("there was no list between the markers")

  private func place(of list: String) -> FactsEvent? {
    probe.flatMap { probe in events[probe].first { $0.subject == list && $0.name == "place" } }
  }

  /// Returns where a line of a subject is, after the screen has begun to act.
  private func later(_ subject: String, _ name: String, from start: Int = 0) -> Int? {
    guard let probe else { return nil }
    return firstIndex(from: max(start, probe.lowerBound)) { $0.subject == subject && $0.name == name }
  }

  private func update(of marker: String) -> Int? { later(marker, "updateUIView") }

  private func number(_ property: String, of subject: String, before index: Int) -> Double? {
    events[..<index].last { $0.subject == subject && $0.isValue(of: property) }?.numbers.first
  }

  private func top(of list: String, before index: Int) -> Double? { number("hostedInset", of: list, before: index) }

  /// The setting of what the screen has given to the list before an update.
  private func kept(_ property: String, _ kept: String, _ removed: String) -> Answer {
    guard let update = update(of: "listBack") else { return Self.noUpdate }
    guard number(property, of: "list", before: update) == 1 else { return .noProbe }
    return .either(number(property, of: "list", before: events.endIndex) == 1, kept, removed)
  }
}
