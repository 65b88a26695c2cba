import RefreshCore

/// A line of words, set as large as there is room for.
struct FooterLine {
  /// The words.
  let string: String

  /// How they are set.
  let style: Drawing.TextStyle

  /// The room that they take, in points.
  let size: Drawing.Size

  /// How many lines they are.
  let lines: Int

  /// How much smaller words are set before they are cut off: to 0.7, or to the size of the default if that is less.
  private static let leastScale = 0.7
  private static let leastLetters = 13.0

  /// What is left of the room after words were made smaller: letters do not become narrower in proportion.
  private static let slack = 0.98

  /// Sets words.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - style: How they are set where there is room.
  ///   - room: The room for them and for what stands beside them.
  ///   - beside: The width of what stands beside them, in points; it becomes smaller with them.
  ///   - lines: The most lines, 1 or 2; two only where they have room at full size.
  ///   - drawing: Measures them.
  ///   - surroundings: The text size.
  init(
    _ string: String, _ style: Drawing.TextStyle, room: Drawing.Size, beside: Double = 0, lines: Int = 1,
    _ drawing: Drawing, _ surroundings: RefreshSurroundings
  ) {
    self.string = string
    let line = drawing.size(of: string, style, lines: 1)
    let fits = line.width + beside <= room.width
    if !fits && lines > 1 && 2 * line.height <= room.height {
      let block = drawing.size(of: string, style, width: room.width)
      if block.height < 2.5 * line.height {
        (self.style, self.lines) = (style, 2)
        size = Drawing.Size(width: room.width, height: block.height)
        return
      }
    }
    self.lines = 1
    let scale = fits && line.height <= room.height ? 1 : Self.scale(line, room, beside, surroundings, style)
    var fitted = style
    fitted.scale *= scale
    self.style = fitted
    let set = scale < 1 ? drawing.size(of: string, fitted, lines: 1) : line
    let width = min(set.width.rounded(.up), max(0, room.width - beside * scale))
    size = Drawing.Size(width: width, height: set.height)
  }

  /// The size of the words, and of what stands beside them, as a part of the full one.
  var scale: Double { style.scale }

  private static func scale(
    _ line: Drawing.Size, _ room: Drawing.Size, _ beside: Double, _ surroundings: RefreshSurroundings,
    _ style: Drawing.TextStyle
  ) -> Double {
    let least = min(leastScale, leastLetters / surroundings.textSize.pointSize(of: style.size))
    let fitting = min(room.width / (line.width + beside), room.height / line.height)
    return min(1, max(least, slack * fitting))
  }
}
