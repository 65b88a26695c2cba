/// A comparison of the logs of a system with the table.
public struct FactsComparison: Sendable {
  /// The result for one fact.
  public enum Verdict: Equatable, Sendable {
    /// The logs say what the table says.
    case confirmed(String)
    /// The logs say something that the table does not know yet.
    case isNew(String)
    /// The logs say one thing, the table another.
    case isSurprise(String, table: String)
    /// The logs say nothing, for a reason; the table may.
    case isNotShown(reason: String, table: String?)
  }

  /// The major version of iOS that was measured.
  public let system: String

  /// The result for each fact, in the order of the facts.
  public let verdicts: [(fact: Fact, verdict: Verdict)]

  private let standIn: [Fact: String]

  /// Compares logs with a table.
  ///
  /// - Parameters:
  ///   - logs: The logs that there are.
  ///   - table: The table.
  ///   - system: The major version of iOS that the logs are of; it may have no column yet.
  public init(_ logs: [Scenario: FactsLog], with table: FactsTable, in system: String) {
    self.system = system
    verdicts = Fact.allCases.map { fact in
      let known = table.setting(of: fact, in: system)
      return switch fact.answer(in: logs) {
      case .unknown(let reason): (fact, .isNotShown(reason: reason, table: known))
      case .setting(let setting):
        if let known {
          (fact, setting == known ? .confirmed(setting) : .isSurprise(setting, table: known))
        } else {
          (fact, .isNew(setting))
        }
      }
    }
    standIn = Dictionary(
      uniqueKeysWithValues: Fact.allCases.compactMap { fact in
        table.setting(of: fact, in: FactsTable.standIn).map { (fact, $0) }
      })
  }

  /// `true` if a fact differs from the table, or no log shows any fact.
  public var isFailure: Bool {
    let isSurprised = verdicts.contains { if case .isSurprise = $0.verdict { true } else { false } }
    return isSurprised || verdicts.allSatisfy { if case .isNotShown = $0.verdict { true } else { false } }
  }

  /// A line for each fact, then the column as it can be put into the table.
  public var report: String {
    let lines = verdicts.map { "\($0.fact): \(words(for: $0.verdict, of: $0.fact))" }
    let column = verdicts.map { "\($0.fact),\(cell(for: $0.verdict))" }
    return (["iOS \(system)", ""] + lines + ["", "fact,\(system)"] + column).joined(separator: "\n")
  }

  /// A fact with its setting in these logs: followed by `!` if the stand-in's default is another, and `?` if no log shows it.
  func words(for fact: Fact) -> String {
    switch verdicts.first(where: { $0.fact == fact })?.verdict {
    case .confirmed(let setting), .isNew(let setting), .isSurprise(let setting, _):
      "\(fact)=\(setting)" + (setting == standIn[fact] ?? setting ? "" : "!")
    case .isNotShown, nil: "\(fact)=?"
    }
  }

  private func words(for verdict: Verdict, of fact: Fact) -> String {
    switch verdict {
    case .confirmed(let setting): "\(setting), as the table says\(remark(on: setting, of: fact))"
    case .isNew(let setting): "\(setting), to be filled in\(remark(on: setting, of: fact))"
    case .isSurprise(let setting, let table): "SURPRISE: \(setting), but the table says \(table)"
    case .isNotShown(let reason, let table):
      "not shown (\(reason))" + (table.map { ", the table says \($0)" } ?? "")
    }
  }

  private func remark(on setting: String, of fact: Fact) -> String {
    guard let usual = standIn[fact], usual != setting else { return "" }
    return "; the stand-in's default is \(usual)"
  }

  private func cell(for verdict: Verdict) -> String {
    switch verdict {
    case .confirmed(let setting), .isNew(let setting), .isSurprise(let setting, _): setting
    case .isNotShown(_, let table): table ?? FactsTable.unknown
    }
  }
}
