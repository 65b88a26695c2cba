import RefreshCore

/// The words of the arrow's row for one update, with their positions.
struct ArrowRow {
  let layout: ArrowLayout
  let column: ArrowColumn

  /// The column of the outcome: its words are centred on their own, since they replace others anyway.
  let outcomeColumn: ArrowColumn
  let words: ArrowWords
  let fades: ArrowFades
  let update: RefreshUpdate

  /// The distance over which a text fades in once it has room, in points.
  private static let onset = 10.0

  init(_ update: RefreshUpdate, _ layout: ArrowLayout, _ words: ArrowWords, measuredBy drawing: Drawing) {
    (self.update, self.layout, self.words) = (update, layout, words)
    column = ArrowColumn(layout, words, in: update.surroundings, measuredBy: drawing)
    outcomeColumn = column.centered(on: words, layout, in: update.surroundings, measuredBy: drawing)
    fades = ArrowFades(update, words)
  }

  /// The middle of the icon in the drawing.
  var iconCenter: Drawing.Point { iconCenter(in: column) }

  /// The middle of the outcome's icon in the drawing.
  var badgeCenter: Drawing.Point { iconCenter(in: outcomeColumn) }

  private func iconCenter(in column: ArrowColumn) -> Drawing.Point {
    update.edge.isVertical
      ? .init(x: column.iconCenter, y: layout.iconCenter(update.visibleExtent))
      : .init(x: update.visibleExtent / 2, y: column.iconCenter)
  }

  /// Draws the titles and the second line.
  func draw(into drawing: inout Drawing) {
    guard layout.form != .alone else { return }
    let (has, will) = (words.line != nil, words.outcomeLine != nil)
    title(words.pull, fades.pull, hasLine: has, in: column, into: &drawing)
    title(words.release, fades.release, hasLine: has, in: column, into: &drawing)
    title(words.refreshing, fades.refreshing, hasLine: has, in: column, into: &drawing)
    title(words.outcome, fades.outcome, hasLine: will, in: outcomeColumn, into: &drawing)
    switch (words.line, words.outcomeLine) {
    case (let before?, let after?) where column == outcomeColumn && ArrowWords.areEqual(before, after):
      line(before, 1, in: column, into: &drawing)
    case (let before, let after):
      if let before { line(before, ArrowFades.going(update.outcomeFraction), in: column, into: &drawing) }
      if let after { line(after, ArrowFades.coming(update.outcomeFraction), in: outcomeColumn, into: &drawing) }
    }
  }

  private func room(hasLine: Bool) -> Double {
    Easing.smooth((update.visibleExtent - layout.roomForText(hasLine: hasLine)) / Self.onset)
  }

  private func title(
    _ string: String, _ opacity: Double, hasLine: Bool, in column: ArrowColumn, into drawing: inout Drawing
  ) {
    let opacity = opacity * room(hasLine: hasLine)
    guard opacity > 0 else { return }
    let paint: Drawing.Paint = layout.isFooter ? .secondaryLabel : .label
    drawing.text(
      string, style: layout.titleStyle(scale: column.fit.scale), paint: paint.opacity(opacity),
      in: .init(x: column.textStart, y: layout.textTop(update.visibleExtent, hasLine: hasLine)),
      size: .init(width: column.textWidth, height: layout.titleHeight), alignment: column.alignment,
      lines: column.fit.lines)
  }

  private func line(_ string: String, _ opacity: Double, in column: ArrowColumn, into drawing: inout Drawing) {
    let opacity = opacity * room(hasLine: true)
    guard opacity > 0 else { return }
    let top = layout.textTop(update.visibleExtent, hasLine: true) + layout.titleHeight + ArrowLayout.lineGap
    let width = drawing.size(of: string, ArrowLayout.lineStyle(), lines: 1).width
    let isLarge = update.surroundings.textSize.isAccessibilitySize
    let fit = ArrowFit(ArrowFit(width, in: column.textWidth, isLarge: isLarge), upTo: column.fit.scale)
    drawing.text(
      string, style: ArrowLayout.lineStyle(scale: fit.scale), paint: .secondaryLabel.opacity(opacity),
      in: .init(x: column.textStart, y: top),
      size: .init(width: column.textWidth, height: layout.lineHeight), alignment: column.alignment, lines: fit.lines)
  }
}

/// The horizontal layout of the arrow's row: a centred block whose width is the same in every state.
///
/// The block has room for the widest title of a session and for a usual second line. A longer second line, such as the
/// description of an error, extends to the margin: words never move the icon.
struct ArrowColumn: Equatable {
  /// The middle of the icon across the indicator frame, in points.
  let iconCenter: Double

