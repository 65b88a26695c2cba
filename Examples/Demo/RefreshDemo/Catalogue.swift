import RefreshPictures

/// The list of options, as text.
enum Catalogue {
  /// The samples, and the animators.
  static func text() throws -> String {
    let animators = RefreshPreset.plain.map { ($0.name, $0.summary + ".") }
    let tables = [
      table("Samples", try rows(of: .header)), table("Samples with --footer", try rows(of: .footer)),
      table("Samples with --swipe-back", try rows(of: .swipe)),
      table("Animators", animators),
    ]
    return tables.joined(separator: "\n")
  }

  private static func rows(of subject: Sample.Subject) throws -> [(name: String, summary: String)] {
    try Sample.all(of: subject).map { ($0.name, $0.summary) }
  }

  private static func table(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    let width = rows.reduce(0) { max($0, $1.name.count) } + 2
    let lines = rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))\(row.summary)\n"
    }
    return "\(title)\n" + lines.joined()
  }
}
