import RefreshCore
import RefreshTesting

extension FilmstripScene {
  /// What the rows of the list look like.
  public enum Rows: Sendable {
    /// Each is a short line: enough to see how the list moves.
    case lines
    /// Each has a picture, a title and a remark.
    case cells

    /// Points from one row to the next.
    fileprivate var step: Double { self == .lines ? 22 : 56 }
  }

  /// Adds the list, with its edge at an extent.
  ///
  /// The rows are moved as one, those too that have been pushed out of the piece.
  func appendList(_ extent: Double, to page: inout SVGPage) {
    add(to: &page, from: 0, to: length, across: 0, crossLength, color: gapColor)
    add(to: &page, from: extent, to: max(length, extent), across: 0, crossLength, color: listColor)
    add(to: &page, from: extent, to: extent + 0.5, across: 0, crossLength, color: hairlineColor)
    let place = rectangle(from: extent, to: extent + length, across: 0, crossLength)
    page.begin("svg", place)
    var row = 0.0
    while row < length {
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

  /// A bar with round ends, between two parts of the breadth.
  private func appendBar(
    _ first: Double, _ last: Double, from start: Double, to end: Double, at row: Double, to page: inout SVGPage
  ) {
    let rounded = [("rx", Decimals.short((last - first) / 2))]
    let (near, far) = across(start * crossLength, end * crossLength)
    add(to: &page, from: row + first, to: row + last, across: near, far, color: rowColor, rounded)
  }

  /// Two distances across, mirrored where the layout runs from right to left and a row does.
  private func across(_ start: Double, _ end: Double) -> (Double, Double) {
    edge.isVertical && isRightToLeft ? (crossLength - end, crossLength - start) : (start, end)
  }
}
