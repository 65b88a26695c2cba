import RefreshCore
import RefreshTesting

extension SVGWriter {
  /// The fonts of captions and texts: Inter is similar to the system's font.
  static let fontFamily = "Inter, -apple-system, 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK SC', sans-serif"

  /// The distance of the baseline below the middle of its line, in ems: half of ascent minus descent of San Francisco,
  /// whose ascent is 0.952 and whose descent is 0.241.
  private static let baseline = (0.952 - 0.241) / 2

  /// Adds a text to a page: the estimate decides where its lines are broken and truncated.
  func append(_ text: Drawing.Text, to page: inout SVGPage) {
    let lines = TextLines(text, measuredBy: self.text).lines
    let height = self.text.lineHeight(of: text.style)
    let first = text.origin.y + (text.size.height - height * Double(lines.count - 1)) / 2
    let size = self.text.pointSize(of: text.style)
    let style = attributes(of: text, size: size) + attributes("fill", text.paint, on: &page)
    for (index, line) in lines.enumerated() {
      let y = first + height * Double(index) + Self.baseline * size
      let isRightToLeft = line.startsRightToLeft
      var place = [("x", Decimals.short(text.edge)), ("y", Decimals.short(y))]
      if let anchor = text.alignment.anchor(isRightToLeft: isRightToLeft) { place.append(("text-anchor", anchor)) }
      if isRightToLeft { place += [("direction", "rtl"), ("unicode-bidi", "embed")] }
      page.add("text", place + style, text: line)
    }
  }

  private func attributes(of text: Drawing.Text, size: Double) -> [(String, String)] {
    var attributes = [("font-family", Self.fontFamily), ("font-size", Decimals.short(size))]
    if let weight = weight(of: text.style) { attributes.append(("font-weight", weight)) }
    if text.style.isUnderlined { attributes.append(("text-decoration", "underline")) }
    if text.style.hasTabularDigits { attributes.append(("style", "font-variant-numeric:tabular-nums")) }
    return attributes
  }

  /// The system's bold text makes every weight a step heavier.
  private func weight(of style: Drawing.TextStyle) -> String? {
    switch (style.weight, text.isBold) {
    case (.regular, false): nil
    case (.medium, false): "500"
    case (.regular, true), (.semibold, false): "600"
    case (.medium, true), (.semibold, true): "700"
    }
  }
}

extension Drawing.Text {
  /// The horizontal position of the lines' anchor.
  fileprivate var edge: Double {
    switch alignment {
    case .left: origin.x
    case .center: origin.x + size.width / 2
    case .right: origin.x + size.width
    }
  }
}

extension Drawing.TextAlignment {
  /// Returns the SVG anchor of a line, in the direction of its words; `nil` for its start.
  fileprivate func anchor(isRightToLeft: Bool) -> String? {
    switch (self, isRightToLeft) {
    case (.center, _): "middle"
    case (.left, false), (.right, true): nil
    case (.left, true), (.right, false): "end"
    }
  }
}

extension String {
  /// `true` if the first letter with a direction runs from right to left, which decides for the whole text: rule P2 of
  /// the Unicode Bidirectional Algorithm.
  var startsRightToLeft: Bool {
    for scalar in unicodeScalars {
      if scalar.isRightToLeft { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// `true` for Hebrew, Arabic and their neighbours, with their presentation forms.
  fileprivate var isRightToLeft: Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
  }
}
