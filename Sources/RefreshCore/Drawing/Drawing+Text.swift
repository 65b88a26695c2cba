extension Drawing {
  /// A text in a box.
  ///
  /// Its lines are broken at words; what does not fit ends in "…". A text that is less high than its box stands in the
  /// middle of it.
  public struct Text: Sendable {
    /// Where the lines stand in the box: on the screen, whatever direction the text has.
    public enum Alignment: UInt8, Sendable {
      /// At the left side.
      case left
      /// In the middle.
      case center
      /// At the right side.
      case right
    }

    /// The words.
    public var string: String

    /// How they are set.
    public var style: TextStyle

    /// Their colour.
    public var paint: Paint

    /// The upper left corner of the box.
    public var origin: Point

    /// The size of the box, in points.
    public var size: Size

    /// Where the lines stand in the box.
    public var alignment: Alignment

    /// The most lines; 0 for as many as there are.
    public var lines: Int

    /// Creates a text.
    public init(
      _ string: String, style: TextStyle, paint: Paint, origin: Point, size: Size, alignment: Alignment = .left,
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
  /// Whether two texts look the same; words are compared byte by byte.
  public static func == (first: Self, second: Self) -> Bool {
    first.origin == second.origin && first.size == second.size && first.paint == second.paint
      && first.style == second.style && first.alignment == second.alignment && first.lines == second.lines
      && first.string.utf8.elementsEqual(second.string.utf8)
  }
}

extension Drawing {
  /// Draws a text of one line about a point.
  ///
  /// - Parameters:
  ///   - string: The words. An empty text draws nothing.
  ///   - style: How they are set.
  ///   - paint: Their colour; of one that fades, its stronger end. The quieter colour of text by default.
  ///   - center: The middle of the line.
  public mutating func text(
    _ string: String, _ style: TextStyle, _ paint: Paint = .secondaryLabel, centeredAt center: Point
  ) {
    let size = size(of: string, style, lines: 1)
    let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    text(string, style, paint, in: origin, size: size, alignment: .center)
  }

  /// Draws a text in a box.
  ///
  /// - Parameters:
  ///   - string: The words. An empty text draws nothing.
  ///   - style: How they are set.
  ///   - paint: Their colour; of one that fades, its stronger end. The quieter colour of text by default.
  ///   - origin: The upper left corner of the box.
  ///   - size: The size of the box, in points.
  ///   - alignment: Where the lines stand in the box, on the screen. At the left by default.
  ///   - lines: The most lines; 0 for as many as there are. 1 by default.
  public mutating func text(
    _ string: String, _ style: TextStyle, _ paint: Paint = .secondaryLabel, in origin: Point, size: Size,
    alignment: Text.Alignment = .left, lines: Int = 1
  ) {
    guard !string.utf8.isEmpty else { return }
    add(
      Text(string, style: style, paint: paint, origin: origin, size: size, alignment: alignment, lines: lines))
  }

  /// The size of a text as the host sets it, in points.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - style: How they are set.
  ///   - width: Where lines are broken, in points; unbroken by default.
  ///   - lines: The most lines; 0, the default, for as many as there are.
  /// - Returns: The smallest box for it; what does not fit within `lines` does not count.
  public func size(of string: String, _ style: TextStyle, width: Double = .infinity, lines: Int = 0) -> Size {
    (measurer ?? TextEstimate.standard).size(of: string, style: style, width: width, lines: lines)
  }
}
