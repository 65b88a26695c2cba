import Foundation

/// The settings that were measured: a row for each fact, a column for each system.
///
/// The text is CSV without quotes. The first line names the columns: `fact`, `stand-in` (the stand-in's default), and
/// the major versions of iOS. A cell that nobody has measured is `unknown`.
public struct FactsTable: Sendable {
  /// An error in a table.
  public struct Flaw: Error, Equatable, CustomStringConvertible {
    /// A sentence without its end.
    public let description: String

    /// Creates one.
    public init(_ description: String) {
      self.description = description
    }
  }

  /// The name of the column of the stand-in's defaults.
  public static let standIn = "stand-in"

  /// The text of a cell without a measurement.
  public static let unknown = "unknown"

  /// The names of the columns after the first.
  public let systems: [String]

  private var cells: [Fact: [String]] = [:]

  /// Reads a table.
  ///
  /// - Parameter text: The CSV.
  /// - Throws: The first flaw: a fact that is missing, twice or none, a cell too many or too few, or no setting of its
  ///   fact.
  public init(parsing text: String) throws(Flaw) {
    var lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let header = lines.first, header.first == "fact" else {
      throw Flaw("the first line does not begin with `fact`")
    }
    lines.removeFirst()
    systems = header.dropFirst().map { String($0) }
    for line in lines {
      guard let fact = line.first.flatMap({ Fact(rawValue: String($0)) }) else {
        throw Flaw("`\(line.joined(separator: ","))` is about no fact")
      }
      guard cells[fact] == nil else { throw Flaw("\(fact) is there twice") }
      cells[fact] = try Self.settings(of: fact, from: line.dropFirst().map { String($0) }, count: systems.count)
    }
    if let missing = Fact.allCases.first(where: { cells[$0] == nil }) { throw Flaw("\(missing) is missing") }
  }

  /// Returns the setting of a fact in a system; nil if nobody has measured it.
  public func setting(of fact: Fact, in system: String) -> String? {
    guard let column = systems.firstIndex(of: system), let cell = cells[fact]?[column], cell != Self.unknown else {
      return nil
    }
    return cell
  }

  private static func settings(of fact: Fact, from cells: [String], count: Int) throws(Flaw) -> [String] {
    guard cells.count == count else { throw Flaw("\(fact) has \(cells.count) cells, not \(count)") }
    if let cell = cells.first(where: { $0 != unknown && !fact.settings.contains($0) }) {
      throw Flaw("`\(cell)` is no setting of \(fact)")
    }
    return cells
  }
}
