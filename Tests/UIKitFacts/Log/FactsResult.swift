/// The result of a run on a system: a text that is complete by itself, made for being sent in.
public struct FactsResult: Sendable {
  private let folder: FactsFolder

  /// The comparison of the facts with the table.
  public let facts: FactsComparison

  /// The answers to the expectations of the product.
  public let product: ProductReport

  /// Compares the logs in a folder with a table.
  public init(_ folder: FactsFolder, with table: FactsTable) {
    self.folder = folder
    facts = FactsComparison(folder.logs, with: table, in: folder.system)
    product = ProductReport(folder.productLogs, facts: facts)
  }

  /// `true` if a log contradicts the table or an expectation, or no log shows any fact.
  public var isFailure: Bool {
    facts.isFailure || product.isFailure
  }

  /// The system, the device and both tables.
  public var report: String {
    """
    RefreshKit on the real UIKit
    system: iOS \(folder.version)
    device: \(folder.device)

    The product

    \(product.report)

    The facts

    \(facts.report)
    """
  }
}
