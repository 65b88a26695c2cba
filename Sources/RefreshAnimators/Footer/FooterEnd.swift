import RefreshCore

/// The layout of the row for no more data: words between two hairlines.
struct FooterEnd {
  /// The words; `nil` if none are shown.
  let words: FooterLine?

  /// The height of the words, in points.
  var height: Double { words?.size.height ?? 1 }

  private let layout: FooterLayout

  /// The length of a hairline, and the space between it and the words, in points.
  private static let hairline = 28.0
  private static let gap = 12.0

  /// The least space between words and the edges of the row, in points.
  private static let clearance = 4.0

  init(_ string: String, _ layout: FooterLayout, _ surroundings: RefreshSurroundings, _ drawing: Drawing) {
    self.layout = layout
    guard layout.hasWords, !string.utf8.isEmpty else {
      words = nil
      return
    }
    let room = Drawing.Size(width: layout.lineWidth, height: layout.extent - 2 * Self.clearance)
    words = FooterLine(upToTwoLines: string, Drawing.TextStyle(.footnote), room: room, drawing, surroundings)
  }

  /// The upper left corner of the words.
  var wordsOrigin: Drawing.Point {
    .init(x: layout.left(ofBlock: words?.size.width ?? 0), y: layout.top(ofBlock: height))
  }

  /// Adds the hairlines: at both sides of a single line of words, if they have room there, or one in place of words.
  func addHairlines(to path: inout Drawing.Path) {
    guard let words else { return addLine(to: &path, around: layout.center, isVertical: !layout.hasWords) }
    let away = words.size.width / 2 + Self.gap + Self.hairline / 2
    guard words.lines == 1, 2 * away + Self.hairline <= layout.lineWidth else { return }
    let middle = wordsOrigin.x + words.size.width / 2
    for side in -1...1 where side != 0 {
      let center = Drawing.Point(x: middle + Double(side) * away, y: layout.center.y)
      addLine(to: &path, around: center, isVertical: false)
    }
  }

  /// Adds a hairline on whole points, half a point below and beside the middle, as is that of small letters.
  private func addLine(to path: inout Drawing.Path, around center: Drawing.Point, isVertical: Bool) {
    let half = Self.hairline / 2
    let (right, down) = isVertical ? (1, 2 * half) : (2 * half, 1)
    let (x, y) = isVertical ? (center.x, center.y - half) : (center.x - half, center.y)
    path.move(to: .init(x: x, y: y))
    path.line(to: .init(x: x + right, y: y))
    path.line(to: .init(x: x + right, y: y + down))
    path.line(to: .init(x: x, y: y + down))
    path.close()
  }
}
