import RefreshCore

/// Where the row of the arrow stands across the strip: a block in the middle that is as wide in every state.
///
/// The block has room for the widest title of a session and for a usual second line. A second line that is longer, as
/// the sentence of an error may be, goes on to the margin: words never move the icon.
struct ArrowColumn: Equatable {
  /// The middle of the icon across the strip, in points.
  let iconCenter: Double

  /// Where the text begins, in points from the left side of the strip.
  let textStart: Double

  /// The width of the text, in points.
  let textWidth: Double

  /// Where the lines stand.
  let alignment: Drawing.Text.Alignment

  /// How the titles fit, all alike.
  let fit: ArrowFit

  /// The column of a layout whose text is measured by a drawing.
  init(_ layout: ArrowLayout, _ words: ArrowWords, in surroundings: RefreshSurroundings, measuredBy drawing: Drawing) {
    let crossLength = surroundings.crossLength
    guard layout.form != .alone else {
      self.init(
        icon: (crossLength / 2).rounded(.down), text: 0..<crossLength, fit: ArrowFit(0, in: crossLength, isLarge: false)
      )
      return
    }
    let room = layout.room(crossLength)
    var widest = 0.0
    words.forEachTitle { widest = max(widest, drawing.size(of: $0, layout.titleStyle(), lines: 1).width) }
    let fit = ArrowFit(widest, in: room, isLarge: surroundings.textSize.isAccessibilitySize)
    guard layout.form == .beside else {
      let margin = ArrowLayout.sideMargin
      self.init(icon: (crossLength / 2).rounded(.down), text: margin..<max(margin, crossLength - margin), fit: fit)
      return
    }
    let line = layout.hasSecondLine ? Self.usualLine(words.texts, drawing) : 0
    let reserved = fit.lines > 1 ? room : min(room, max(widest * fit.scale, line))
    self.init(layout, reserved: reserved, fit: fit, in: surroundings)
  }

  /// A block in the middle: icon, gap, text; mirrored where the layout runs from right to left.
  private init(_ layout: ArrowLayout, reserved: Double, fit: ArrowFit, in surroundings: RefreshSurroundings) {
    let crossLength = surroundings.crossLength
    let start = ((crossLength - layout.slot - layout.gap - reserved) / 2).rounded(.toNearestOrEven)
    let text = (start + layout.slot + layout.gap)..<(crossLength - ArrowLayout.sideMargin)
    if surroundings.isRightToLeft {
      let right = crossLength.rounded(.down)
      self.init(
        icon: right - start - layout.slot / 2, text: (right - text.upperBound)..<(right - text.lowerBound),
        alignment: .right, fit: fit)
    } else {
      self.init(icon: start + layout.slot / 2, text: text, alignment: .left, fit: fit)
    }
  }

  private init(
    icon: Double, text: Range<Double>, alignment: Drawing.Text.Alignment = .center, fit: ArrowFit
  ) {
    iconCenter = icon
    textStart = text.lowerBound
    textWidth = text.upperBound - text.lowerBound
    self.alignment = alignment
    self.fit = fit
  }

  /// About the width of a second line such as "Updated 4 min ago": a placeholder is as wide as a number.
  private static func usualLine(_ texts: RefreshTexts, _ drawing: Drawing) -> Double {
    lineWidth(texts.updatedAt, drawing) + lineWidth(texts.minutesAgo, drawing) - lineWidth(placeholder, drawing)
  }

  private static func lineWidth(_ string: String, _ drawing: Drawing) -> Double {
    drawing.size(of: string, ArrowLayout.lineStyle(), lines: 1).width
  }

  /// What stands for a word or a number in a pattern.
  private static let placeholder = "%@"
}

extension ArrowLayout {
  /// How titles are set.
  func titleStyle(scale: Double = 1) -> Drawing.TextStyle {
    isFooter ? .init(.footnote, scale: scale) : .init(.subheadline, weight: .medium, scale: scale)
  }

  /// How the second line is set.
  static func lineStyle(scale: Double = 1) -> Drawing.TextStyle {
    .init(.caption, hasTabularDigits: true, scale: scale)
  }
}
