import RefreshAnimators
import RefreshTesting

extension DisplayList {
  /// A line of a text that is to be written.
  private struct Line {
    let range: Range<String.Index>
    let isCut: Bool
  }

  /// The distance of a baseline below the middle of its line, in ems: half of ascent minus descent of San Francisco,
  /// whose ascent is 0.952 and whose descent is 0.241.
  private static let baseline = (0.952 - 0.241) / 2

  /// A box that was measured by the same estimate is as wide as its text, but for rounding.
  private static let tolerance = 0.01

  /// Writes each line of a text; a line wider than the available width is truncated with "…".
  mutating func write(_ text: Drawing.Text, _ palette: InkPalette, _ estimate: TextEstimate) {
    let lines = lines(of: text, estimate)
    let height = estimate.lineHeight(of: text.style)
    let size = estimate.pointSize(of: text.style)
    let first = text.origin.y + (text.size.height - height * Double(lines.count - 1)) / 2
    for (index, line) in lines.enumerated() {
      append(Step.text.rawValue)
      append(text.edge)
      append(first + height * Double(index) + Self.baseline * size)
      append(Double(text.alignment.rawValue))
      append(size)
      append(Self.weight(of: text.style, isBold: estimate.isBold))
      append(text.style.isUnderlined ? 1 : 0)
      append(text.style.hasTabularDigits ? 1 : 0)
      append(text.string.unicodeScalars.startsRightToLeft ? 1 : 0)
      append(text.size.width)
      write(line, of: text.string)
      append(text.paint, palette)
    }
  }

  /// As UTF-8; a view of a part of the string would bring UTF-16 into the page.
  private mutating func write(_ line: Line, of text: String) {
    let start = bytes.count
    append(Double(start))
    let scalars = text.unicodeScalars
    var index = line.range.lowerBound
    while index < line.range.upperBound {
      append(scalars[index])
      index = scalars.index(after: index)
    }
    if line.isCut { append("…") }
    append(Double(bytes.count - start))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let tail = value < 0x80 ? 0 : value < 0x800 ? 1 : value < 0x10000 ? 2 : 3
    let head: UInt32 = tail == 0 ? 0 : tail == 1 ? 0xC0 : tail == 2 ? 0xE0 : 0xF0
    append(byte: UInt8(head | value >> UInt32(6 * tail)))
    for shift in (0..<tail).reversed() { append(byte: UInt8(0x80 | value >> UInt32(6 * shift) & 0x3F)) }
  }

  private func lines(of text: Drawing.Text, _ estimate: TextEstimate) -> [Line] {
    var ranges: [Range<String.Index>] = []
    let width = text.size.width + Self.tolerance
    estimate.forEachLine(of: text.string, style: text.style, width: width) { range, _ in ranges.append(range) }
    let count = text.lines > 0 ? min(text.lines, ranges.count) : ranges.count
    return (0..<count).map { Line(range: ranges[$0], isCut: $0 == count - 1 && count < ranges.count) }
  }

  /// The system's bold text makes every weight a step heavier.
  private static func weight(of style: Drawing.TextStyle, isBold: Bool) -> Double {
    switch style.weight {
    case .regular: isBold ? 600 : 400
    case .medium: isBold ? 700 : 500
    case .semibold: isBold ? 700 : 600
    }
  }
}

extension Drawing.Text {
  /// The horizontal anchor of its lines.
  fileprivate var edge: Double {
    switch alignment {
    case .left: origin.x
    case .center: origin.x + size.width / 2
    case .right: origin.x + size.width
    }
  }
}

extension String.UnicodeScalarView {
  /// Returns `true` if the first strong letter is Hebrew, Arabic or of another script from right to left.
  fileprivate var startsRightToLeft: Bool {
    for scalar in self {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return true
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x900...0x1FFF, 0x3000...0xD7FF: return false
      default: continue
      }
    }
    return false
  }
}
