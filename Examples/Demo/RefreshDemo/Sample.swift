import Foundation

/// A recorded finger that ships with the demo.
struct Sample {
  /// The one that is replayed if nothing else is asked for.
  static let standard = "slow-pull"

  let name: String
  let text: String

  /// What it shows: the comment that its file begins with.
  var summary: String { String(text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }) }

  /// All samples, by their names.
  static func all() throws -> [Sample] {
    let folder = Bundle.module.bundlePath + "/Samples/"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".csv") }.sorted()
    return try files.map { file in
      Sample(name: String(file.dropLast(".csv".count)), text: try Recording.text(of: folder + file))
    }
  }

  /// The sample of a name.
  static func named(_ name: String) throws -> Sample {
    let samples = try all()
    if let sample = samples.first(where: { $0.name == name }) { return sample }
    let others = samples.dropLast().map(\.name).joined(separator: ", ")
    throw Complaint("there is no sample \"\(name)\"; the samples are \(others) and \(samples.last?.name ?? "")")
  }
}
