import RefreshCore

extension Drawing {
  /// The drawing as text, a line per step, with three decimals: for goldens, and to read in a failed test.
  ///
  /// Groups indent what is in them. Points are "x,y"; what has its default value is left out.
  ///
  /// ```swift
  /// var drawing = Drawing(measuring: TextEstimate())
  /// GumAnimator.gum.redraw(RefreshUpdate(state: .pulling, visibleExtent: 60), in: &drawing)
  /// #expect(drawing.transcript == golden)
  /// ```
  public var transcript: String {
    var lines: [String] = []
    var depth = 0
    for command in commands {
      if case .endGroup = command {
        depth -= 1
        continue
      }
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + words(of: command))
      lines += elements(of: command).map { indent + "  " + $0.words }
      if case .beginGroup(let index) = command {
        depth += 1
        if let clip = groups[index].clip { lines += elements[clip].map { indent + "  | " + $0.words } }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func words(of command: Command) -> String {
    switch command {
    case .fill(let paint, _, let isEvenOdd): "fill \(paints[paint].words)\(isEvenOdd ? " even-odd" : "")"
    case .stroke(let paint, let stroke, _): "stroke \(paints[paint].words) \(stroke.words)"
    case .shadow(let shadow, _): "shadow \(shadow.words)"
    case .text(let index): "text \(texts[index].words)"
    case .beginGroup(let index):
      "group" + groups[index].words + (groups[index].symbol.map { " symbol \(symbols[$0].words)" } ?? "")
    case .endGroup: "end"
    }
  }

  private func elements(of command: Command) -> ArraySlice<Path.Element> {
    switch command {
    case .fill(_, let range, _), .stroke(_, _, let range), .shadow(_, let range): elements[range]
    case .text, .beginGroup, .endGroup: []
    }
  }
}

extension Drawing.Point {
  fileprivate var words: String { "\(Decimals.fixed(x)),\(Decimals.fixed(y))" }
}

extension Drawing.Path.Element {
  fileprivate var words: String {
    switch self {
    case .move(let point): "move \(point.words)"
    case .line(let point): "line \(point.words)"
    case .cubic(let first, let second, let end): "cubic \(first.words) \(second.words) \(end.words)"
    case .close: "close"
    }
  }
}

extension Drawing.Paint {
  fileprivate var words: String {
    switch self {
    case .solid(let color, let opacity):
      color.words + (opacity == 1 ? "" : " at \(Decimals.fixed(opacity))")
    case .fading(let fade):
      "\(fade.color.words) from \(fade.start.words) at \(Decimals.fixed(fade.startOpacity))"
        + " to \(fade.end.words) at \(Decimals.fixed(fade.endOpacity))"
    }
  }
}

extension Drawing.Color {
  fileprivate var words: String {
    guard case .exact(let red, let green, let blue) = self else { return "\(self)" }
    return "rgb \(Decimals.fixed(red)) \(Decimals.fixed(green)) \(Decimals.fixed(blue))"
  }
}

extension Drawing.Stroke {
  fileprivate var words: String {
    let part = start == 0 && end == 1 ? "" : " from \(Decimals.fixed(start)) to \(Decimals.fixed(end))"
    return "width \(Decimals.fixed(width))\(cap == .round ? "" : " butt")\(part)"
  }
}

extension Drawing.Shadow {
  fileprivate var words: String { "at \(Decimals.fixed(opacity)) offset \(offset.words) blur \(Decimals.fixed(blur))" }
}

extension Drawing.Group {
  fileprivate var words: String {
    var words = opacity == 1 ? "" : " opacity \(Decimals.fixed(opacity))"
    if transform != .identity { words += " transform \(transform.words)" }
    if let motion { words += " \(motion.words)" }
    let usesAnchor = transform != .identity || motion.map { $0.property != .opacity } ?? false
    if usesAnchor && anchor != .zero { words += " around \(anchor.words)" }
    if clip != nil { words += clipsEvenOdd ? " clipped even-odd to" : " clipped to" }
    return words
  }
}

extension Drawing.Text {
  fileprivate var words: String {
    "\(string.debugDescription) \(style.words) \(paint.words) in \(origin.words)"
      + " \(Decimals.fixed(size.width))×\(Decimals.fixed(size.height)) \(alignment) lines \(lines)"
  }
}

extension Drawing.TextStyle {
  fileprivate var words: String {
    "\(size) \(weight)\(hasTabularDigits ? " tabular" : "")\(isUnderlined ? " underlined" : "")"
      + (scale == 1 ? "" : " × \(Decimals.fixed(scale))")
  }
}

extension Drawing.Symbol {
  fileprivate var words: String { "\(name) \(Decimals.fixed(pointSize)) \(weight) \(paint.words) at \(center.words)" }
}

extension Drawing.Transform {
  fileprivate var words: String { "[\([a, b, c, d, tx, ty].map(Decimals.fixed).joined(separator: " "))]" }
}

extension Drawing.Motion {
  fileprivate var words: String {
    "loop \(property) \(wave.words) period \(Decimals.fixed(period))"
      + (phase == 0 ? "" : " phase \(Decimals.fixed(phase))")
  }
}

extension Drawing.Wave {
  fileprivate var words: String {
    switch self {
    case .ramp(let start, let end): "ramp \(Decimals.fixed(start)) \(Decimals.fixed(end))"
    case .cosine(let start, let end): "cosine \(Decimals.fixed(start)) \(Decimals.fixed(end))"
    case .flash(let high, let low, let fall, let rise):
      "flash \([high, low, fall, rise].map(Decimals.fixed).joined(separator: " "))"
    }
  }
}
