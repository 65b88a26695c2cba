import RefreshCore
import RefreshTesting

extension FilmstripScene {
  /// The appearance of the list's rows.
  public enum Rows: Sendable {
    /// A short line each: enough to show how the list moves.
    case lines
    /// A picture, a title and a subtitle each.
    case cells

    /// The distance from one row to the next, in points.
    fileprivate var step: Double { self == .lines ? 22 : 56 }
  }

  /// The length up to which a section has rows, in points: twice that of an 8K display, so that a length which is not
  /// finite has an end.
  private static let longest = 10_000.0

  /// Adds the list, with its edge at an extent.
  ///
  /// All rows move together, including those beyond the visible section.
  func appendList(_ extent: Double, to page: inout SVGPage) {
    add(to: &page, from: 0, to: length, across: 0, crossLength, color: gapColor)
    add(to: &page, from: extent, to: max(length, extent), across: 0, crossLength, color: listColor)
    add(to: &page, from: extent, to: extent + 0.5, across: 0, crossLength, color: hairlineColor)
    let place = rectangle(from: extent, to: extent + length, across: 0, crossLength)
    page.begin("svg", place)
    var row = 0.0
    while row < min(length, Self.longest) {
      switch rows {
      case .lines: appendBar(10, 15, from: 0.13, to: 0.68, at: row, to: &page)
      case .cells: appendCell(at: row, to: &page)
      }
      row += rows.step
    }
    page.end()
  }

  /// A disc of 36 points, two bars beside it, and a hairline below them.
  private func appendCell(at start: Double, to page: inout SVGPage) {
    let disc = [("rx", "18")]
    let (near, far) = across(16, 52)
    add(to: &page, from: start + 10, to: start + 46, across: near, far, color: rowColor, disc)
    appendBar(17, 25, from: 64 / crossLength, to: 64 / crossLength + 0.34, at: start, to: &page)
    appendBar(32, 38, from: 64 / crossLength, to: 64 / crossLength + 0.56, at: start, to: &page)
    let line = across(64, crossLength)
    add(to: &page, from: start + 55.5, to: start + 56, across: line.0, line.1, color: hairlineColor)
  }

  /// Adds a bar with round ends, between two fractions of the cross length.
  private func appendBar(
    _ first: Double, _ last: Double, from start: Double, to end: Double, at row: Double, to page: inout SVGPage
  ) {
    let rounded = [("rx", Decimals.short((last - first) / 2))]
    let (near, far) = across(start * crossLength, end * crossLength)
    add(to: &page, from: row + first, to: row + last, across: near, far, color: rowColor, rounded)
  }

  /// Returns two positions across, mirrored if the layout and the row run from right to left.
  private func across(_ start: Double, _ end: Double) -> (Double, Double) {
    edge.isVertical && isRightToLeft ? (crossLength - end, crossLength - start) : (start, end)
  }
}
