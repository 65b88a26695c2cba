import Foundation
import RefreshAnimators

/// A recorded finger that ships with the demo.
struct Sample {
  /// The names of the default samples, as text.
  static let standards = "\(standard(for: .refresh)), or \(standard(for: .loadMore)) with --footer"

  let name: String
  let text: String

  /// A description, from the comment at the beginning of the file.
  var summary: String { String(text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }) }

  /// The default sample.
  static func standard(for role: RefreshRole) -> String { role == .refresh ? "slow-pull" : "load" }

  /// All samples for a header, or for a footer, by their names.
  static func all(of role: RefreshRole) throws -> [Sample] {
    let folder = Bundle.module.bundlePath + (role == .refresh ? "/Samples/" : "/Samples/Footer/")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".csv") }.sorted()
    return try files.map { file in
      Sample(name: String(file.dropLast(".csv".count)), text: try Recording.text(of: folder + file))
    }
  }

  /// The sample of a name.
  static func named(_ name: String, of role: RefreshRole) throws -> Sample {
    let samples = try all(of: role)
    if let sample = samples.first(where: { $0.name == name }) { return sample }
    let others = samples.dropLast().map(\.name).joined(separator: ", ")
    throw Complaint("there is no sample \"\(name)\"; the samples are \(others) and \(samples.last?.name ?? "")")
  }
}
