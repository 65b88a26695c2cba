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

    /// Its name in a sentence.
    fileprivate var noun: String {
      switch self {
      case .header: "a header"
      case .footer: "a footer"
      case .swipe: "a stack"
      }
    }

    /// The option of its samples.
    fileprivate var option: String? {
      switch self {
      case .header: nil
      case .footer: "--footer"
      case .swipe: "--swipe-back"
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
    let others = samples.dropLast().map(\.name).joined(separator: ", ") + " and \(samples.last?.name ?? "")"
    let condition = subject.option.map { " with \($0)" } ?? ""
    let home = try Subject.allCases.first { other in try all(of: other).contains { $0.name == name } }
    guard let home else { throw Complaint("there is no sample \"\(name)\"; the samples\(condition) are \(others)") }
    let way = home.option.map { "with \($0)" } ?? "without \(subject.option ?? "")"
    throw Complaint("the sample \"\(name)\" is of \(home.noun), \(way); the samples\(condition) are \(others)")
  }
}
