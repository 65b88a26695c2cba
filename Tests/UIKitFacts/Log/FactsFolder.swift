import Foundation

/// The logs of a system in a folder, `<scenario>.log` each, and the files beside them.
public struct FactsFolder: Sendable {
  /// The version of iOS, such as "18.2".
  public let version: String

  /// The name of the device; "unknown" if there is no file with it.
  public let device: String

  /// The logs of the facts.
  public let logs: [Scenario: FactsLog]

  /// The logs of the product.
  public let productLogs: [ProductScenario: FactsLog]

  /// Reads a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: The first line that cannot be read, or the error of a file; a log that is not there is none.
  public init(_ folder: URL) throws {
    version = try Self.words(in: folder.appendingPathComponent(Handshake.version))
    device = (try? Self.words(in: folder.appendingPathComponent(Handshake.device))) ?? "unknown"
    logs = try Self.logs(in: folder) { (scenario: Scenario) in scenario.rawValue }
    productLogs = try Self.logs(in: folder) { (scenario: ProductScenario) in scenario.rawValue }
  }

  /// The major version of iOS, as the table names its columns.
  public var system: String {
    String(version.prefix { $0 != "." })
  }

  private static func words(in file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func logs<Key: CaseIterable & Hashable>(
    in folder: URL, _ name: (Key) -> String
  ) throws -> [Key: FactsLog] {
    var result: [Key: FactsLog] = [:]
    for key in Key.allCases {
      let file = folder.appendingPathComponent("\(name(key)).log")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      result[key] = try FactsLog(parsing: String(contentsOf: file, encoding: .utf8), from: file.lastPathComponent)
    }
    return result
  }
}
