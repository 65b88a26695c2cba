import Foundation
import UIKitFacts

/// Reads the logs in a folder, `<scenario>.log` each, and the version of iOS in a file beside them.
func logs(in folder: URL) throws -> [Scenario: FactsLog] {
  var result: [Scenario: FactsLog] = [:]
  for scenario in Scenario.allCases {
    let file = folder.appendingPathComponent("\(scenario.rawValue).log")
    guard FileManager.default.fileExists(atPath: file.path) else { continue }
    result[scenario] = try FactsLog(parsing: String(contentsOf: file, encoding: .utf8))
  }
  return result
}

/// Compares the logs in a folder with a table, and says whether there is no surprise.
func compare(_ folder: URL, with table: URL) throws -> Bool {
  let version = try String(contentsOf: folder.appendingPathComponent(Handshake.version), encoding: .utf8)
  let system = String(version.trimmingCharacters(in: .whitespacesAndNewlines).prefix { $0 != "." })
  let table = try FactsTable(parsing: String(contentsOf: table, encoding: .utf8))
  let comparison = try FactsComparison(logs(in: folder), with: table, in: system)
  print(comparison.report)
  return !comparison.isFailure
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 2 else {
  print("usage: uikit-facts FOLDER TABLE")
  exit(2)
}
do {
  exit(try compare(arguments[0], with: arguments[1]) ? 0 : 1)
} catch {
  print("uikit-facts: \(error)")
  exit(2)
}
