import Foundation

/// A recorded finger that ships with the demo.
struct Sample {
  /// The control or the stack that the finger of a sample moves.
  enum Subject: CaseIterable {
    case header
    case footer
    case swipe

    /// The default sample.
    var standard: String {
      switch self {
      case .header: "slow-pull"
      case .footer: "load"
      case .swipe: "full-swipe"
      }
    }

    fileprivate var folder: String {
      switch self {
      case .header: "/Samples/"
      case .footer: "/Samples/Footer/"
      case .swipe: "/Samples/SwipeBack/"
      }
    }
  }

  /// The names of the default samples, as text.
  static let standards =
    "\(Subject.header.standard), \(Subject.footer.standard) with --footer, or \(Subject.swipe.standard) with --swipe-back"

  let name: String
  let text: String

  /// A description, from the comment at the beginning of the file.
  var summary: String { String(text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }) }

  /// All samples of a subject, by their names.
  static func all(of subject: Subject) throws -> [Sample] {
    let folder = Bundle.module.bundlePath + subject.folder
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".csv") }.sorted()
    return try files.map { file in
      Sample(name: String(file.dropLast(".csv".count)), text: try Recording.text(of: folder + file))
    }
  }

  /// The sample of a name.
  static func named(_ name: String, of subject: Subject) throws -> Sample {
    let samples = try all(of: subject)
    if let sample = samples.first(where: { $0.name == name }) { return sample }
    let others = samples.dropLast().map(\.name).joined(separator: ", ")
    throw Complaint("there is no sample \"\(name)\"; the samples are \(others) and \(samples.last?.name ?? "")")
  }
}
