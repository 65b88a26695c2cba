/// The room of a footer's rows.
package struct FooterLayout: Equatable, Sendable {
  /// The extent of a row along the pull, in points.
  let extent: Double

  /// The uncovered part of that extent, in points.
  let uncovered: Double

  /// The width of a row, in points.
  let crossLength: Double

  /// The middle of a row that stays: it moves with the content, and is centred in the gap until the row is all
  /// uncovered.
  let center: Drawing.Point

  /// The middle of the held extent: it does not move while the list settles.
  package let heldCenter: Drawing.Point

  /// `true` if icons are to the right of their words.
  let isRightToLeft: Bool

  /// `true` if a line of words has room.
  let hasWords: Bool

  /// The size of symbols as a fraction of those at the default text size.
  let symbolScale: Double

  /// The space between words and the sides, in points.
  static let margin = 16.0

  /// The size of the letters at the default text size, in points.
  private static let letterSize = 13.0

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    extent = update.heldExtent
    uncovered = min(update.visibleExtent, update.heldExtent)
    crossLength = update.crossLength
    center = update.point(along: update.visibleExtent - uncovered / 2, across: update.crossLength / 2)
    heldCenter = update.center
    isRightToLeft = surroundings.isRightToLeft
    hasWords = update.edge.isVertical
    symbolScale = surroundings.pointSize(of: .footnote) / Self.letterSize
  }

  /// The width of a line of words, in points.
  var lineWidth: Double { max(0, crossLength - 2 * Self.margin) }

  /// The top of a block of a height in the middle of the row, on a whole point while all of the row is uncovered.
  func top(ofBlock height: Double) -> Double { center.y - extent / 2 + ((extent - height) / 2).rounded(.down) }

  /// The left of a block of a width in the middle of the row, on a whole point.
  func left(ofBlock width: Double) -> Double { ((crossLength - width) / 2).rounded(.down) }

  /// The opacity of a block of a height: 0 until it has room, and 1 where the row is uncovered.
  func visibility(ofBlock height: Double) -> Double {
    let needed = min(height + 1, extent)
    guard uncovered < extent else { return 1 }
    return Easing.smooth((uncovered - needed) / max(0.5, min(10, extent - needed)))
  }
}

/// A line of words, in the largest size that fits.
struct FooterLine {
  /// The words.
  let string: String

  /// The text style of the words.
  let style: Drawing.TextStyle

  /// The size of the words, in points.
  let size: Drawing.Size

  /// The number of lines.
  let lines: Int

  /// The least scale of words before they are truncated: 0.7, or the size of the default if that is less.
  private static let leastScale = 0.7
  private static let leastLetters = 13.0

  /// The usable fraction of the room for smaller letters: they do not become narrower in proportion.
  private static let slack = 0.98

  /// The scale factor from one attempt to set words in two lines to the next.
  private static let step = 0.9

  /// Sets words in one line.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - style: The text style where there is room.
  ///   - room: The width for the words and for their neighbour, in points.
  ///   - beside: The width of the neighbour, in points; it is scaled with the words.
  ///   - drawing: The drawing that measures them.
  ///   - surroundings: The text size.
  init(
    _ string: String, _ style: Drawing.TextStyle, room: Drawing.Size, beside: Double = 0, _ drawing: Drawing,
    _ surroundings: RefreshSurroundings
  ) {
    let line = drawing.size(of: string, style, lines: 1)
    let fitting = min(room.width / (line.width + beside), room.height / line.height)
    let scale = fitting >= 1 ? 1 : max(Self.leastScale(style, surroundings), Self.slack * fitting)
    var fitted = style
    fitted.scale *= scale
    let set = scale < 1 ? drawing.size(of: string, fitted, lines: 1) : line
    let width = min(set.width.rounded(.up), max(0, room.width - beside * scale))
    self.init(string: string, style: fitted, size: .init(width: width, height: set.height), lines: 1)
  }

  /// Sets words in one line or, if they are larger so, in two.
  init(
    upToTwoLines string: String, _ style: Drawing.TextStyle, room: Drawing.Size, _ drawing: Drawing,
    _ surroundings: RefreshSurroundings
  ) {
    let line = drawing.size(of: string, style, lines: 1)
    let alone = min(1, room.width / line.width)
    let (least, largest) = (Self.leastScale(style, surroundings), min(1, room.height / (2 * line.height)))
    guard alone < largest, least <= largest else {
      self.init(string, style, room: room, drawing, surroundings)
      return
    }
    var fitted = style
    fitted.scale *= largest
    // Two lines and a half: it must not become a third one.
    while fitted.scale > least * style.scale,
      drawing.size(of: string, fitted, width: room.width).height > 2.5 * line.height * fitted.scale / style.scale
    {
      fitted.scale = max(least * style.scale, fitted.scale * Self.step)
    }
    let set = drawing.size(of: string, fitted, width: room.width, lines: 2)
    self.init(string: string, style: fitted, size: .init(width: room.width, height: set.height), lines: 2)
  }

  private init(string: String, style: Drawing.TextStyle, size: Drawing.Size, lines: Int) {
    (self.string, self.style, self.size, self.lines) = (string, style, size, lines)
  }

  /// The size of the words, and of their neighbour, as a fraction of the full one.
  var scale: Double { style.scale }

  /// Draws the words in the middle of their box, whose upper left corner is at a point.
  func draw(_ paint: Drawing.Paint, at origin: Drawing.Point, into drawing: inout Drawing) {
    drawing.text(string, style: style, paint: paint, in: origin, size: size, alignment: .center, lines: lines)
  }

  private static func leastScale(_ style: Drawing.TextStyle, _ surroundings: RefreshSurroundings) -> Double {
    min(leastScale, leastLetters / surroundings.pointSize(of: style.size))
  }
}

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
    let (half, length) = (Self.hairline / 2, Self.hairline)
    let (x, y) = isVertical ? (center.x, center.y - half) : (center.x - half, center.y)
    let (width, height) = isVertical ? (1, length) : (length, 1)
    path.rect(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
}
