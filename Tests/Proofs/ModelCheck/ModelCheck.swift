import Glibc

/// Searches the facets one after another, and prints the findings.
///
/// `model-check LIMIT PART OF [FACET]`: searches the facets whose index is PART modulo OF, each up to LIMIT states or,
/// for a limit such as `60s`, all of them within that many seconds of processor time.
@main
struct ModelCheck {
  static func main() {
    let surprises = FieldCensus.surprises
    guard surprises.isEmpty else {
      print(
        "model-check: the machine has other fields than the fingerprint knows:\n" + surprises.joined(separator: "\n"))
      return leave(2)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst().prefix(2).compactMap { Int($0) }
    guard let limit = arguments.first.flatMap(Limit.init), numbers.count == 2, numbers[1] > 0 else {
      print("usage: model-check LIMIT PART OF [FACET], where LIMIT is 60s (seconds of work) or 100000 (states a facet)")
      return leave(2)
    }
    let wanted = arguments.dropFirst(3).first
    let facets = Facet.all.enumerated().filter { $0.offset % numbers[1] == numbers[0] }.map(\.element)
    let chosen = wanted.map { name in Facet.all.filter { $0.name.hasPrefix(name) } } ?? facets
    let swipes = CheckedSwipe.Facet.all.enumerated().filter { index, facet in
      wanted.map { facet.name.hasPrefix($0) } ?? (index % numbers[1] == numbers[0])
    }
    guard !chosen.isEmpty || !swipes.isEmpty else {
      let names = (Facet.all.map(\.name) + CheckedSwipe.Facet.all.map(\.name)).joined(separator: "\n")
      print("model-check: no facet begins with \(wanted ?? ""); there are:\n\(names)")
      return leave(2)
    }
    let isClean = search(swipes.map(\.element), within: limit)
    leave(search(chosen, within: limit) && isClean ? 0 : 1)
  }

  /// Searches the facets of the swipe back, which are small, for a second each; returns `true` if no law was broken.
  private static func search(_ facets: [CheckedSwipe.Facet], within limit: Limit) -> Bool {
    var isClean = true
    for facet in facets {
      var search = SwipeSearch(facet)
      switch limit {
      case .states(let count): isClean = search.run(states: count, until: .infinity) && isClean
      case .seconds: isClean = search.run(states: .max, until: WorkClock.now + 1) && isClean
      }
    }
    fflush(nil)
    return isClean
  }

  /// Returns `true` if no law was broken.
  private static func search(_ facets: [Facet], within limit: Limit) -> Bool {
    let start = WorkClock.now
    var isClean = true
    for (index, facet) in facets.enumerated() {
      var search = Search(facet)
      let report: Report
      switch limit {
      case .states(let count): report = search.run(states: count, until: .infinity)
      case .seconds(let time):
        let addedInset = (start + time - WorkClock.now) / Double(facets.count - index)
        report = search.run(states: .max, until: WorkClock.now + addedInset)
      }
      print(report.line)
      for finding in report.findings { print(finding.text) }
      fflush(nil)
      isClean = isClean && report.findings.isEmpty
    }
    return isClean
  }

  private static func leave(_ status: Int32) { exit(status) }
}
