import RefreshCore

/// The layout of the row of a session: the indicator of the activity and, if wanted, words beside it.
struct FooterLoading {
  /// The middle of the indicator.
  let indicatorCenter: Drawing.Point

  /// The words.
  let words: FooterLine?

  /// The upper left corner of the words.
  let wordsOrigin: Drawing.Point

  /// The space between the indicator and the words, in points.
  private static let gap = 8.0

  /// Creates the row about a point; empty words are not shown.
  init(
    _ string: String, indicatorWidth: Double, around center: Drawing.Point, _ layout: FooterLayout,
    _ surroundings: RefreshSurroundings, _ drawing: Drawing
  ) {
    guard layout.hasWords, !string.utf8.isEmpty else {
      (indicatorCenter, words, wordsOrigin) = (center, nil, center)
      return
    }
    let room = Drawing.Size(width: layout.lineWidth - indicatorWidth - Self.gap, height: layout.extent)
    let line = FooterLine(string, Drawing.TextStyle(.footnote), room: room, drawing, surroundings)
    let width = indicatorWidth + Self.gap + line.size.width
    let left = layout.left(ofBlock: width)
    let half = indicatorWidth / 2
    let top = center.y - layout.extent / 2 + ((layout.extent - line.size.height) / 2).rounded(.down)
    words = line
    indicatorCenter = .init(x: layout.isRightToLeft ? left + width - half : left + half, y: center.y)
    wordsOrigin = .init(x: layout.isRightToLeft ? left : left + width - line.size.width, y: top)
  }
}
