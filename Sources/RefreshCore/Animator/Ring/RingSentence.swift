/// The sentence about a failed load, above the reload symbol of a ring's footer.
struct RingSentence: Equatable {
  let string: String

  /// The size of its box, and the number of its lines.
  let size: Drawing.Size
  let lines: Int

  /// The top left corner of its box.
  let origin: Drawing.Point

  /// The distance of the reload symbol from the middle of the row, in points.
  let symbolOffset: Double

  /// Its opacity: 0 until sentence and symbol have room, and 1 where the row is uncovered.
  let visibility: Double

  /// The size of the reload symbol below a sentence, as a fraction of the full one.
  static let symbolScale = 0.72

  /// The height of that symbol with its arrowhead, the space between it and the sentence, and that above and below, in points.
  private static let symbolHeight = 21.0
  private static let gap = 3.0
  private static let padding = 3.0

  /// The space to the left and to the right, in points.
  private static let margin = 16.0

  /// The least distance between the held extent and the trigger distance, in points.
  private static let clearance = 8.0

  /// The distance over which it fades in once it has room, in points.
  private static let onset = 10.0

  private static let style = Drawing.TextStyle(.caption)
}

extension RingSentence {
  /// The extent of a footer with room for a sentence of two lines, or of one where a fifth of the viewport leaves no more;
  /// 0 where there is no sentence.
  static func extent(in surroundings: RefreshSurroundings) -> Double {
    guard surroundings.role == .loadMore, surroundings.hasMessage, surroundings.edge.isVertical else { return 0 }
    let room = RefreshMetrics.maximumViewportFraction * surroundings.viewport - clearance
    for lines in [2, 1] {
      // The next even number, so that the middle is a whole point.
      let extent = 2 * (height(lines, in: surroundings) / 2).rounded(.up)
      if extent <= room { return extent }
    }
    return 0
  }

  /// The height of a row with a sentence of a number of lines, in points.
  private static func height(_ lines: Int, in surroundings: RefreshSurroundings) -> Double {
    Double(lines) * surroundings.lineHeight(of: .caption) + gap + symbolHeight * surroundings.indicatorScale
      + 2 * padding
  }

  /// Sets the sentence of an update in a row about a point; `nil` if there is none, or no room for it.
  init?(_ update: RefreshUpdate, around center: Drawing.Point, measuredBy drawing: Drawing) {
    let surroundings = update.surroundings
    guard update.edge.isVertical, let message = update.message, !message.utf8.isEmpty else { return nil }
    let isTwo = Self.height(2, in: surroundings) <= update.heldExtent
    guard isTwo || Self.height(1, in: surroundings) <= update.heldExtent else { return nil }
    let room = max(0, update.crossLength - 2 * Self.margin)
    let line = drawing.size(of: message, Self.style, lines: 1)
    lines = isTwo && line.width > room ? 2 : 1
    let height = line.height * Double(lines)
    let width = min(line.width.rounded(.up), room)
    let symbol = Self.symbolHeight * surroundings.indicatorScale
    let block = height + Self.gap + symbol
    (string, size) = (message, Drawing.Size(width: width, height: height))
    origin = .init(
      x: ((update.crossLength - width) / 2).rounded(.down), y: (center.y - block / 2).rounded(.down))
    symbolOffset = (block - symbol) / 2
    let uncovered = min(update.visibleExtent, update.heldExtent)
    let onset = max(0.5, min(Self.onset, update.heldExtent - block))
    visibility = uncovered < update.heldExtent ? Easing.smooth((uncovered - block) / onset) : 1
  }

  /// Draws the sentence.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.text(string, style: Self.style, paint: paint, in: origin, size: size, alignment: .center, lines: lines)
  }
}
