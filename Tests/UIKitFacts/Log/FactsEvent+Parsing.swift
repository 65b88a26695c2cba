import Foundation

extension FactsEvent {
  /// Reads a line; nil if it is none.
  public init?(line: String) {
    guard let unit = line.range(of: " ms  "), let milliseconds = Double(line[..<unit.lowerBound].trimmed),
      let writer = line.range(of: " by ", options: .backwards), writer.lowerBound >= unit.upperBound
    else { return nil }
    var words = line[unit.upperBound..<writer.lowerBound].split(separator: " ", omittingEmptySubsequences: false)[...]
    guard let kind = words.popFirst().flatMap({ Kind(rawValue: String($0)) }), let place = words.popFirst(),
      let dot = place.firstIndex(of: ".")
    else { return nil }
    var numbers: [Double] = []
    while let word = words.first, let number = Self.number(word) {
      numbers.append(number)
      words.removeFirst()
    }
    self.init(
      time: milliseconds, kind: kind, subject: String(place[..<dot]), name: String(place[dot...].dropFirst()),
      numbers: numbers, detail: words.joined(separator: " "), writer: String(line[writer.upperBound...])
    )
  }

  /// Numbers are printed with three digits after the point, and never in another way.
  private static func number(_ word: Substring) -> Double? {
    guard let point = word.lastIndex(of: "."), word[point...].count == 4 else { return nil }
    return Double(word)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespaces)
  }
}
