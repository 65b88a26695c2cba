import Foundation
import UIKitFacts

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 2 else {
  print("usage: uikit-facts FOLDER TABLE")
  exit(2)
}
do {
  let table = try FactsTable(parsing: String(contentsOf: arguments[1], encoding: .utf8))
  let result = try FactsResult(FactsFolder(arguments[0]), with: table)
  print(result.report)
  exit(result.isFailure ? 1 : 0)
} catch {
  print("uikit-facts: \(error)")
  exit(2)
}
