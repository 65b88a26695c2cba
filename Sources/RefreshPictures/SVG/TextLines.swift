import RefreshCore

/// The lines of a text, broken to fit its box.
struct TextLines {
  /// The words of each line; the last one ends in "…" if it is truncated.
  private(set) var lines: [String] = []

  private let measurer: TextEstimate
  private let style: Drawing.TextStyle
  private let width: Double

  /// A box that was measured by the same estimate is as wide as its text, within rounding.
  private static let tolerance = 0.01

  init(_ text: Drawing.Text, measuredBy measurer: TextEstimate) {
    self.measurer = measurer
    (style, width) = (text.style, text.size.width + Self.tolerance)
    var ranges: [Range<String.Index>] = []
    measurer.forEachLine(of: text.string, style: style, width: width) { range, _ in ranges.append(range) }
    let count = text.lines > 0 ? min(text.lines, ranges.count) : ranges.count
    for range in ranges.prefix(count) {
      let isCut = lines.count == count - 1 && count < ranges.count
      let rest = isCut ? range.lowerBound..<text.string.endIndex : range
      lines.append(fitting(String(text.string[rest])))
    }
  }

  /// Returns a line without the trailing letters that do not fit.
  private func fitting(_ line: String) -> String {
    if length(of: line) <= width { return line }
    var rest = Substring(line)
    while !rest.isEmpty, length(of: rest + "…") > width {
      rest.removeLast()
      while rest.last == " " { rest.removeLast() }
    }
    return rest + "…"
  }

  private func length(of line: some StringProtocol) -> Double {
    measurer.size(of: String(line), style: style, width: .infinity, lines: 1).width
  }
}
