import AllocationCounter
import Marks

/// Repeats scenarios between the marks at which callgrind counts, and prints what it counted itself.
///
/// A line of the output is a kind, a name and a number, separated by tabs. `rounds` announces the two measurements of a
/// scenario, of so many rounds and of twice as many: the difference is free of everything that happens once.
@MainActor
enum Meter {
  /// The beginning of the names of the scenarios to measure, from the command line; everything by default.
  private static let prefix = CommandLine.arguments.dropFirst().first ?? ""

  /// Measures a scenario.
  ///
  /// - Parameters:
  ///   - name: The name, as in `rows.tsv`.
  ///   - rounds: The number of rounds of the first measurement, and of those before it, which fill every buffer.
  ///   - body: A round.
  static func measure(_ name: String, rounds: Int, _ body: () -> Void) {
    guard name.starts(with: prefix) else { return }
    repeated(rounds, body)
    let once = counted(rounds, body)
    let twice = counted(2 * rounds, body)
    report("rounds", name, Double(rounds))
    report("allocations", name, Double(twice - once) / Double(rounds))
  }

  /// Prints a number that is counted in one go.
  static func report(_ kind: String, _ name: String, _ number: Double) {
    print(kind, name, number, separator: "\t")
  }

  @inline(never)
  private static func counted(_ rounds: Int, _ body: () -> Void) -> Int {
    let before = alloc_count()
    bench_begin()
    repeated(rounds, body)
    bench_end()
    return Int(alloc_count() - before)
  }

  @inline(never)
  private static func repeated(_ rounds: Int, _ body: () -> Void) {
    for _ in 0..<rounds { body() }
  }
}
