/// The answers of the logs of a system to every expectation, as a table.
public struct ProductReport: Sendable {
  /// The answer to one expectation in one scenario.
  public struct Row: Sendable {
    /// The scenario.
    public let scenario: ProductScenario

    /// The expectation.
    public let expectation: ProductExpectation

    /// The answer.
    public let finding: Finding
  }

  /// The answers, in the order of the scenarios.
  public let rows: [Row]

  private let logs: [ProductScenario: FactsLog]
  private let facts: FactsComparison?

  /// Reads the logs that there are.
  ///
  /// - Parameters:
  ///   - logs: The logs.
  ///   - facts: What the same run says about the switches of the stand-in.
  public init(_ logs: [ProductScenario: FactsLog], facts: FactsComparison? = nil) {
    self.logs = logs
    self.facts = facts
    rows = ProductScenario.allCases.flatMap { scenario in
      let reading = logs[scenario].map { ProductReading($0) }
      return scenario.expectations.map { expectation in
        Row(scenario: scenario, expectation: expectation, finding: expectation.finding(in: reading, of: scenario))
      }
    }
  }

  /// `true` if a log contradicts an expectation.
  public var isFailure: Bool {
    rows.contains { $0.finding.isContradicted }
  }

  /// A line for each answer and their numbers, then the lines around those that contradict an expectation.
  public var report: String {
    let head = ["scenario", "expectation", "answer", "switches"]
    let cells = [head] + rows.map { [$0.scenario.rawValue, $0.expectation.rawValue, words(for: $0), switches(of: $0)] }
    let widths = head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      zip(row, widths).map { $0.padding(to: $1) }.joined(separator: "  ").trimmedEnd
    }
    return (lines + ["", summary, Self.legend] + rows.flatMap { surroundings(of: $0) }).joined(separator: "\n")
  }

  private static let legend =
    "switches: the setting in this run; ? is not shown, ! is not the stand-in's default. What did not hold although no switch "
    + "of its row has a !, holds on the stand-in under the same settings: it asks for another switch, or is a defect."

  /// The numbers of the answers.
  private var summary: String {
    let held = rows.count { $0.finding.isHeld }
    let contradicted = rows.count { $0.finding.isContradicted }
    return "\(held) held, \(contradicted) did not hold, \(rows.count - held - contradicted) not shown"
  }

  private func words(for row: Row) -> String {
    switch row.finding {
    case .held(let value): value.isEmpty ? "held" : "held (\(value))"
    case .didNotHold(let index, let reason): "DID NOT HOLD, line \(index + 1): \(reason)"
    case .notShown(let reason): "not shown (\(reason))"
    }
  }

  /// The switches that an answer depends on, with their settings in the same run; nothing while there is no answer.
  private func switches(of row: Row) -> String {
    if case .notShown = row.finding { return "-" }
    let words = row.expectation.switches.map { facts?.words(for: $0) ?? $0.rawValue }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  /// The number of lines on each side of one that contradicts an expectation.
  private static let context = 12

  private func surroundings(of row: Row) -> [String] {
    guard case .didNotHold(let index, let reason) = row.finding, let events = logs[row.scenario]?.events else {
      return []
    }
    let range = max(index - Self.context, 0)..<min(index + Self.context, events.count)
    let lines = range.map { "\($0 == index ? ">" : " ") \($0 + 1): \(events[$0])" }
    return ["", "\(row.scenario) \(row.expectation): \(reason)"] + lines
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 0))
  }

  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
