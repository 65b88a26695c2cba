extension Drawing {
  /// The horizontal alignment of lines, independent of the writing direction.
  ///
  /// ```swift
  /// let alignment: Drawing.TextAlignment = update.surroundings.isRightToLeft ? .right : .left
  /// drawing.text(
  ///   "3 new posts", style: .init(.footnote), in: .init(x: 16, y: 8), size: .init(width: 200, height: 18),
  ///   alignment: update.message == nil ? .center : alignment)
  /// ```
  public enum TextAlignment: UInt8, Sendable {
    /// At the left side.
    case left
    /// In the middle.
    case center
    /// At the right side.
    case right
  }

  /// A text in a box.
  package struct Text: Sendable {
    /// The words of the text.
    package var string: String

    /// The style of the text.
    package var style: TextStyle

    /// The colour of the text.
    package var paint: Paint

    /// The top left corner of the box.
    package var origin: Point

    /// The size of the box, in points.
    package var size: Size

    /// The alignment of the lines in the box.
    package var alignment: TextAlignment

    /// The maximum number of lines; 0, and a negative number, for no limit.
    package var lines: Int

    /// Creates a text.
    package init(
      _ string: String, style: TextStyle, paint: Paint, origin: Point, size: Size, alignment: TextAlignment = .left,
      lines: Int = 1
    ) {
      self.string = string
      self.style = style
      self.paint = paint
      self.origin = origin
      self.size = size
      self.alignment = alignment
      self.lines = lines
    }
  }
}

extension Drawing.Text: Equatable {
  /// `true` if two texts look the same; words are compared byte by byte.
  package static func == (first: Self, second: Self) -> Bool {
    first.origin == second.origin && first.size == second.size && first.paint == second.paint
      && first.style == second.style && first.alignment == second.alignment && first.lines == second.lines
      && first.string.utf8.elementsEqual(second.string.utf8)
  }
}

extension Drawing {
  /// Draws a line of text centred at a point.
  ///
  /// ```swift
  /// drawing.text("Updated", style: .init(.footnote), paint: .label, centeredAt: update.center)
  /// ```
  ///
  /// - Parameters:
  ///   - string: The words. An empty text draws nothing.
  ///   - style: The style of the text.
  ///   - paint: The colour; of a fade, its more opaque end. The secondary label colour by default.
  ///   - center: The centre of the line.
  public mutating func text(
    _ string: String, style: TextStyle, paint: Paint = .secondaryLabel, centeredAt center: Point
  ) {
    let size = size(of: string, style, lines: 1)
    let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    text(string, style: style, paint: paint, in: origin, size: size, alignment: .center)
  }

  /// Draws a text in a box.
  ///
  /// Lines break between words and are truncated with "…". A text shorter than its box is centred vertically.
  ///
  /// ```swift
  /// let size = drawing.size(of: "3 new posts", .init(.subheadline), width: 240, lines: 2)
  /// drawing.text("3 new posts", style: .init(.subheadline), in: .init(x: 16, y: 8), size: size, lines: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - string: The words. An empty text draws nothing.
  ///   - style: The style of the text.
  ///   - paint: The colour; of a fade, its more opaque end. The secondary label colour by default.
  ///   - origin: The top left corner of the box.
  ///   - size: The size of the box, in points.
  ///   - alignment: The alignment of the lines in the box, on the screen. `.left` by default.
  ///   - lines: The maximum number of lines; 0 for no limit. 1 by default.
  public mutating func text(
    _ string: String, style: TextStyle, paint: Paint = .secondaryLabel, in origin: Point, size: Size,
    alignment: TextAlignment = .left, lines: Int = 1
  ) {
    guard !string.utf8.isEmpty else { return }
    add(
      Text(string, style: style, paint: paint, origin: origin, size: size, alignment: alignment, lines: lines))
  }

  /// The size of a text as the host renders it, in points.
  ///
  /// ```swift
  /// let size = drawing.size(of: "3 new posts", .init(.footnote), width: update.crossLength - 32, lines: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - style: The style of the text.
  ///   - width: The maximum width of a line, in points; unlimited by default.
  ///   - lines: The maximum number of lines; 0, the default, for no limit.
  /// - Returns: The smallest box for the text, without the lines beyond `lines`; zero without a host.
  public func size(of string: String, _ style: TextStyle, width: Double = .infinity, lines: Int = 0) -> Size {
    measurer?.size(of: string, style: style.usable, width: width, lines: lines) ?? Size(width: 0, height: 0)
  }
}
