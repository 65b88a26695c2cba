import RefreshCore

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

  private static func leastScale(_ style: Drawing.TextStyle, _ surroundings: RefreshSurroundings) -> Double {
    min(leastScale, leastLetters / surroundings.pointSize(of: style.size))
  }
}
