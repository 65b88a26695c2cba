import RefreshCore
import RefreshTesting

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
      lines.append(Self.fitting(text.string[rest], width) { length(of: $0) })
    }
  }

  /// Returns a line without the trailing letters that do not fit, and "…" in place of them.
  ///
  /// - Parameters:
  ///   - line: The line, which may be as long as the whole text.
  ///   - width: The width for it, in points.
  ///   - length: Returns the width of a letter in points, 0 or more; not called for letters beyond the width.
  /// - Returns: The line itself if it fits.
  static func fitting(_ line: Substring, _ width: Double, length: (Character) -> Double) -> String {
    let ellipsis = length("…")
    var (sum, end) = (0.0, line.startIndex)
    for index in line.indices {
      if sum + ellipsis <= width { end = index }
      sum += length(line[index])
      guard sum > width else { continue }
      var start = line[..<end]
      while start.last == " " { start.removeLast() }
      return start + "…"
    }
    return String(line)
  }

  private func length(of letter: Character) -> Double {
    measurer.size(of: String(letter), style: style, width: .infinity, lines: 1).width
  }
}
