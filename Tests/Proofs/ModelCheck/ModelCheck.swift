import Glibc

/// Searches the facets, one after the other, and says what it found.
///
/// `model-check SECONDS PART OF [FACET]`: the facets with an index of PART modulo OF share the seconds.
@main
struct ModelCheck {
  static func main() {
    let surprises = FieldCensus.surprises
    guard surprises.isEmpty else {
      print(
        "model-check: the machine has other fields than the fingerprint knows:\n" + surprises.joined(separator: "\n"))
      return leave(2)
    }
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.prefix(3).compactMap(Int.init)
    guard numbers.count == 3, numbers[2] > 0 else {
      print("usage: model-check SECONDS PART OF [FACET]")
      return leave(2)
    }
    let wanted = arguments.dropFirst(3).first
    let facets = Facet.all.enumerated().filter { $0.offset % numbers[2] == numbers[1] }.map(\.element)
    let chosen = wanted.map { name in Facet.all.filter { $0.name.hasPrefix(name) } } ?? facets
    leave(search(chosen, within: Double(numbers[0])) ? 0 : 1)
  }

  /// Answers whether no law was broken.
  private static func search(_ facets: [Facet], within time: Double) -> Bool {
    let end = WorkClock.now + time
    var isClean = true
    for (index, facet) in facets.enumerated() {
      let share = (end - WorkClock.now) / Double(facets.count - index)
      var search = Search(facet)
      let report = search.run(until: WorkClock.now + share)
      print(report.line)
      for finding in report.findings { print(finding.text) }
      fflush(nil)
      isClean = isClean && report.findings.isEmpty
    }
    return isClean
  }

  private static func leave(_ status: Int32) { exit(status) }
}
