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
  package func lineHeight(of style: Drawing.TextStyle) -> Double { textSize.lineHeight(of: style.size) * style.scale }

  /// The point size of the letters.
  package func pointSize(of style: Drawing.TextStyle) -> Double { textSize.pointSize(of: style.size) * style.scale }

  /// The factor by which heavier letters are wider.
  private func widthFactor(of style: Drawing.TextStyle) -> Double {
    switch isBold ? .semibold : style.weight {
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

/// The typical width of a letter, in ems.
struct LetterWidth {
  let ems: Double
  let isSpace: Bool

  /// `true` if a line may break after the letter: ideographs and kana.
  let isIdeograph: Bool

  init(_ letter: Unicode.Scalar) {
    let code = letter.value
    isSpace = code == 0x20
    isIdeograph =
      (0x2E80...0x9FFF).contains(code) || (0xF900...0xFAFF).contains(code) || (0xFF00...0xFF60).contains(code)
    ems = isIdeograph ? 1 : code < 0x7F ? Self.latin(code) : Self.other(code)
  }

  /// The width of an ASCII letter, by its shape.
  private static func latin(_ code: UInt32) -> Double {
    switch Unicode.Scalar(UInt8(code)) {
    case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": 0.29
    case "f", "r", "t", "(", ")", "-", "/": 0.39
    case "m", "w", "M", "W", "%", "@": 0.9
    case "A"..."Z": 0.69
    case "0"..."9": 0.63
    default: 0.58
    }
  }

  /// The width of any other letter, by its script.
  private static func other(_ code: UInt32) -> Double {
    switch code {
    // Combining marks, joiners and directional marks have no width; vowel signs of Thai and Devanagari mostly stand
    // above.
    case 0x300...0x36F, 0x591...0x5C7, 0x64B...0x65F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
    case 0x93C...0x94D, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: 0.1
    case 0x600...0x6FF: 0.54
    case 0x5D0...0x5EA, 0xE00...0xE7F: 0.6
    case 0x1100...0x11FF, 0xAC00...0xD7AF: 0.95
    case 0x2026: 0.9
    case 0x1F000...0x1FAFF: 1.3
    default: 0.64
    }
  }
}
