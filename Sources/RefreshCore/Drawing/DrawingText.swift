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
      Text(string: string, style: style, paint: paint, origin: origin, size: size, alignment: alignment, lines: lines))
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

  /// A semantic text style that the host resolves to a font.
  ///
  /// The font of the host follows the text size and the bold text setting of the user.
  ///
  /// ```swift
  /// drawing.text("Updated", style: .init(.caption, weight: .medium), paint: .secondaryLabel, centeredAt: .init(x: 160, y: 30))
  /// ```
  ///
  /// A title with a second line:
  ///
  /// ```swift
  /// drawing.text(
  ///   "3 new posts", style: .init(.subheadline, weight: .semibold), paint: .label, centeredAt: .init(x: 160, y: 20))
  /// drawing.text(
  ///   "Updated 4 min ago", style: .init(.footnote, weight: .regular, hasTabularDigits: true),
  ///   centeredAt: .init(x: 160, y: 40))
  /// ```
  public struct TextStyle: Equatable, Sendable {
    /// The role of a text, which determines its size.
    public enum Size: UInt8, CaseIterable, Sendable {
      /// A title: 15 points with a line height of 20 at the default text size.
      case subheadline
      /// A remark: 13 points with a line height of 18.
      case footnote
      /// A second line: 12 points with a line height of 16; the system style *caption 1*.
      case caption
    }

    /// The weight of the letters.
    public enum Weight: UInt8, CaseIterable, Sendable {
      /// The weight of body text.
      case regular
      /// Slightly heavier than body text.
      case medium
      /// The weight of a button.
      case semibold
    }

    /// The role of the text.
    package var size: Size

    /// The weight of the letters.
    package var weight: Weight

    /// `true` if all digits have the same width, so that a running time does not jitter.
    package var hasTabularDigits: Bool

    /// `true` if the text is underlined.
    package var isUnderlined: Bool

    /// A factor of the point size; 1 by default.
    ///
    /// A drawing clamps it to 0.01...100; NaN is replaced by 1.
    package var scale: Double

    /// Creates a style.
    public init(
      _ size: Size, weight: Weight = .regular, hasTabularDigits: Bool = false, isUnderlined: Bool = false,
      scale: Double = 1
    ) {
      self.size = size
      self.weight = weight
      self.hasTabularDigits = hasTabularDigits
      self.isUnderlined = isUnderlined
      self.scale = scale
    }
  }
}

/// Measures texts for a drawing, as its host renders them.
package protocol TextMeasuring: AnyObject, Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - style: The style of the text.
  ///   - width: The maximum width of a line, in points; may be infinite.
  ///   - lines: The maximum number of lines; 0 for no limit.
  /// - Returns: The smallest box for the text, at most `width` wide.
  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size
}

/// The twelve text sizes of Dynamic Type, from the smallest to the largest.
///
/// An animator leaves room for its texts; a test tries every size:
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   let size = surroundings.textSize
///   let extent = size.lineHeight(of: .footnote) + size.pointSize(of: .footnote)
///   return RefreshMetrics(heldExtent: size.isAccessibilitySize ? 1.5 * extent : extent)
/// }
/// for textSize in RefreshTextSize.allCases {
///   #expect(metrics(in: RefreshSurroundings(textSize: textSize)).heldExtent > 0)
/// }
/// ```
public enum RefreshTextSize: CaseIterable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than medium.
  case small
  /// One step below the default.
  case medium
  /// The system's default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// `true` for the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }
}

extension RefreshTextSize {
  /// The point size of a text: Apple's Human Interface Guidelines, *Dynamic Type sizes*.
  public func pointSize(of size: Drawing.TextStyle.Size) -> Double { metrics(of: size).letters }

  /// The line height of a text in points, from the same table.
  public func lineHeight(of size: Drawing.TextStyle.Size) -> Double { metrics(of: size).line }

  private typealias Metrics = (letters: Double, line: Double)

  private func metrics(of size: Drawing.TextStyle.Size) -> Metrics {
    switch size {
    case .subheadline: row.subheadline
    case .footnote: row.footnote
    case .caption: row.caption
    }
  }

  /// The letters and the line of each style at this size.
  private var row: (subheadline: Metrics, footnote: Metrics, caption: Metrics) {
    switch self {
    case .extraSmall: ((12, 16), (12, 16), (11, 13))
    case .small: ((13, 18), (12, 16), (11, 13))
    case .medium: ((14, 19), (12, 16), (11, 13))
    case .large: ((15, 20), (13, 18), (12, 16))
    case .extraLarge: ((17, 22), (15, 20), (14, 19))
    case .extraExtraLarge: ((19, 24), (17, 22), (16, 21))
    case .extraExtraExtraLarge: ((21, 28), (19, 24), (18, 23))
    case .accessibilityMedium: ((25, 31), (23, 29), (22, 28))
    case .accessibilityLarge: ((30, 37), (27, 33), (26, 32))
    case .accessibilityExtraLarge: ((36, 43), (33, 40), (32, 39))
    case .accessibilityExtraExtraLarge: ((42, 50), (38, 46), (37, 44))
    case .accessibilityExtraExtraExtraLarge: ((49, 58), (44, 52), (43, 51))
    }
  }
}
