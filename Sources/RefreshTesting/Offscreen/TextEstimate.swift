import RefreshCore

/// Measures texts without a font, by the typical width of each kind of letter.
///
/// Replaces the measurement of a host in tests and SVG pictures. Widths are those of a neutral sans-serif typeface, and
/// rather too large than too small; heights are the system's for the text size.
///
/// ```swift
/// var drawing = Drawing(measuring: TextEstimate(textSize: .accessibilityLarge, isBold: true))
/// let size = drawing.size(of: "Pull to refresh", .init(.subheadline))
/// ```
public final class TextEstimate: TextMeasuring {
  /// An estimate at the default text size.
  package static let standard = TextEstimate()

  private let textSize: RefreshTextSize

  /// `true` if the user turned on bold text.
  package let isBold: Bool

  /// Creates an estimate.
  ///
  /// - Parameters:
  ///   - textSize: The text size of the user. The system default by default.
  ///   - isBold: `true` if the user turned on bold text, which is wider. `false` by default.
  public init(textSize: RefreshTextSize = .large, isBold: Bool = false) {
    self.textSize = textSize
    self.isBold = isBold
  }

  /// The size of a text, in points.
  package func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
    var (widest, count) = (0.0, 0)
    forEachLine(of: text, style: style, width: width) { _, length in
      count += 1
      if lines == 0 || count <= lines { widest = max(widest, length) }
    }
    // A truncated text fills its line.
    if lines > 0 && count > lines { (widest, count) = (width, lines) }
    return Drawing.Size(width: min(widest, width), height: Double(count) * lineHeight(of: style))
  }

  /// Breaks a text into lines, at spaces and between ideographs, and calls `body` with each line and its width in
  /// points.
  ///
  /// A word wider than a line gets a line of its own.
  package func forEachLine(
    of text: String, style: Drawing.TextStyle, width: Double,
    _ body: (_ line: Range<String.Index>, _ width: Double) -> Void
  ) {
    let scalars = text.unicodeScalars
    let em = pointSize(of: style) * widthFactor(of: style)
    var (start, length) = (scalars.startIndex, 0.0)
    // The last possible line break: after the last space or ideograph that fits.
    var (breakIndex, breakLength, afterBreak) = (start, 0.0, start)
    var index = start
    while index < scalars.endIndex {
      let letter = LetterWidth(scalars[index])
      let next = scalars.index(after: index)
      if length + letter.ems * em > width && !letter.isSpace && breakIndex > start {
        body(start..<breakIndex, breakLength)
        start = afterBreak
        length = 0
        breakIndex = start
        index = start
        continue
      }
      if letter.isSpace { (breakIndex, breakLength, afterBreak) = (index, length, next) }
      length += letter.ems * em
      if letter.isIdeograph { (breakIndex, breakLength, afterBreak) = (next, length, next) }
      index = next
    }
    if start < scalars.endIndex { body(start..<scalars.endIndex, length) }
  }

  /// The line height, in points.
  package func lineHeight(of style: Drawing.TextStyle) -> Double {
    textSize.lineHeight(of: style.size) * style.scale
  }

  /// The point size of the letters.
  package func pointSize(of style: Drawing.TextStyle) -> Double { textSize.pointSize(of: style.size) * style.scale }

  /// The factor by which heavier letters are wider.
  private func widthFactor(of style: Drawing.TextStyle) -> Double {
    let weight = isBold ? Drawing.TextStyle.Weight.semibold : style.weight
    return switch weight {
    case .regular: 1
    case .medium: 1.02
    case .semibold: 1.04
    }
  }
}

extension Drawing {
  /// Creates an empty drawing whose texts an estimate measures.
  public init(measuring estimate: TextEstimate) { self.init(measuredBy: estimate) }
}
