/// The layout of a row with a button: a capsule with a label or, under a sentence, the label alone.
struct FooterButton {
  /// The label.
  let label: FooterLabel

  /// The sentence about the failure, if there is one.
  let sentence: FooterLine?

  private let layout: FooterLayout

  /// The horizontal padding of a capsule, and the padding above and below its words together, in points.
  private static let endPadding = 16.0
  private static let linePadding = 18.0

  /// The least space between the contents and the edges of the row, in points.
  private static let clearance = 2.0

  /// The least and the most space between a sentence and the label, in points.
  private static let gaps = (least: 2.0, most: 6.0)

  init(_ button: RefreshTap, _ words: String, _ update: RefreshUpdate, _ layout: FooterLayout, _ drawing: Drawing) {
    let surroundings = update.surroundings
    self.layout = layout
    sentence = button == .retry ? Self.sentence(update, layout, drawing) : nil
    let isUnderlined = sentence != nil && surroundings.showsButtonShapes
    let style = Drawing.TextStyle(.footnote, weight: .semibold, isUnderlined: isUnderlined)
    let above = sentence.map { $0.size.height + Self.gaps.least } ?? 2 * Self.clearance
    let room = Drawing.Size(
      width: layout.lineWidth - (sentence == nil ? 2 * Self.endPadding : 0),
      height: layout.extent - 2 * Self.clearance - above)
    label = FooterLabel(button, words, style, room: room, layout, surroundings, drawing)
  }

  /// Returns the sentence, in two lines at most, if it leaves room for the label.
  private static func sentence(_ update: RefreshUpdate, _ layout: FooterLayout, _ drawing: Drawing) -> FooterLine? {
    guard layout.hasWords, let message = update.message, !message.utf8.isEmpty else { return nil }
    let surroundings = update.surroundings
    let room = layout.extent - surroundings.lineHeight(of: .footnote) - gaps.least - 2 * clearance
    guard room >= surroundings.lineHeight(of: .caption) else { return nil }
    return FooterLine(
      upToTwoLines: message, Drawing.TextStyle(.caption), room: .init(width: layout.lineWidth, height: room), drawing,
      surroundings)
  }
}

extension FooterButton {
  /// The size of the capsule; `nil` for none.
  var capsule: Drawing.Size? {
    guard sentence == nil else { return nil }
    let height = min(label.size.height + Self.linePadding, layout.extent - 2 * Self.clearance)
    return Drawing.Size(width: label.words == nil ? height : label.size.width + 2 * Self.endPadding, height: height)
  }

  /// The total height, in points.
  var height: Double { capsule?.height ?? textHeight }

  private var textHeight: Double { label.size.height + (sentence.map { $0.size.height + gap } ?? 0) }

  private var gap: Double {
    let space = layout.extent - label.size.height - (sentence?.size.height ?? 0)
    return min(max((space / 4).rounded(.down), Self.gaps.least), Self.gaps.most)
  }

  private var top: Double { layout.top(ofBlock: textHeight) }

  private var labelTop: Double { sentence == nil ? top : top + textHeight - label.size.height }

  private var labelLeft: Double { layout.left(ofBlock: label.size.width) }

  /// The middle of the label.
  var center: Drawing.Point {
    layout.hasWords ? .init(x: layout.crossLength / 2, y: labelTop + label.size.height / 2) : layout.center
  }

  /// The middle of the symbol.
  var symbolCenter: Drawing.Point { label.symbolCenter(center, left: labelLeft) }

  /// The upper left corner of the words.
  var wordsOrigin: Drawing.Point { label.wordsOrigin(center, left: labelLeft, top: labelTop) }

  /// The upper left corner of the sentence.
  var sentenceOrigin: Drawing.Point { .init(x: layout.left(ofBlock: sentence?.size.width ?? 0), y: top) }
}

/// The layout of a symbol and words beside each other, or one of them, about a middle.
struct FooterLabel {
  /// The tap whose symbol is beside the words or in their place, if there is one.
  let symbol: RefreshTap?

  /// The words, if there are any.
  let words: FooterLine?

  /// The size of the symbol as a fraction of that at the default text size.
  let symbolScale: Double

  /// The size of symbol and words together, in points.
  let size: Drawing.Size

  /// The width of a symbol, and the space between it and the words, in points at the default text size.
  private static let symbolWidth = 15.0
  private static let gap = 7.0

  /// The height of a symbol as a fraction of the line's: its arrowhead is above the letters.
  private static let symbolHeight = 1.15

  private let isRightToLeft: Bool

  init(
    _ button: RefreshTap, _ string: String, _ style: Drawing.TextStyle, room: Drawing.Size,
    _ layout: FooterLayout, _ surroundings: RefreshSurroundings, _ drawing: Drawing
  ) {
    let hasWords = layout.hasWords && !string.utf8.isEmpty
    symbol = button == .load && hasWords ? nil : button
    let beside = symbol == nil || !hasWords ? 0 : (Self.symbolWidth + Self.gap) * layout.symbolScale
    isRightToLeft = layout.isRightToLeft
    let room = Drawing.Size(width: room.width, height: max(0, room.height / (symbol == nil ? 1 : Self.symbolHeight)))
    if hasWords {
      let line = FooterLine(string, style, room: room, beside: beside, drawing, surroundings)
      words = line
      symbolScale = layout.symbolScale * line.scale
      size = Drawing.Size(width: line.size.width + beside * line.scale, height: line.size.height)
    } else {
      let line = surroundings.lineHeight(of: .footnote)
      words = nil
      symbolScale = layout.symbolScale * min(1, room.height / line)
      size = Drawing.Size(width: Self.symbolWidth * symbolScale, height: min(line, room.height))
    }
  }

  /// Returns the middle of the symbol, in a label whose middle is at a point.
  func symbolCenter(_ center: Drawing.Point, left: Double) -> Drawing.Point {
    guard words != nil, symbol != nil else { return center }
    let half = Self.symbolWidth * symbolScale / 2
    return .init(x: isRightToLeft ? left + size.width - half : left + half, y: center.y)
  }

  /// Returns the upper left corner of the words.
  func wordsOrigin(_ center: Drawing.Point, left: Double, top: Double) -> Drawing.Point {
    let width = words?.size.width ?? 0
    return .init(x: isRightToLeft ? left : left + size.width - width, y: top)
  }
}
