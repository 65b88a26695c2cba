/// What there is to choose from, as text.
enum Catalogue {
  /// The samples, and the animators.
  static func text(_ samples: [Sample]) -> String {
    let animators = AnimatorName.allCases.map { ($0.rawValue, $0.summary) }
    return table("Samples", samples.map { ($0.name, $0.summary) }) + "\n" + table("Animators", animators)
  }

  private static func table(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    let width = rows.reduce(0) { max($0, $1.name.count) } + 2
    let lines = rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))\(row.summary)\n"
    }
    return "\(title)\n" + lines.joined()
  }
}