  /// The left side of the text's box, in points from the left side of the indicator frame.
  let textStart: Double

  /// The width of the text, in points.
  let textWidth: Double

  /// The alignment of the lines.
  let alignment: Drawing.TextAlignment

  /// The fit of the titles, the same for all of them.
  let fit: ArrowFit

  /// Creates the column of a layout whose text is measured by a drawing.
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

  /// Returns the column of the outcome's words, centred on their own in the same fit, or in that of a longer sentence.
  func centered(
    on words: ArrowWords, _ layout: ArrowLayout, in surroundings: RefreshSurroundings, measuredBy drawing: Drawing
  ) -> ArrowColumn {
    guard words.hasOwnOutcome, layout.form != .alone, fit.lines == 1 else { return self }
    let room = layout.form == .beside ? layout.room(surroundings.crossLength) : textWidth
    let full = drawing.size(of: words.outcome, layout.titleStyle(), lines: 1).width
    let fit = ArrowFit(ArrowFit(full, in: room, isLarge: surroundings.textSize.isAccessibilitySize), upTo: fit.scale)
    guard layout.form == .beside else {
      return ArrowColumn(icon: iconCenter, text: textStart..<(textStart + textWidth), alignment: alignment, fit: fit)
    }
    let title = drawing.size(of: words.outcome, layout.titleStyle(scale: fit.scale), lines: 1).width
    let line = words.outcomeLine.map { Self.lineWidth($0, drawing) } ?? 0
    return ArrowColumn(layout, reserved: min(room, fit.lines > 1 ? room : max(title, line)), fit: fit, in: surroundings)
  }

  /// Creates a centred block: icon, gap, text; mirrored in a right-to-left layout.
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
    icon: Double, text: Range<Double>, alignment: Drawing.TextAlignment = .center, fit: ArrowFit
  ) {
    iconCenter = icon
    textStart = text.lowerBound
    textWidth = text.upperBound - text.lowerBound
    self.alignment = alignment
    self.fit = fit
  }

  /// The approximate width of a second line such as "Updated 4 min ago": a placeholder is as wide as a number.
  private static func usualLine(_ texts: RefreshTexts, _ drawing: Drawing) -> Double {
    lineWidth(texts.updatedAt, drawing) + lineWidth(texts.minutesAgo, drawing) - lineWidth(placeholder, drawing)
  }

  private static func lineWidth(_ string: String, _ drawing: Drawing) -> Double {
    drawing.size(of: string, ArrowLayout.lineStyle(), lines: 1).width
  }

  /// The placeholder of a word or a number in a pattern.
  private static let placeholder = "%@"
}

extension ArrowLayout {
  /// The text style of titles.
  func titleStyle(scale: Double = 1) -> Drawing.TextStyle {
    isFooter ? .init(.footnote, scale: scale) : .init(.subheadline, weight: .medium, scale: scale)
  }

  /// The text style of the second line.
  static func lineStyle(scale: Double = 1) -> Drawing.TextStyle {
    .init(.caption, hasTabularDigits: true, scale: scale)
  }
}

/// The scale and number of lines that make a text fit: smaller letters, and at accessibility sizes two lines of half
/// the size.
///
/// Two such lines are as high as the one that they replace.
struct ArrowFit: Equatable {
  /// The size of the letters as a fraction of the full one.
  let scale: Double

  /// The maximum number of lines; text beyond it is truncated.
  let lines: Int

  /// The least size of a text as a fraction of the full one, and the least at accessibility sizes.
  private static let leastScale = (normal: 0.7, large: 0.5)

  /// The usable fraction of the room for smaller letters: they are spaced a little wider.
  private static let slack = 0.98

  /// Creates the fit of a text, or of the widest of several that are set alike.
  ///
  /// - Parameters:
  ///   - width: The width of the text at full size, in points.
  ///   - room: The width of the room, in points.
  ///   - isLarge: `true` if the text size is an accessibility size.
  init(_ width: Double, in room: Double, isLarge: Bool) {
    let fit = width > room ? Self.slack * room / width : 1
    let least = isLarge ? Self.leastScale.large : Self.leastScale.normal
    scale = max(least, fit)
    lines = isLarge && fit < least ? 2 : 1
  }

  /// Creates the same fit, not larger than `scale`.
  init(_ fit: ArrowFit, upTo scale: Double) {
    self.scale = min(fit.scale, scale)
    lines = fit.lines
  }
}
