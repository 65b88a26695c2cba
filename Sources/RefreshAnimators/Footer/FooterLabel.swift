import RefreshCore

/// A symbol and words beside each other, or one of them, laid out about a middle.
struct FooterLabel {
  /// What a button shows beside its words, or in their place.
  enum Symbol: Equatable {
    /// The reload ring.
    case reload
    /// Three dots: there is more.
    case more
  }

  /// The symbol, if there is one.
  let symbol: Symbol?

  /// The words, if there are some.
  let words: FooterLine?

  /// The size of the symbol as a part of that at the default text size.
  let symbolScale: Double

  /// The room that symbol and words take, in points.
  let size: Drawing.Size

  /// The width of a symbol, and the space between it and the words, in points at the default text size.
  private static let symbolWidth = 15.0
  private static let gap = 7.0

  /// The height of a symbol as a part of the line's: its arrowhead stands above the letters.
  private static let symbolHeight = 1.15

  private let isRightToLeft: Bool

  init(
    _ button: FooterPose.Button, _ string: String, _ style: Drawing.TextStyle, room: Drawing.Size,
    _ layout: FooterLayout, _ surroundings: RefreshSurroundings, _ drawing: Drawing
  ) {
    let hasWords = layout.hasWords && !string.utf8.isEmpty
    symbol = button == .retry ? .reload : hasWords ? nil : .more
    let beside = symbol == nil || !hasWords ? 0 : (Self.symbolWidth + Self.gap) * layout.symbolScale
    isRightToLeft = layout.isRightToLeft
    let room = Drawing.Size(width: room.width, height: max(0, room.height / (symbol == nil ? 1 : Self.symbolHeight)))
    if hasWords {
      let line = FooterLine(string, style, room: room, beside: beside, drawing, surroundings)
      words = line
      symbolScale = layout.symbolScale * line.scale
      size = Drawing.Size(width: line.size.width + beside * line.scale, height: line.size.height)
    } else {
      let line = surroundings.textSize.lineHeight(of: .footnote)
      words = nil
      symbolScale = layout.symbolScale * min(1, room.height / line)
      size = Drawing.Size(width: Self.symbolWidth * symbolScale, height: min(line, room.height))
    }
  }

  /// The middle of the symbol, in a label whose middle is at a point.
  func symbolCenter(_ center: Drawing.Point, left: Double) -> Drawing.Point {
    guard words != nil, symbol != nil else { return center }
    let half = Self.symbolWidth * symbolScale / 2
    return .init(x: isRightToLeft ? left + size.width - half : left + half, y: center.y)
  }

  /// The upper left corner of the words.
  func wordsOrigin(_ center: Drawing.Point, left: Double, top: Double) -> Drawing.Point {
    let width = words?.size.width ?? 0
    return .init(x: isRightToLeft ? left : left + size.width - width, y: top)
  }
}
